import type { Use } from '../../../content/queries/industries.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Fold } from '../../product/pieces/fold.tsx';
import { WORDS } from '../texts.ts';
import styles from './uses.module.css';

interface UsesProps {
  uses: readonly Use[];
  className?: string | undefined;
}

/** The parts of the product that the industry leans on, each with its reason. */
export function Uses({ uses, className }: UsesProps) {
  return (
    <Fold title={WORDS.uses} count={String(uses.length)} className={className}>
      <ul className={styles.uses}>
        {uses.map(({ label, href, why }) => (
          <li key={href} className={styles.use}>
            <Link href={href}>{label}</Link>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
