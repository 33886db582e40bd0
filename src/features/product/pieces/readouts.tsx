import type { Readout } from '../../../content/queries/product.ts';
import { Figure } from '../../../ui/figure/figure.tsx';
import styles from './readouts.module.css';

interface ReadoutsProps {
  figures: readonly Readout[];
  /** `row` side by side, `ledger` ruled lines with the label after the figure. */
  look: 'row' | 'ledger';
  size?: 'large' | 'medium';
  className?: string | undefined;
}

/** A part's figures: they are the illustrations. */
export function Readouts({ figures, look, size = 'medium', className }: ReadoutsProps) {
  return (
    <div className={[styles.readouts, className].filter(Boolean).join(' ')} data-look={look}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} size={size} className={styles.readout} />
      ))}
    </div>
  );
}
