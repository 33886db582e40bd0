import { clsx } from 'clsx';
import { useState } from 'react';
import { copyText } from '../../../ui/browser/clipboard.ts';
import layout from '../../../ui/layout/layout.module.css';
import voice from '../../../ui/text/text.module.css';
import styles from '../pieces.module.css';

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(text)) ? 'Copied' : 'Could not be copied');
  }

  return (
    <span className={clsx(layout.row, layout.gap3, voice.least)} data-screen="">
      <span role="status" className={voice.mute}>
        {said}
      </span>
      <button type="button" className={clsx(voice.bone, styles.button)} onClick={copy}>
        {label}
      </button>
    </span>
  );
}
