import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { CSV_COLUMNS, csvRows, tariffCsv, tariffJson } from './export.ts';
import { tariffJsonSchema } from './export-schema.ts';
import { AUDIENCES } from './names.ts';
import { fixtureTariff } from './tariff.fixture.ts';

const SCHEMA = 'https://www.solvanto.example/fee/tariff.schema.json';

describe('the published JSON', () => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(tariffJsonSchema(SCHEMA));

  it('has a schema that rejects unknown fields', () => {
    const json = { ...tariffJson(fixtureTariff(), 'companies', SCHEMA), colour: 'red' };
    expect(validate(json)).toBe(false);
    expect(validate({ ...json, colour: undefined, currency: 'USD' })).toBe(false);
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
});

describe('the CSV', () => {
  it('has a row for each tier, with its lower and upper bound', () => {
    const rows = csvRows(fixtureTariff(), 'individuals').filter(
      ({ line }) => line === 'ind-fx-margin',
    );
    expect(rows.map(({ kind, percent, over, up_to }) => [kind, percent, over, up_to])).toEqual([
      ['tiers-by-volume', '0.60', '', '10000.00'],
      ['tiers-by-volume', '0.45', '10000.00', ''],
    ]);
  });

  it.each(AUDIENCES)('has the lines and prices of the JSON for %s', (audience) => {
    const tariff = fixtureTariff();
    const rows = csvRows(tariff, audience).map(({ line, category, price }) =>
      [line, category, price].join(' '),
    );
    const { groups } = tariffJson(tariff, audience, SCHEMA);
    const inJson = groups
      .flatMap(({ lines }) => lines)
      .flatMap(({ id, prices }) =>
        Object.entries(prices).map(([category, { text }]) => [id, category, text].join(' ')),
      );
    expect([...new Set(rows)]).toEqual(inJson);
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
