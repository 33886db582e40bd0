import { describe, expect, it } from 'vitest';
import { cutOffs, resolveLimits } from '#tariff/limits.ts';
import { LIMITS, VERSIONS } from '#tariff/tariff.fixture.ts';
import { sheetOf } from './sheet.ts';

const [, tariff, next] = VERSIONS;
const facts = {
  limits: resolveLimits(LIMITS, tariff),
  cutOffs: cutOffs(LIMITS, tariff),
};

describe('the sheet of a version', () => {
  it('has the announced prices beside its own if a version is announced', () => {
    expect(sheetOf(tariff, 'companies', facts)).toMatchObject({ changes: null, nextDay: null });
    const sheet = sheetOf(tariff, 'companies', { ...facts, next });
    expect(sheet).toMatchObject({ tariff, nextDay: '2027-02-01' });
    const lines = sheet.groups.flatMap((group) => group.lines);
    const cells = lines.find(({ id }) => id === 'swift-in')?.cells;
    expect(cells?.map(({ price, next: later }) => [price.main, later])).toEqual([
      ['€5.00', null],
      ['€10.00', '€8.00'],
      ['0.10%', null],
    ]);
    expect(lines.filter(({ ends }) => ends).map(({ id }) => id)).toEqual(['payment-copy']);
    const [added] = lines.filter(({ begins }) => begins);
    expect(added?.id).toBe('sftp');
    expect(added?.cells.map(({ price, next: later }) => [price.main, later])).toEqual(
      Array.from({ length: 3 }, () => ['–', '€45.00 a\u00a0month']),
    );
  });

  it('does not mark a line as ending if only a category is removed', () => {
    const { companies } = tariff;
    const narrower = { ...companies, categories: companies.categories.slice(0, 2) };
    const sheet = sheetOf(tariff, 'companies', {
      ...facts,
      next: { ...tariff, companies: narrower },
    });
    expect(sheet.groups.flatMap(({ lines }) => lines).filter(({ ends }) => ends)).toEqual([]);
  });

  it('has an interchange at a group that concerns every rail, whatever its id', () => {
    const { companies } = tariff;
    const groups = companies.groups.map((group, index) => ({ ...group, id: `group-${index}` }));
    const sheet = sheetOf({ ...tariff, companies: { ...companies, groups } }, 'companies', facts);
    const interchanges = sheet.groups.filter(({ crossing }) => crossing.interchange);
    expect(interchanges.map(({ title }) => title)).toEqual(['Account', 'Currency exchange']);
  });

  it('has cut-off and execution times, and marks which prices are numbers', () => {
    const { groups } = sheetOf(tariff, 'companies', facts);
    expect(groups.map(({ id, times }) => [id, times])).toEqual([
      ['account', null],
      ['swift', 'Cut-off 15:30 CET, executed in 1–3 business days'],
      ['sepa', 'Cut-off 15:30 CET, executed in 1 business day'],
      ['instant', 'Every day, any hour, executed in 10 seconds'],
      ['exchange', null],
      ['team', null],
    ]);
    const figures = groups[0]?.lines.map(({ cells }) => cells.map(({ figure }) => figure));
    expect(figures?.slice(0, 2)).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
  });
});
