import { clsx } from 'clsx';
import type { FeeList } from '../../content/queries/product.ts';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
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

const LINK = { items: 'baseline', gap: 4, pad: 3 } as const;

/** Lines of the tariff with the price in force, each a way to the list it comes from; then guides. */
export function Prices({ fees, links, className }: PricesProps) {
  const { category, items } = fees;
  const title = `${WORDS.prices}, ${category.toLowerCase()}`;
  return (
    <Detail
      title={title}
      summary={`${title}, ${WORDS.andGuides}`}
      className={clsx(className, lookOf({ phoneOrder: 'last' }))}
    >
      <Text.ul size="fine" rule="start" before={4}>
        {items.map(({ id, label, price, detail, category: other }) => (
          <li key={id} className={row.row}>
            <Link href="/fee" variant="plain" {...LINK} flow="spread">
              <span>
                {label}
                {other ? (
                  <Text.small size="least" tone="mute" block>
                    {other}
                  </Text.small>
                ) : null}
              </span>
              <Text.b right tabular>
                {price}
                {detail ? (
                  <Text.small size="least" weight="regular" tone="mute" wrap="none">
                    {' '}
                    {detail}
                  </Text.small>
                ) : null}
              </Text.b>
            </Link>
          </li>
        ))}
      </Text.ul>
      <Text.ul size="fine">
        {links.map((link) =>
          link ? (
            <li key={link.href} className={row.row}>
              <Link href={link.href} variant="plain" {...LINK} tone="bone" flow="spread">
                {link.label}
                <Text.span tone="mute" aria-hidden="true">
                  →
                </Text.span>
              </Link>
            </li>
          ) : null,
        )}
      </Text.ul>
    </Detail>
  );
}
