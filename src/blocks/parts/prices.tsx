import { clsx } from 'clsx';
import type { FeeList } from '../../content/queries/product.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Detail } from './detail.tsx';
import { WORDS } from './texts.ts';

interface PricesProps {
  fees: FeeList;
  /** Where to read on: the guide, then the question most asked. */
  links: readonly ({ label: string; href: string } | undefined)[];
  className?: string | undefined;
}

const LINK = clsx(layout.between, layout.baseline, layout.gap4, layout.pad3);

/** Lines of the tariff with the price in force, each a way to the list it comes from; then guides. */
export function Prices({ fees, links, className }: PricesProps) {
  const { category, items } = fees;
  const title = `${WORDS.prices}, ${category.toLowerCase()}`;
  return (
    <Detail
      title={title}
      summary={`${title}, ${WORDS.andGuides}`}
      className={clsx(layout.phoneLast, className)}
    >
      <ul className={clsx(text.fine, layout.rule, layout.before4)}>
        {items.map(({ id, label, price, detail, category: other }) => (
          <li key={id} className={row.row}>
            <Link href="/fee" variant="plain" className={LINK}>
              <span>
                {label}
                {other ? (
                  <small className={clsx(text.least, text.mute, layout.block)}>{other}</small>
                ) : null}
              </span>
              <b className={clsx(text.right, text.tabular)}>
                {price}
                {detail ? (
                  <small className={clsx(text.least, text.regular, text.mute, text.nowrap)}>
                    {' '}
                    {detail}
                  </small>
                ) : null}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={text.fine}>
        {links.map((link) =>
          link ? (
            <li key={link.href} className={row.row}>
              <Link href={link.href} variant="plain" className={clsx(text.bone, LINK)}>
                {link.label}
                <span className={text.mute} aria-hidden="true">
                  →
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </Detail>
  );
}
