import { clsx } from 'clsx';
import { useState } from 'react';
import { Island } from '../../../shell/island/island.tsx';
import layout from '../../../ui/layout/layout.module.css';
import voice from '../../../ui/text/text.module.css';
import styles from '../pieces.module.css';

/** What the last attempt came to. */
type Outcome = 'none' | 'copied' | 'failed';

const SAID: Record<Outcome, string> = { none: '', copied: 'Copied', failed: 'Could not be copied' };

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Island>
      <span className={clsx(layout.row, layout.gap3, voice.least)} data-screen="">
        <span role="status" className={voice.mute}>
          {SAID[outcome]}
        </span>
        <button type="button" className={clsx(voice.bone, styles.button)} onClick={copy}>
          {label}
        </button>
      </span>
    </Island>
  );
}
