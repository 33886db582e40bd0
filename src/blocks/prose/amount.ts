import { amountText, exact, formatCount } from '../../tariff/money.ts';

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: 'USD ', GBP: 'GBP ', CHF: 'CHF ' };

/**
 * A sum for readers: `€48,200.00`, or without cents where the text gave none, `€50,000`.
 * `value` is a plain decimal such as `48200.00`. Throws on an unknown currency or a malformed sum.
 */
export function formatAmount(value: string, currency: string): string {
  const sign = SIGNS[currency];
  if (sign === undefined) {
    throw new Error(
      `<Amount currency="${currency}">: expected one of ${Object.keys(SIGNS).join(', ')}`,
    );
  }
  if (!/^\d+(\.\d{2})?$/.test(value)) {
    throw new Error(`<Amount value="${value}">: expected a plain decimal such as 48200.00`);
  }
  const [whole = '0', cents = ''] = value.includes('.')
    ? amountText(exact(value)).split('.')
    : [value];
  return `${sign}${formatCount(Number(whole))}${cents && `.${cents}`}`;
}
