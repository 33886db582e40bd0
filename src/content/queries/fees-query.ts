import type { BillPlan, LineIds } from '#tariff/bill.ts';
import { type PriceParts, priceParts, sumOf } from '#tariff/describe.ts';
import { publishedFiles } from '#tariff/downloads.ts';
import { findLine, priceFor } from '#tariff/lines.ts';
import { type Currency, formatMoney, withoutCents } from '#tariff/money.ts';
import { rails } from '#tariff/rails.ts';
import type { Price } from '#tariff/schema/shape.ts';
import { type Versions, versionsOn } from '#tariff/versions.ts';
import { t } from '#words/words.ts';
import { ContentError, nameOf } from '../files.ts';
import { read } from '../read.ts';
import { site, slugify, today } from '../site.ts';
import { tariffInForce, tariffs } from '../tariffs.ts';
import { limitOf } from './limits-query.ts';

/** The texts of `/fee`. */
export const feePage = () => read('pages/fee.yaml');

/** The company's name in the names of the published files. */
export const feeFilesSlug = () => slugify(site().name);

/** The issuer of the price lists and legal documents, printed on their first page. */
export function issuer() {
  const { name, legalName, companyCode, address, licence, supervisor, emails, demo, urls } = site();
  return {
    name,
    legalName,
    companyCode,
    address,
    licenceNumber: licence.number,
    supervisor,
    supportEmail: emails.support,
    /** The notice of a fictitious institution, printed at the foot of every page. */
    demo,
    /** Origin of the website, the base of links that start with `/`. */
    site: urls.site,
  };
}

export type CompanyFacts = ReturnType<typeof issuer>;

/** Every version of the tariff that is public on the day of the build, with its status. */
export function feeVersions(): Versions {
  return versionsOn(tariffs(), today());
}

/** The plan of the calculator, each field with the maximum that the limits allow. */
export function feePlan(): BillPlan {
  const { account, fields } = feePage().month;
  return {
    account,
    fields: fields.map(({ limit, ...field }) => ({
      ...field,
      ...(limit ? { most: limitOf(limit).value ?? undefined } : {}),
    })),
  };
}

/** The parameters of one format's files, for an endpoint under `/fee/files`. */
export function feeFilePaths() {
  return publishedFiles(feeFilesSlug(), feeVersions()).map(({ name, ...props }) => ({
    params: { file: name },
    props,
  }));
}

function refuse(expected: string): never {
  throw new ContentError([{ file: nameOf('fees'), expected }]);
}

/** The current price of a line. Throws `ContentError` if the tariff does not have the line. */
export function feeOf(lineId: string, category?: string): Price {
  const tariff = tariffInForce();
  const found = findLine(tariff, lineId);
  if (!found) refuse(`no line ${lineId} in the tariff ${tariff.version}`);
  return priceFor(tariff[found.audience], found.line, category);
}

/** The figure of a tier, for comparing tiers of one kind. */
function figureOf(price: Price): number {
  return Number(price.kind === 'percent' ? price.percent : (sumOf(price) ?? Number.NaN));
}

/**
 * A price in two parts, without cents if they are zero; of several tiers the lowest, marked `from`.
 */
function shownPrice(price: Price, currency: Currency): PriceParts {
  if (price.kind === 'tiers') {
    const [lowest] = price.tiers.toSorted((a, b) => figureOf(a.price) - figureOf(b.price));
    const { main } = priceParts(lowest?.price ?? price, currency);
    return { main: t('tariff.lowest', { price: withoutCents(main) }), detail: null };
  }
  const { main, detail } = priceParts(price, currency);
  return { main: withoutCents(main), detail };
}

/**
 * The columns of the prices page, one per kind of client, each with the same rows: the opening, a
 * payment on each rail, and what else is shown.
 */
export function feeColumns() {
  const { columns, shown } = feePage();
  const { currency } = tariffInForce();
  const rows = [
    { row: shown.opening, rail: null },
    ...rails().map((rail) => ({ row: shown[rail], rail })),
    { row: shown.exchange, rail: null },
    { row: shown.received, rail: null },
  ];
  return columns.map(({ category, ...column }) => {
    const priceOf = ({ companies, individuals }: LineIds): PriceParts | null => {
      const line = category ? companies : individuals;
      return line ? shownPrice(feeOf(line, category), currency) : null;
    };
    return {
      ...column,
      month: priceOf(shown.month),
      opening: priceOf(shown.opening),
      rows: rows.flatMap(({ row, rail }) =>
        row ? [{ label: row.label, rail, price: priceOf(row) }] : [],
      ),
    };
  });
}

export type FeeColumn = ReturnType<typeof feeColumns>[number];

/** The lowest current price of a line over all categories: `€49`. Throws if none is a plain sum. */
export function lowestFee(lineId: string): string {
  const tariff = tariffInForce();
  const sums = tariff.companies.categories.flatMap(({ id }) => {
    const sum = sumOf(feeOf(lineId, id));
    return sum === null ? [] : [Number(sum)];
  });
  if (sums.length === 0) refuse(`no price of ${lineId} is one sum`);
  return withoutCents(formatMoney(String(Math.min(...sums)), tariff.currency));
}
