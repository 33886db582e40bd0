import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_DIR } from '#content/files.ts';
import { feeFilesSlug } from '#content/queries/fees-query.ts';
import { today } from '#content/site.ts';
import { tariffInForce, tariffs, tariffsToCome } from '#content/tariffs.ts';
import { priceParts } from '#tariff/describe.ts';
import { FORMATS, type Format } from '#tariff/downloads.ts';
import { tariffCsv, tariffJson } from '#tariff/export.ts';
import type { ExportedTariff } from '#tariff/export-schema.ts';
import { audiencesOf, findLine, type LineWithGroup, linesWithGroups } from '#tariff/lines.ts';
import { sum } from '#tariff/money.ts';
import type { AudienceName } from '#tariff/names.ts';
import type { Price } from '#tariff/schema/shape.ts';
import { pdfText } from '../institution/pdf-text.ts';
import { contents, DIST, files, oneLine, pageAt, pages } from './pages.ts';

const built = (address: string): Buffer => readFileSync(join(DIST, address));
/** The permanent address of a file. */
const addressOf = (version: string, audience: AudienceName, format: Format) =>
  `/fee/files/${feeFilesSlug()}-fees-${version}-${audience}.${format}`;
const json = (version: string, audience: AudienceName): ExportedTariff =>
  JSON.parse(contents(addressOf(version, audience, 'json')));

/** The tariff versions whose files are in the build. */
const versions = tariffs().filter(({ version }) =>
  files.has(addressOf(version, 'companies', 'json')),
);
const lists = versions.flatMap((tariff) =>
  audiencesOf(tariff).map((audience) => {
    const { version } = tariff;
    return { tariff, version, audience, list: json(version, audience) };
  }),
);

/** Each price of a list, with its line and category. */
function prices(list: ExportedTariff) {
  return list.groups.flatMap(({ lines }) =>
    lines.flatMap(({ id: line, label, prices: byCategory }) =>
      list.categories.flatMap(({ id: category }) => {
        const price: Price | undefined = byCategory[category];
        return price ? [{ line, label, category, price }] : [];
      }),
    ),
  );
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

it('the version in force and the previous one are published', () => {
  expect(versions.length).toBeGreaterThanOrEqual(2);
});

describe.each(lists)('tariff $version for $audience', ({ tariff, version, audience, list }) => {
  it('is published as JSON that matches the published schema', () => {
    const schema = JSON.parse(contents('/fee/files/fees.schema.json'));
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(list), JSON.stringify(validate.errors)).toBe(true);
    expect(list).toEqual(tariffJson(tariff, audience, schema.$id));
  });

  it('is published as CSV', () => {
    const csv = contents(addressOf(version, audience, 'csv'));
    expect(csv).toBe(tariffCsv(tariff, audience));
  });

  it('has the same lines and prices as PDF', async () => {
    const file = join(DIST, addressOf(version, audience, 'pdf'));
    const text = withoutSpaces(await pdfText(file, { withTitle: false }));
    expect(text).toContain(withoutSpaces(`Version ${version}`));
    let at = text.indexOf(withoutSpaces(`${list.groups[0]?.title}`));
    for (const { lines } of list.groups) {
      for (const line of lines) {
        const from = text.indexOf(withoutSpaces(line.label), at);
        expect(from, `${line.id} after ${text.slice(at, at + 40)}`).toBeGreaterThanOrEqual(0);
        at = from;
        for (const { id } of list.categories) {
          const price = withoutSpaces(line.prices[id]?.text ?? '–');
          const found = text.indexOf(price, at);
          expect(found - at, `${line.id} ${id}: ${price}`).toBeLessThan(260);
          expect(found, `${line.id} ${id}: ${price}`).toBeGreaterThanOrEqual(at);
          at = found + price.length;
        }
      }
    }
    for (const footnote of list.footnotes) expect(text).toContain(withoutSpaces(footnote.text));
    expect(text).toContain(withoutSpaces(list.rounding));
  });
});

describe.each(audiencesOf(tariffInForce()))('the list in force for %s', (audience) => {
  const current = json('latest', audience);

  it('is the file named “latest” in every format', () => {
    for (const format of FORMATS) {
      const file = (version: string) => built(addressOf(version, audience, format));
      expect(Buffer.compare(file('latest'), file(current.version)), format).toBe(0);
    }
  });

  it('is shown on the page, line by line, with those of the announced list', () => {
    const next = tariffsToCome()
      .slice(1)
      .find(({ announced }) => announced <= today());
    shows(pageAt('/fee'), current, next ? linesWithGroups(next[audience]) : []);
  });
});

/** Expects a page to show every price of a list, and of other lines only those announced. */
function shows(
  document: Document,
  list: ExportedTariff,
  announced: readonly LineWithGroup[] = [],
): void {
  const sheet = document.querySelector(`[data-audience="${list.audience}"]`);
  const rows = [...(sheet?.querySelectorAll('tr[id]') ?? [])].map(({ id }) => id);
  const own = list.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(rows.filter((id) => own.includes(id))).toEqual(own);
  const added = announced.filter(({ line }) => !own.includes(line.id));
  expect(rows.filter((id) => !own.includes(id))).toEqual(added.map(({ line }) => line.id));
  for (const { line } of added) {
    const row = document.getElementById(line.id);
    expect(oneLine(row?.textContent)).toContain(line.label);
    expect(row?.hasAttribute('itemscope'), `${line.id} is not offered yet`).toBe(false);
  }
  for (const { line, label, category, price } of prices(list)) {
    const row = document.getElementById(line);
    const column = list.categories.findIndex(({ id }) => id === category);
    const { main, detail } = priceParts(price, list.currency);
    expect(oneLine(row?.querySelector('th')?.textContent), line).toContain(label);
    const cell = oneLine(row?.querySelectorAll('td')[column]?.textContent);
    const expected = oneLine([main, detail].join(' '));
    expect(cell.startsWith(expected), `${line}: ${cell}`).toBe(true);
  }
}

it('/fee/index_old shows the superseded list, marked as such', () => {
  const document = pageAt('/fee/index_old');
  const version = oneLine(document.querySelector('h1')?.textContent).replace('Tariff ', '');
  expect(version).not.toBe(json('latest', 'companies').version);
  for (const { list } of lists.filter((one) => one.version === version)) shows(document, list);
  expect(oneLine(document.querySelector('main')?.textContent)).toContain('Superseded');
  expect(document.querySelector('main a[href="/fee"]')).not.toBeNull();
});

it('the example month on the page is exact to the cent', () => {
  const month = pageAt('/fee').querySelector('[aria-labelledby="month"]');
  const amounts = [...(month?.querySelectorAll('li > p > b') ?? [])].map(({ textContent }) =>
    (textContent ?? '').replaceAll(',', ''),
  );
  expect(amounts.length).toBeGreaterThan(7);
  const total = oneLine(month?.querySelector('strong')?.textContent).replace(/[€,]/g, '');
  expect(sum(amounts)).toBe(total);
});

it('the page lists every version with its files', () => {
  const links = [...pageAt('/fee').querySelectorAll('a[href^="/fee/files/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  for (const { version, audience } of lists) {
    for (const format of FORMATS) expect(links).toContain(addressOf(version, audience, format));
  }
  for (const link of links) expect(files.has(link), link).toBe(true);
});

describe('prices on other pages', () => {
  const inForce = (line: string, category?: string) => {
    const list = json('latest', findLine(tariffInForce(), line)?.audience ?? 'companies');
    const all = prices(list).filter((one) => one.line === line);
    const found = category
      ? all.find((one) => one.category === category)
      : all.find(({ price }) => price.kind !== 'request');
    if (!found) throw new Error(`no price ${line} ${category}`);
    return priceParts(found.price, list.currency).main;
  };
  const yaml = (path: string) => parse(readFileSync(join(CONTENT_DIR, path), 'utf8'));

  it('on the home page equal those of the list', () => {
    const { fees } = yaml('pages/home.yaml');
    const text = oneLine(pageAt('/').querySelector('main')?.textContent);
    const { columns: kinds, shown } = yaml('pages/fee.yaml');
    const columns = kinds.flatMap(({ category }: { category?: string }) =>
      [shown.month, shown.opening].flatMap(({ companies, individuals }) => {
        const fee = category ? companies : individuals;
        return fee ? [{ fee, category }] : [];
      }),
    );
    for (const { fee, category } of [...columns, ...fees.payments.lines]) {
      // Large figures omit the cents if they are zero.
      const figure = inForce(fee, category).replace(/\.00$/, '');
      expect(text, fee).toMatch(new RegExp(`${figure}(\\.00)?(?![\\d.,])`));
    }
  });

  it('in the product sections equal those of the list', () => {
    const document = pageAt('/product');
    for (const file of readdirSync(join(CONTENT_DIR, 'product'))) {
      const { anchor, fees } = yaml(`product/${file}`);
      const text = oneLine(document.getElementById(anchor)?.textContent);
      for (const fee of fees ?? []) expect(text, `${anchor} ${fee}`).toContain(inForce(fee));
    }
  });

  it.each(['faq', 'docs', 'blog'])('are those of the list in %s', (folder) => {
    const sources = readdirSync(join(CONTENT_DIR, folder), { recursive: true, encoding: 'utf8' });
    let count = 0;
    for (const file of sources.filter((one) => one.endsWith('.mdx'))) {
      const source = readFileSync(join(CONTENT_DIR, folder, file), 'utf8');
      const slug = file.replace(/\.mdx$/, '').replaceAll('\\', '/');
      const path = folder === 'faq' ? '/faq' : `/${folder}/${slug.replace(/\/index$/, '')}`;
      const found = pages.find((one) => one.path === path);
      if (!found) continue;
      const text = oneLine(found.document.querySelector('main')?.textContent);
      for (const [, attributes = ''] of source.matchAll(/<Fee\s([^>]*)\/>/g)) {
        const line = /line="([^"]+)"/.exec(attributes)?.[1] ?? '';
        const category = /category="([^"]+)"/.exec(attributes)?.[1];
        expect(text, `${file}: ${line}`).toContain(inForce(line, category));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

it.each(['limits', 'jurisdictions', 'business'])('%s.json is published with content', (name) => {
  expect(Object.keys(JSON.parse(contents(`/data/${name}.json`))).length).toBeGreaterThan(1);
});

it('every limit that the list refers to is published', () => {
  const { limits } = JSON.parse(contents('/data/limits.json'));
  const ids = limits.map(({ id }: { id: string }) => id);
  for (const { list } of lists) {
    for (const { limit } of list.groups.flatMap(({ lines }) => lines)) {
      if (limit) expect(ids).toContain(limit);
    }
  }
});
