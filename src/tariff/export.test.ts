import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { priceText } from './describe.ts';
import { CSV_COLUMNS, csvRows, tariffCsv, tariffJson } from './export.ts';
import { exportedTariff, tariffJsonSchema } from './export-schema.ts';
import { countPrices, linesWithGroups } from './lines.ts';
import { fixtureTariff, VERSIONS } from './tariff.fixture.ts';

const SCHEMA = 'https://www.solvanto.example/fee/tariff.schema.json';
const every = VERSIONS.flatMap((tariff) =>
  (['companies', 'individuals'] as const).map((audience) => ({
    tariff,
    audience,
    version: tariff.version,
  })),
);

describe('the published JSON', () => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(tariffJsonSchema(SCHEMA));

  it.each(every)('$version $audience fits its published schema', ({ tariff, audience }) => {
    const json: unknown = JSON.parse(JSON.stringify(tariffJson(tariff, audience, SCHEMA)));
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
    expect(exportedTariff.safeParse(json).success).toBe(true);
  });

  it('has a schema that rejects unknown fields', () => {
    const json = { ...tariffJson(fixtureTariff(), 'companies', SCHEMA), colour: 'red' };
    expect(validate(json)).toBe(false);
    expect(validate({ ...json, colour: undefined, currency: 'USD' })).toBe(false);
  });

  it('has a schema with an id and a draft', () => {
    expect(tariffJsonSchema(SCHEMA)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: SCHEMA,
      type: 'object',
      additionalProperties: false,
    });
  });

  it('states amounts as decimal text beside the text of the page', () => {
    const json = tariffJson(fixtureTariff(), 'companies', SCHEMA);
    const line = json.groups.flatMap(({ lines }) => lines).find(({ id }) => id === 'sepa-out');
    expect(line?.prices).toEqual({
      low: { text: '€0.20', kind: 'fixed', amount: '0.20' },
      medium: {
        text: '0.04% (min €1.00)',
        kind: 'percent',
        percent: '0.04',
        min: '1.00',
        max: null,
      },
      high: {
        text: '0.10% (min €5.00)',
        kind: 'percent',
        percent: '0.10',
        min: '5.00',
        max: null,
      },
    });
  });

  it('does not share objects with the tariff', () => {
    const tariff = fixtureTariff();
    const before = JSON.stringify(tariff);
    const json = tariffJson(tariff, 'companies', SCHEMA);
    json.remarks.push('changed');
    json.categories[0]?.criteria.push('changed');
    expect(JSON.stringify(tariff)).toBe(before);
  });
});

describe('the CSV', () => {
  it.each(every)('$version $audience agrees with the JSON', ({ tariff, audience }) => {
    const rows = csvRows(tariff, audience);
    const json = tariffJson(tariff, audience, SCHEMA);
    const texts = json.groups.flatMap(({ lines }) =>
      lines.flatMap((line) =>
        Object.entries(line.prices).map(([category, { text }]) => `${line.id} ${category} ${text}`),
      ),
    );
    expect([...new Set(rows.map((row) => `${row.line} ${row.category} ${row.price}`))]).toEqual(
      texts,
    );
    expect(texts).toHaveLength(countPrices(tariff[audience]).prices);
    for (const { line } of linesWithGroups(tariff[audience])) {
      for (const [category, price] of Object.entries(line.prices)) {
        expect(texts).toContain(`${line.id} ${category} ${priceText(price, tariff.currency)}`);
      }
    }
  });

  it('has a row for each tier, with its lower and upper bound', () => {
    const rows = csvRows(fixtureTariff(), 'individuals').filter(
      ({ line }) => line === 'ind-fx-margin',
    );
    expect(rows.map(({ kind, percent, over, up_to }) => [kind, percent, over, up_to])).toEqual([
      ['tiers-by-volume', '0.60', '', '10000.00'],
      ['tiers-by-volume', '0.45', '10000.00', ''],
    ]);
  });

  it('conforms to RFC 4180: a header, CRLF, quotes only where needed', () => {
    const tariff = fixtureTariff(['label: Opening', `label: 'Opening, "once"'`]);
    const lines = tariffCsv(tariff, 'companies').split('\r\n');
    expect(lines[0]).toBe(CSV_COLUMNS.join(','));
    expect(lines.at(-1)).toBe('');
    expect(lines[1]).toBe(
      '2026-2,2026-09-01,companies,account,opening,"Opening, ""once""",low,free,free,EUR,0.00,,,,,,,once,,1',
    );
  });
});
