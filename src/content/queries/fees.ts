import { join } from 'node:path';
import { publishedFiles } from '../../tariff/downloads.ts';
import { inForce } from '../../tariff/in-force.ts';
import { audienceOf, findLine, priceFor } from '../../tariff/lines.ts';
import type { Price } from '../../tariff/schema/price.ts';
import type { Tariff } from '../../tariff/schema/tariff.ts';
import { type Versions, versionsOn } from '../../tariff/versions.ts';
import { fillMarks } from '../marks.ts';
import { type FeePageTexts, feePageSchema } from '../schemas/fee-page.ts';
import type { CompanyFacts } from '../schemas/site.ts';
import { CONTENT_DIR, companySlug, marks, site, today } from '../site.ts';
import { loadTariffs } from '../tariffs.ts';
import { readYaml } from '../yaml-file.ts';

/** Every version of the tariff, oldest first. */
export const tariffs: readonly Tariff[] = loadTariffs(CONTENT_DIR, marks);

/** The texts of `/fee`. */
export const feePageTexts: FeePageTexts = readYaml(
  join(CONTENT_DIR, 'pages/fee.yaml'),
  feePageSchema,
  (raw) => fillMarks(raw, marks),
);

/** How the company is called in the names of the published files. */
export const feeFilesSlug = companySlug(site.name);

/** Who issues the price lists; stands on their first page. */
export const priceListIssuer: CompanyFacts = {
  name: site.name,
  legalName: site.legalName,
  companyCode: site.companyCode,
  address: site.address,
  licenceNumber: site.licence.number,
  supervisor: site.supervisor,
  supportEmail: site.emails.support,
  site: site.urls.site,
};

/** The version in force on the day of the build. Throws before the first one. */
export function tariffInForce(): Tariff {
  const tariff = inForce(tariffs, today);
  if (!tariff) throw new Error('content/fees: no tariff is in force today');
  return tariff;
}

/** Every version the public may see on the day of the build, and where each of them stands. */
export function feeVersions(): Versions {
  return versionsOn(tariffs, today);
}

/** The paths of one format's files, for an endpoint under `/fee/files`. */
export function feeFilePaths() {
  return publishedFiles(feeFilesSlug, feeVersions()).map(({ name, ...props }) => ({
    params: { file: name },
    props,
  }));
}

/** The price in force of a line, by its id. Throws on a line that the tariff does not have. */
export function feeOf(lineId: string, category?: string): Price {
  const audience = tariffInForce()[audienceOf(lineId)];
  const found = findLine(audience, lineId);
  if (!found) throw new Error(`content/fees: no line ${lineId} in the tariff in force`);
  return priceFor(audience, found.line, category);
}
