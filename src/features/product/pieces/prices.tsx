import type { FeeList } from '../../../content/queries/product.ts';
import { Link } from '../../../ui/link/link.tsx';
import { WORDS } from '../texts.ts';
import { Fold } from './fold.tsx';
import { Further, type FurtherLinks } from './further.tsx';
import styles from './prices.module.css';

interface PricesProps {
  fees: FeeList;
  /** Where to read on: the guide, then the question most asked. */
  links: FurtherLinks;
  className?: string | undefined;
}

/** Lines of the tariff with the price in force, each a way to the list it comes from. */
export function Prices({ fees, links, className }: PricesProps) {
  const { category, items } = fees;
  const title = `${WORDS.prices}, ${category.toLowerCase()}`;
  return (
    <Fold title={title} summary={`${title}, ${WORDS.andGuides}`} className={className}>
      <ul className={styles.prices}>
        {items.map(({ id, label, price, detail, category: other }) => (
          <li key={id}>
            <Link href="/fee" variant="plain" className={styles.price}>
              <span className={styles.label}>
                {label}
                {other ? <small className={styles.other}>{other}</small> : null}
              </span>
              <i className={styles.leader} aria-hidden="true" />
              <b className={styles.sum}>
                {price}
                {detail ? <small className={styles.detail}> {detail}</small> : null}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <Further links={links} />
    </Fold>
  );
}
