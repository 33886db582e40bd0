import type { ReactNode } from 'react';
import Eligibility from '#blocks/eligibility/eligibility.astro';
import EligibilityStart from '#blocks/eligibility/eligibility-start.astro';
import { CardIcon } from '#blocks/prose/cards/card-icon.tsx';
import { CardWrapperLight } from '#blocks/prose/cards/card-wrapper-light.tsx';
import { PostSection } from '#blocks/prose/cards/post-section.tsx';
import { Clock } from '#blocks/prose/clock.tsx';
import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import ColorPicker from '#blocks/prose/color-picker/color-picker.astro';
import { InterfaceStatistics } from '#blocks/prose/interface-statistics.tsx';
import { LegalVersions } from '#blocks/prose/legal-versions.tsx';
import {
  AnnualAccounts,
  Incidents,
  Outsourcing,
  Passport,
  SafeguardingFigures,
} from '#blocks/prose/prose-disclosures.tsx';
import { Amount, Fee, Figure } from '#blocks/prose/prose-facts.tsx';
import { Business, CutOffs, FeeTable, Jurisdictions } from '#blocks/prose/prose-tables.tsx';
import { FirstFee, Invoice, WorkedMonth } from '#blocks/prose/worked-examples.tsx';
import * as disclosures from '#content/queries/disclosures-query.ts';
import { feeOf } from '#content/queries/fees-query.ts';
import { legalVersions } from '#content/queries/legal-query.ts';
import { business, cutOffRows, jurisdictions, limitOf } from '#content/queries/limits-query.ts';
import {
  firstPrice,
  type InvoiceAttributes,
  workedInvoice,
  workedMonth,
} from '#content/queries/worked-examples-query.ts';
import type { BusinessList } from '#content/schemas/business-schema.ts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { Link } from '#ui/link/link.tsx';

/**
 * Every component that a content document can use, with the prices, limits and lists in force on
 * the day of the build.
 */
export const prose = {
  Amount,
  AnnualAccounts: () => (
    <AnnualAccounts accounts={disclosures.annualAccounts()} currency={tariffInForce().currency} />
  ),
  Business: ({ list }: { list: BusinessList }) => <Business business={business()} list={list} />,
  CardIcon,
  CardWrapperLight,
  Clock,
  ColorPicker,
  /** The company's name; `legal` is its legal name. */
  Company: ({ legal = false }: { legal?: boolean }) => (legal ? site().legalName : site().name),
  CutOffs: () => <CutOffs rows={cutOffRows()} />,
  Eligibility,
  EligibilityStart,
  /** A price of a tariff line in the tariff in force. Throws on an unknown line or category. */
  Fee: ({ line, category }: { line: string; category?: string }) => (
    <Fee price={feeOf(line, category)} currency={tariffInForce().currency} />
  ),
  FeeTable: ({ lines }: { lines: string }) => <FeeTable tariff={tariffInForce()} lines={lines} />,
  /** A price from the first version, in force or announced, that contains the tariff line. */
  FirstFee: ({ line }: { line: string }) => <FirstFee first={firstPrice(line)} />,
  Incidents: () => <Incidents list={disclosures.incidents()} />,
  InterfaceStatistics: () => <InterfaceStatistics quarters={disclosures.interfaceQuarters()} />,
  /** The cost of an invoice in dollars; `rate` is an example rate. */
  Invoice: (given: InvoiceAttributes) => <Invoice invoice={workedInvoice(given)} />,
  LegalVersions: () => <LegalVersions documents={legalVersions()} />,
  /** Tables of limits one below the other, with columns of the same widths. */
  LimitTables: ({ children }: { children: ReactNode }) => (
    <section data-columns="limits">{children}</section>
  ),
  Jurisdictions: () => <Jurisdictions lists={jurisdictions()} />,
  /** A limit or a time, by its id. Throws on an unknown id. */
  Limit: ({ id }: { id: string }) => <Figure>{limitOf(id).text}</Figure>,
  Outsourcing: () => <Outsourcing list={disclosures.outsourcing()} />,
  Passport: () => <Passport list={disclosures.passport()} />,
  PostSection,
  ProseCode,
  SafeguardingFigures: () => (
    <SafeguardingFigures figures={disclosures.safeguarding()} currency={tariffInForce().currency} />
  ),
  SupportEmail: () => <Link href={`mailto:${site().emails.support}`}>{site().emails.support}</Link>,
  /** The costs of a company’s month; `values` is the query string of the calculator’s address. */
  WorkedMonth: ({
    category,
    values,
    title,
  }: Record<'category' | 'values', string> & { title?: string }) => (
    <WorkedMonth month={workedMonth(category, values)} title={title} />
  ),
};
