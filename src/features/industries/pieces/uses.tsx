import { clsx } from 'clsx';
import { Detail } from '../../../blocks/parts/detail.tsx';
import type { Industry } from '../../../content/queries/industries.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Link } from '../../../ui/link/link.tsx';
import row from '../../../ui/row/row.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../industries.module.css';
import { WORDS } from '../texts.ts';

interface UsesProps {
  uses: Industry['uses'];
  className?: string | undefined;
}

/** The parts of the product that the industry leans on, each with its reason. */
export function Uses({ uses, className }: UsesProps) {
  return (
    <Detail title={WORDS.uses} summary={`${WORDS.uses} · ${uses.length}`} className={className}>
      <ul className={clsx(styles.uses, text.fine, layout.rule, layout.before4)}>
        {uses.map(({ label, href, why }) => (
          <li key={href} className={clsx(row.row, layout.pad3)}>
            <Link href={href} className={row.link}>
              {label}
            </Link>
            <p className={layout.before1}>{why}</p>
          </li>
        ))}
      </ul>
    </Detail>
  );
}
