import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The pause in changes, in milliseconds, after which screen readers hear the new text. */
const ANNOUNCE_AFTER_MS = 600;

/**
 * A live region for a result that changes with every key press: screen readers hear it after a
 * pause, and not on arrival.
 */
export function Announcement({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && announcement === '') return;
    const timer = window.setTimeout(() => setAnnouncement(text), ANNOUNCE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, first, announcement]);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}
