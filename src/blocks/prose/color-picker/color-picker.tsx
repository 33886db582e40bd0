import { clsx } from 'clsx';
import { useState } from 'react';
import { type Oklch, oklchToHex } from '../../../oklch.ts';
import { copyText } from '../../../ui/browser/clipboard.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../pieces.module.css';
import { NOTATIONS, type Notation, written } from './notation.ts';

/** A colour of the brand. */
export interface Swatch extends Oklch {
  readonly name: string;
  readonly use: string;
}

/** The brand palette: choose a notation, click a colour, and it is copied. */
export function ColorPicker({ palette }: { palette: readonly Swatch[] }) {
  const [notation, setNotation] = useState<Notation>('HEX');
  const [said, setSaid] = useState('');

  async function copy(swatch: Swatch) {
    const value = written(swatch, notation);
    const outcome = (await copyText(value)) ? 'copied' : 'could not be copied';
    setSaid(`${swatch.name} ${outcome}: ${value}`);
  }

  return (
    <div className={clsx(layout.stack, layout.gap5)} data-piece="color-picker">
      <Choice
        legend="Copy as"
        name="color-notation"
        options={NOTATIONS.map((value) => ({ value, label: value }))}
        value={notation}
        onChange={(value) => setNotation(value as Notation)}
      />
      <ul className={clsx(layout.four, layout.phoneTwo, layout.gap5)}>
        {palette.map((swatch) => (
          <li key={swatch.name}>
            <button
              type="button"
              className={clsx(layout.stack, layout.full, layout.gap1, styles.swatch)}
              onClick={() => copy(swatch)}
            >
              <svg
                className={styles.color}
                viewBox="0 0 100 60"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width="100" height="60" fill={oklchToHex(swatch)} />
              </svg>
              <span className={clsx(text.name, layout.before2)}>{swatch.name}</span>
              <code className={clsx(text.least, text.text)}>{written(swatch, notation)}</code>
              <span className={clsx(text.small, text.mute)}>{swatch.use}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={clsx(text.small, text.text, styles.said)}>
        {said}
      </p>
    </div>
  );
}
