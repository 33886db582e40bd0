import { clsx } from 'clsx';
import styles from './particles.module.css';

/**
 * Slow particles behind the head of a page, decorative; `src/shell/particles/start-particles.ts` shows them
 * once the page is idle.
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
