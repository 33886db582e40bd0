import { feeOf } from '../../content/queries/fees.ts';
import { limitOf } from '../../content/queries/limits.ts';
import { site } from '../../content/site.ts';
import { heldPriceText } from '../../tariff/describe.ts';
import { Link } from '../../ui/link/link.tsx';
import text from '../../ui/text/text.module.css';
import { formatAmount } from './amount.ts';

const FIGURE = `${text.bone} ${text.tabular}`;

/** A price in a sentence, from the tariff in force, by its line. Throws on an unknown line or category. */
export function Fee({ line, category }: { line: string; category?: string }) {
  return <span className={FIGURE}>{heldPriceText(feeOf(line, category))}</span>;
}

/** A limit or a time in a sentence, by its id. Throws on an unknown id. */
export function Limit({ id }: { id: string }) {
  return <span className={FIGURE}>{limitOf(id).text}</span>;
}

/** A sum of money that is not a price: the amount of an example payment. */
export function Amount({ value, currency }: { value: string; currency: string }) {
  return <span className={`${FIGURE} ${text.nowrap}`}>{formatAmount(value, currency)}</span>;
}

/** The company's name; `legal` is its legal name. */
export function Company({ legal = false }: { legal?: boolean }) {
  return legal ? site.legalName : site.name;
}

/** The support address, as a link. */
export function SupportEmail() {
  return <Link href={`mailto:${site.emails.support}`}>{site.emails.support}</Link>;
}
