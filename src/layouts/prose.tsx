import { CardIcon } from '../blocks/prose/cards/card-icon.tsx';
import { CardWrapperLight } from '../blocks/prose/cards/card-wrapper-light.tsx';
import { PostSection } from '../blocks/prose/cards/post-section.tsx';
import { Clock } from '../blocks/prose/clock.tsx';
import ProseCode from '../blocks/prose/code/prose-code.astro';
import ColorPicker from '../blocks/prose/color-picker/color-picker.astro';
import { Amount, Fee, Figure } from '../blocks/prose/facts.tsx';
import { Business, CutOffs, FeeTable, Jurisdictions } from '../blocks/prose/tables.tsx';
import { feeOf } from '../content/queries/fees.ts';
import { business, cutOffRows, jurisdictions, limitOf } from '../content/queries/limits.ts';
import type { BusinessList } from '../content/schemas/business.ts';
import { site } from '../content/site.ts';
import { tariffInForce } from '../content/tariffs.ts';
import { Link } from '../ui/link/link.tsx';

/** Every component that a content document can use, with the prices, limits and lists of the day. */
export const prose = {
  Amount,
  Business: ({ list }: { list: BusinessList }) => <Business business={business()} list={list} />,
  CardIcon,
  CardWrapperLight,
  Clock,
  ColorPicker,
  /** The company's name; `legal` is its legal name. */
  Company: ({ legal = false }: { legal?: boolean }) => (legal ? site.legalName : site.name),
  CutOffs: () => <CutOffs rows={cutOffRows()} />,
  /** A price, from the tariff in force, by its line. Throws on an unknown line or category. */
  Fee: ({ line, category }: { line: string; category?: string }) => (
    <Fee price={feeOf(line, category)} />
  ),
  FeeTable: ({ lines }: { lines: string }) => <FeeTable tariff={tariffInForce()} lines={lines} />,
  Jurisdictions: () => <Jurisdictions lists={jurisdictions()} />,
  /** A limit or a time, by its id. Throws on an unknown id. */
  Limit: ({ id }: { id: string }) => <Figure>{limitOf(id).text}</Figure>,
  PostSection,
  ProseCode,
  SupportEmail: () => <Link href={`mailto:${site.emails.support}`}>{site.emails.support}</Link>,
};
