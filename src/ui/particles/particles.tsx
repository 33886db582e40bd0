import { clsx } from 'clsx';
import styles from './particles.module.css';

/**
 * Slow decorative particles behind the head of a page; `src/shell/idle.ts`
 * shows them once the page is idle.
 */
export function Particles({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx(styles.particles, className)} data-particles="" aria-hidden="true">
      <i className={styles.depth} />
      <i className={styles.depth} />
      <i className={styles.depth} />
    </div>
  );
}
