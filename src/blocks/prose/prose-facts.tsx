import type { ReactNode } from 'react';
import { withNoBreaks } from '#content/no-break.ts';
import { priceText } from '#tariff/describe.ts';
import { type Currency, formatSum } from '#tariff/money.ts';
import type { Price } from '#tariff/schema/shape.ts';
import { Text } from '#ui/layout/box.tsx';

const FIGURE = { tone: 'bone', tabular: true } as const;

/** A range of numbers, in which a line may break at the dash. */
const SPAN = /\d–\d/;

/** A number in running text. */
export function Figure({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <Text.span {...FIGURE}>{children}</Text.span>;
  return (
    <Text.span {...FIGURE} data-whole={SPAN.test(children) ? '' : undefined}>
      {withNoBreaks(children)}
    </Text.span>
  );
}

/** A price in running text. */
export function Fee({ price, currency }: { price: Price; currency: Currency }) {
  return <Figure>{priceText(price, currency)}</Figure>;
}

/** A sum of money that is not a price, such as the amount of an example payment. */
export function Amount({ value, currency }: { value: string; currency: string }) {
  return (
    <Text.span {...FIGURE} wrap="none">
      {formatSum(value, currency)}
    </Text.span>
  );
}
