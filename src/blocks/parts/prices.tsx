import { clsx } from 'clsx';
import type { FeeItem, FeeList } from '#content/queries/fee-list-query.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Row } from '#ui/row/row.tsx';
import { t } from '#words/words.ts';
import { PhoneDisclosure } from './phone-disclosure.tsx';
import styles from './prices.module.css';

/** The title of a list of prices: `Prices, low risk`. */
export const pricesTitle = ({ category }: FeeList) => t('prose.pricesOf', { category });

/**
 * The longest label or `detail` of a price, in characters, that stays on one line beside the other
 * if there is room.
 */
const SHORT = 20;

const isLong = ({ detail }: FeeItem) => (detail?.length ?? 0) > SHORT;

/** What wraps if the label and the price do not fit on one line. */
const wrapsFirst = (item: FeeItem) => {
  if (!isLong(item)) return 'label';
  return item.label.length <= SHORT ? 'price' : 'both';
};

/** A price in force, followed in small type by its unit or condition. */
function Price({ item }: { item: FeeItem }) {
  return (
    <Text.b
      right
      tabular
      wrap="balance"
      className={clsx(wrapsFirst(item) === 'price' && styles.wraps)}
    >
      {item.price}
      {item.detail ? (
        <>
          {' '}
          <Text.small
            size="least"
            weight="regular"
            tone="mute"
            wrap={isLong(item) ? undefined : 'none'}
          >
            {item.detail}
          </Text.small>
        </>
      ) : null}
    </Text.b>
  );
}

interface PricesProps {
  title: string;
  items: FeeList['items'];
  /** Links below the prices. */
  ways?: readonly (Way | undefined)[];
}

type Way = Readonly<{ label: string; href: string }>;

const LINK = { variant: 'plain', flow: 'spread', items: 'baseline', gap: 4, pad: 2 } as const;

/** Tariff lines with the price in force, each linked to the tariff; then further links. */
function PriceList({ items, ways = [] }: Omit<PricesProps, 'title'>) {
  return (
    <Text.ul size="fine" rule="start" before={4}>
      {items.map((item) => (
        <Row key={item.id}>
          <Link {...LINK} href="/fee">
            <Text.span className={clsx(wrapsFirst(item) === 'label' && styles.wraps)}>
              {item.label}
              {item.category ? (
                <Text.small size="least" tone="mute" block>
                  {item.category}
                </Text.small>
              ) : null}
            </Text.span>
            <Price item={item} />
          </Link>
        </Row>
      ))}
      {ways.map((way) =>
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
  );
}

/** Prices under a heading. */
export function Prices({ title, ...list }: PricesProps) {
  return (
    <div>
      <Heading size="minor">{title}</Heading>
      <PriceList {...list} />
    </div>
  );
}

/** A price with its unit or condition: `€49.00 a month`, without a line break unless it is long. */
export const priceText = (item: FeeItem) => {
  const text = [item.price, item.detail].filter(Boolean).join(' ');
  return isLong(item) ? text : text.replaceAll(' ', '\u00a0');
};

/** Prices that are folded on a phone, where the summary shows the first two. */
export function FoldedPrices({ title, items }: PricesProps) {
  const [first, second] = items;
  const value = [
    ...(first ? [priceText(first)] : []),
    ...(second ? [`${second.label}\u00a0${priceText(second)}`] : []),
  ].join(', ');
  return (
    <PhoneDisclosure
      title={title}
      summary={value ? t('ui.labelled', { label: title, value }) : title}
    >
      <PriceList items={items} />
    </PhoneDisclosure>
  );
}
