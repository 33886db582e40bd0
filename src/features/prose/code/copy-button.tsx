import { useState } from 'react';
import { Island } from '../../../shell/island/island.tsx';
import styles from './copy-button.module.css';

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
      <span className={styles.copy}>
        <span role="status" className={styles.said}>
          {SAID[outcome]}
        </span>
        <button type="button" className={styles.button} onClick={copy}>
          {label}
        </button>
      </span>
    </Island>
  );
}
