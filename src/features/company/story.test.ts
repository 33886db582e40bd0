import { describe, expect, it } from 'vitest';
import type { StoryStation } from '../../content/schemas/about.ts';
import { axis, chapters, rooms } from './story.ts';

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

  it('stands on some of the rails where it concerns only those', () => {
    const euro = chapters([...STORY.slice(0, 3), station('2023-01-01', { rails: ['sepa'] })]);
    expect(euro.map(({ first, span }) => [first, span]).at(-1)).toEqual([1, 1]);
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

describe('rooms', () => {
  const crowded = [
    ...STORY.slice(0, 1),
    station('2021-10-01'),
    ...STORY.slice(1, 4),
    station('2024-05-20'),
    ...STORY.slice(4),
  ];
  const fits = rooms(crowded, '2026-12-20', [4, 1.6]);

  it('keeps what opens a rail before its neighbours', () => {
    expect(fits.get('2021-10-11')).toBe(0);
    expect(fits.has('2021-10-01')).toBe(false);
  });

  it('gives what stands close a place on wider screens only', () => {
    expect(fits.get('2024-04-08')).toBe(0);
    expect(fits.get('2024-05-20')).toBe(1);
  });

  it('leaves today its place', () => {
    expect(fits.get('2027-02-01')).toBe(1);
    expect(rooms(crowded, '2027-01-30', [4, 1.6]).has('2027-02-01')).toBe(false);
  });
});
