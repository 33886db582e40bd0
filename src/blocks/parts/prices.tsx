import type { FeeItem, FeeList } from '#content/queries/product-query.ts';
import { Text } from '#ui/layout/box.tsx';
import type { Look, Placed } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Row } from '#ui/row/row.tsx';
import { Detail } from './detail.tsx';
import { WORDS } from './part-words.ts';

/** A price in force, and in small type what it is for. */
export function Price(props: { item: FeeItem } & Pick<Look, 'wrap' | 'right'>) {
  const {
    item: { price, detail },
    wrap,
    right,
  } = props;
  return (
    <Text.b right={right} tabular wrap="balance">
      {price}
      {detail ? (
        <Text.small size="least" weight="regular" tone="mute" wrap={wrap}>
          {' '}
          {detail}
        </Text.small>
      ) : null}
    </Text.b>
  );
}

interface PricesProps extends Placed {
  /** On a phone it has the line to itself. */
  alone?: boolean;
  /** Whose prices they are, and where to read on: the guide, then the question most asked. */
  part: { fees: FeeList; guide: Way; faq?: Way | undefined };
}

type Way = Readonly<{ label: string; href: string }>;

/** So many letters of what a price is for stand on its line; more would squeeze what it is the price of. */
const SHORT = 20;

const isLong = ({ detail }: FeeItem) => (detail?.length ?? 0) > SHORT;

/** A short name stays on its line beside a price with more to say, which has two. */
const labelOf = (item: FeeItem) =>
  isLong(item) && item.label.length <= SHORT ? item.label.replaceAll(' ', '\u00a0') : item.label;

const LINK = { variant: 'plain', flow: 'spread', items: 'baseline', gap: 4, pad: 3 } as const;

/** Lines of the tariff with the price in force, each a way to the list it comes from; then guides. */
export function Prices({ part: { fees, guide, faq }, ...place }: PricesProps) {
  const title = `${WORDS.prices}, ${fees.category.toLowerCase()}`;
  return (
    <Detail phoneOrder="last" {...place} title={title} summary={`${title}, ${WORDS.guides}`}>
      <Text.ul size="fine" rule="start" before={4}>
        {fees.items.map((item) => (
          <Row key={item.id}>
            <Link {...LINK} href="/fee">
              <span>
                {labelOf(item)}
                {item.category ? (
                  <Text.small size="least" tone="mute" block>
                    {item.category}
                  </Text.small>
                ) : null}
              </span>
              <Price item={item} wrap={isLong(item) ? undefined : 'none'} right />
            </Link>
          </Row>
        ))}
      </Text.ul>
      <Text.ul size="fine">
        {[guide, faq].map((way) =>
          way ? (
            <Row key={way.href}>
              <Link {...LINK} href={way.href} tone="bone">
                {way.label}
                <Text.span tone="mute" aria-hidden="true">
                  →
                </Text.span>
              </Link>
            </Row>
          ) : null,
        )}
      </Text.ul>
    </Detail>
  );
}
