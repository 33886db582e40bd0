import { Detail } from '../../../blocks/parts/detail.tsx';
import type { Industry } from '../../../content/queries/industries.ts';
import { Box, Text } from '../../../ui/layout/box.tsx';
import { Link } from '../../../ui/link/link.tsx';
import row from '../../../ui/row/row.module.css';
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
      <Text.ul size="fine" rule="start" before={4} className={styles.uses}>
        {uses.map(({ label, href, why }) => (
          <Box.li key={href} pad={3} className={row.row}>
            <Link href={href} className={row.link}>
              {label}
            </Link>
            <Box.p before={1}>{why}</Box.p>
          </Box.li>
        ))}
      </Text.ul>
    </Detail>
  );
}
