import { useState } from 'react';
import { Island } from '../../../shell/island/island.tsx';
import { Choice } from '../../../ui/choice/choice.tsx';
import { oklchToHex } from '../../../ui/color/oklch.ts';
import styles from './color-picker.module.css';
import { NOTATIONS, type Notation, written } from './notation.ts';
import type { Swatch } from './palette.ts';

/** The brand palette: choose a notation, click a colour, and it is copied. */
export function ColorPicker({ palette }: { palette: readonly Swatch[] }) {
  const [notation, setNotation] = useState<Notation>('HEX');
  const [said, setSaid] = useState('');

  async function copy(swatch: Swatch) {
    const value = written(swatch, notation);
    try {
      await navigator.clipboard.writeText(value);
      setSaid(`${swatch.name} copied: ${value}`);
    } catch {
      setSaid(`${swatch.name} could not be copied: ${value}`);
    }
  }

  return (
    <Island>
      <div className={styles.picker} data-piece="color-picker">
        <Choice
          legend="Copy as"
          name="color-notation"
          options={NOTATIONS.map((value) => ({ value, label: value }))}
          value={notation}
          onChange={(value) => setNotation(value as Notation)}
        />
        <ul className={styles.swatches}>
          {palette.map((swatch) => (
            <li key={swatch.name}>
              <button type="button" className={styles.swatch} onClick={() => copy(swatch)}>
                <svg
                  className={styles.color}
                  viewBox="0 0 100 60"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width="100" height="60" fill={oklchToHex(swatch)} />
                </svg>
                <span className={styles.name}>{swatch.name}</span>
                <code className={styles.value}>{written(swatch, notation)}</code>
                <span className={styles.use}>{swatch.use}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Island>
  );
}
