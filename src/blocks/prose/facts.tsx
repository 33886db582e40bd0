import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { heldPriceText } from '../../tariff/describe.ts';
import { formatSum } from '../../tariff/money.ts';
import type { Price } from '../../tariff/schema/price.ts';
import text from '../../ui/text/text.module.css';

const FIGURE = clsx(text.bone, text.tabular);

/** A figure in a sentence. */
export function Figure({ children }: { children: ReactNode }) {
  return <span className={FIGURE}>{children}</span>;
}

/** A price in a sentence. */
export function Fee({ price }: { price: Price }) {
  return <Figure>{heldPriceText(price)}</Figure>;
}

/** A sum of money that is not a price: the amount of an example payment. */
export function Amount({ value, currency }: { value: string; currency: string }) {
  return <span className={clsx(FIGURE, text.nowrap)}>{formatSum(value, currency)}</span>;
}
