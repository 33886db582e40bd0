import type { FeeList } from '../../../content/queries/product.ts';
import { Spread, Text } from '../../../ui/layout/box.tsx';
import { WORDS } from '../texts.ts';

/** The first prices stay open on a phone, where the list of all of them is folded. */
export function KeyPrices({ fees }: { fees: FeeList }) {
  return (
    <Text.ul
      aria-label={`${WORDS.prices} ${fees.category.toLowerCase()}`}
      shown="phone"
      before={6}
      size="fine"
    >
      {fees.items.slice(0, 2).map(({ id, label, price, detail }) => (
        <Spread.li key={id} items="baseline" gap={4} rule="start" pad={3}>
          {label}
          <Text.b tone="bone" right tabular>
            {price}
            {detail ? (
              <Text.small size="least" weight="regular" tone="mute">
                {' '}
                {detail}
              </Text.small>
            ) : null}
          </Text.b>
        </Spread.li>
      ))}
    </Text.ul>
  );
}
