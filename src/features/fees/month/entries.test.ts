import { describe, expect, it } from 'vitest';
import { PLAN } from '#tariff/tariff.fixture.ts';
import { presetEntries, readEntries, writeEntries } from './entries.ts';

const EXAMPLE = {
  ibans: { number: '8' },
  exchange: { average: '30,000' },
  sepaOut: { number: '180', average: '2,400' },
};

const read = (search: string) => readEntries(new URLSearchParams(search), PLAN.fields, EXAMPLE);

function written(entries: Parameters<typeof writeEntries>[2], search = ''): string {
  const params = new URLSearchParams(search);
  writeEntries(params, PLAN.fields, entries, EXAMPLE);
  return params.toString();
}

describe('a month in the query string', () => {
  it('is the example if the query string has no field', () => {
    const entries = read('category=high&utm_cid=7');
    expect(entries['sepaOut']).toEqual({ number: '180', average: '2,400' });
    expect(entries['exchange']).toEqual({ average: '30,000' });
    expect(entries['swiftIn']).toEqual({ number: '', average: '' });
  });

  it('has only the fields of the query string, and none of the example', () => {
    const entries = read('sepaOut=3');
    expect(entries['sepaOut']).toEqual({ number: '3', average: '' });
    expect(entries['ibans']).toEqual({ number: '' });
  });

  it('is not written while it equals the example', () => {
    expect(written(read(''))).toBe('');
    expect(written(read(''), 'utm_cid=7')).toBe('utm_cid=7');
  });

  it('is read back as typed, invalid input included', () => {
    const typed = { ...read(''), swiftSha: { number: '4o', average: '-1' } };
    expect(read(written(typed))).toEqual(typed);
  });

  it('stays empty after everything is cleared', () => {
    const cleared = Object.fromEntries(
      PLAN.fields.map(({ id }) => [id, { number: '', average: '' }]),
    );
    expect(read(written(cleared))['sepaOut']).toEqual({ number: '', average: '' });
  });

  it('is removed when the example is typed again', () => {
    expect(written(read(''), 'ibans=9&sepaOut=1&category=high')).toBe('category=high');
  });

  it('has its input cut to 40 characters', () => {
    const typed = { ...read(''), ibans: { number: '9'.repeat(5000) } };
    expect(read(written(typed))['ibans']?.number).toHaveLength(40);
  });
});

it('a preset has its sums grouped as an amount of the site’s language, and its counts as they are', () => {
  const entries = presetEntries('sepaOut=1200&sepaOutEach=60000&exchange=2.50', PLAN.fields);
  expect(entries['sepaOut']).toEqual({ number: '1200', average: '60,000' });
  expect(entries['exchange']).toEqual({ average: '2.50' });
  expect(entries['ibans']).toEqual({ number: '' });
});
