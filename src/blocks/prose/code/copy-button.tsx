import { clsx } from 'clsx';
import { useState } from 'react';
import { copyText } from '../../../ui/browser/clipboard.ts';
import { Inline, Text } from '../../../ui/layout/box.tsx';
import { lookOf } from '../../../ui/layout/look.ts';
import styles from '../pieces.module.css';

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    // Emptied before, so that the same words are said again.
    setSaid('');
    setSaid((await copyText(text)) ? 'Copied' : 'Could not be copied');
  }

  return (
    <Inline.span gap={3} size="least" data-screen="">
      <Text.span role="status" tone="mute">
        {said}
      </Text.span>
      <button
        type="button"
        className={clsx(styles.button, lookOf({ tone: 'bone' }))}
        onClick={copy}
      >
        {label}
      </button>
    </Inline.span>
  );
}
