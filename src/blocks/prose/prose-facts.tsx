import type { ReactNode } from 'react';
import { withNoBreaks } from '#content/no-break.ts';
import { feeOf } from '#content/queries/fees-query.ts';
import { limitOf } from '#content/queries/limits-query.ts';
import { firstPrice } from '#content/queries/worked-examples-query.ts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { dayText } from '#tariff/day.ts';
import { priceText } from '#tariff/describe.ts';
import { formatSum } from '#tariff/money.ts';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { t } from '#words/words.ts';

const FIGURE = { tone: 'bone', tabular: true } as const;

/** A range of numbers, in which a line may break at the dash. */
const SPAN = /\d–\d/;

/** A number in running text. */
function Figure({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <Text.span {...FIGURE}>{children}</Text.span>;
  return (
    <Text.span {...FIGURE} data-whole={SPAN.test(children) ? '' : undefined}>
      {withNoBreaks(children)}
    </Text.span>
  );
}

/** A price of the tariff in force. Throws on an unknown line or category. */
export function Fee({ line, category }: { line: string; category?: string }) {
  return <Figure>{priceText(feeOf(line, category), tariffInForce().currency)}</Figure>;
}

/**
 * A price from the first version, in force or announced, that contains the tariff line; with its
 * effective date if that is in the future.
 */
export function FirstFee({ line }: { line: string }) {
  const { price, currency, from } = firstPrice(line);
  const text = priceText(price, currency);
  return <Figure>{from ? t('prose.priceFrom', { price: text, day: dayText(from) }) : text}</Figure>;
}

/** A limit or a time, by its id. Throws on an unknown id. */
export function Limit({ id }: { id: string }) {
  return <Figure>{limitOf(id).text}</Figure>;
}

/** A sum of money that is not a price, such as the amount of an example payment. */
export function Amount({ value, currency }: { value: string; currency: string }) {
  return (
    <Text.span {...FIGURE} wrap="none">
      {formatSum(value, currency)}
    </Text.span>
  );
}

/** The company's name; `legal` is its legal name. */
export const Company = ({ legal = false }: { legal?: boolean }) =>
  legal ? site().legalName : site().name;

export function SupportEmail() {
  const { support } = site().emails;
  return <Link href={`mailto:${support}`}>{support}</Link>;
}
