import { describe, expect, it } from 'vitest';
import type { StoryStation } from '../../content/schemas/about.ts';
import { axis, chapters } from './story.ts';

const station = (date: string, more: Partial<StoryStation> = {}): StoryStation => ({
  date,
  label: date,
  text: '…',
  state: 'done',
  ...more,
});

const STORY = [
  station('2021-01-18'),
  station('2021-10-11', { line: 'sepa' }),
  station('2022-05-16', { line: 'swift' }),
  station('2024-04-08'),
  station('2027-02-01', { state: 'announced' }),
];

describe('chapters', () => {
  const all = chapters(STORY);

  it('names a year at its first station only', () => {
    expect(all.map(({ year }) => year)).toEqual(['2021', null, '2022', '2024', null, '2027']);
  });

  it('lets a rail begin at the first station that names it', () => {
    expect(all.map(({ runs }) => runs.map(({ rail }) => rail))).toEqual([
      [],
      ['sepa'],
      ['swift', 'sepa'],
      ['swift', 'sepa'],
      ['swift', 'sepa'],
      ['swift', 'sepa'],
    ]);
    expect(all[1]?.runs[0]).toEqual({ rail: 'sepa', before: 'none', after: 'lit' });
  });

  it('stands on the rail it names, otherwise on all there are', () => {
    expect(all.map(({ first, span }) => [first, span])).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
  });

  it('is unlit after today, which stands before what is only announced', () => {
    expect(all[4]?.state).toBe('now');
    expect(all[4]?.runs[0]).toEqual({ rail: 'swift', before: 'lit', after: 'rest' });
    expect(all[5]?.runs[0]).toEqual({ rail: 'swift', before: 'rest', after: 'rest' });
  });
});

describe('axis', () => {
  it('runs from the first year to after the last station', () => {
    const { at, years } = axis(STORY);
    expect(at('2021-01-01')).toBe(0);
    expect(at('2027-02-01')).toBeGreaterThan(90);
    expect(at('2027-02-01')).toBeLessThan(100);
    expect(years).toHaveLength(7);
  });
});
