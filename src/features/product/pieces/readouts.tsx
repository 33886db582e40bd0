import { clsx } from 'clsx';
import type { Readout } from '../../../content/queries/limits.ts';
import { Figure } from '../../../ui/figure/figure.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './readouts.module.css';

interface ReadoutsProps {
  figures: readonly Readout[];
  /** `row` side by side, `ledger` ruled lines with the label after the figure. */
  look: 'row' | 'ledger';
  size?: 'large' | 'medium';
  className?: string | undefined;
}

const ENTRY = clsx(layout.between, layout.baseline, layout.gap3, layout.rule, text.right);

/** A part's figures: they are the illustrations. */
export function Readouts({ figures, look, size = 'medium', className }: ReadoutsProps) {
  const row = clsx(
    styles.row,
    layout.phoneBlock,
    figures.length === 2 && layout.two,
    figures.length === 3 && [layout.three, layout.gap5],
  );
  return (
    <div className={clsx(look === 'row' ? row : styles.ledger, className)}>
      {figures.map((figure) => (
        <Figure
          key={figure.label}
          {...figure}
          size={size}
          className={look === 'ledger' ? ENTRY : undefined}
        />
      ))}
    </div>
  );
}
