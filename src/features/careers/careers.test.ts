import { describe, expect, it } from 'vitest';
import { applyHref } from './apply.ts';
import { payText, placesText, stands } from './board.ts';
import { journey } from './journey.ts';

describe('stands', () => {
  it('joins neighbouring places in one capsule', () => {
    expect(stands(['Remote (EU)', 'Lisbon'])).toEqual([{ first: 2, span: 2 }]);
    expect(stands(['Vilnius', 'Lisbon', 'Remote (EU)'])).toEqual([{ first: 1, span: 3 }]);
  });

  it('leaves out the place between', () => {
    expect(stands(['Vilnius', 'Remote (EU)'])).toEqual([
      { first: 1, span: 1 },
      { first: 3, span: 1 },
    ]);
  });
});

describe('texts', () => {
  it('names the places in a sentence', () => {
    expect(placesText(['Vilnius'])).toBe('Vilnius');
    expect(placesText(['Remote (EU)'])).toBe('Remote (EU)');
    expect(placesText(['Vilnius', 'Lisbon', 'Remote (EU)'])).toBe('Vilnius, Lisbon or remote (EU)');
  });

  it('writes the pay as a range', () => {
    const salary = { from: 62000, to: 84000, currency: 'EUR', per: 'year' } as const;
    expect(payText({ salary })).toBe('€62,000–€84,000');
  });
});

describe('journey', () => {
  const step = (day: number) => ({ day, title: `Step ${day}`, text: '…' });

  it('winds: the second week runs from right to left', () => {
    const { stops, weeks, days } = journey([0, 3, 5, 9, 14].map(step));
    expect(stops.map(({ week, column }) => [week, column])).toEqual([
      [1, 1],
      [1, 4],
      [2, 5],
      [2, 1],
      [3, 5],
    ]);
    expect([weeks, days]).toEqual([3, 14]);
  });

  it('gives a text the room up to the next stop on its right', () => {
    const { stops } = journey([0, 3, 5, 9, 14].map(step));
    expect(stops.map(({ room }) => room)).toEqual([3, 2, 1, 4, 1]);
  });

  it('marks every working day without a stop', () => {
    const { ticks } = journey([0, 2, 4].map(step));
    expect(ticks.map(({ day }) => day)).toEqual([1, 3]);
  });
});

describe('applyHref', () => {
  const position = { title: 'Clerk & counter', send: ['CV', 'A date'] };

  it('prefers the address of the position', () => {
    expect(applyHref({ ...position, apply: 'https://jobs.example/clerk' }, 'a@b.example')).toBe(
      'https://jobs.example/clerk',
    );
  });

  it('prefills an e-mail otherwise', () => {
    const url = new URL(applyHref(position, 'a@b.example'));
    expect(url.pathname).toBe('a@b.example');
    expect(url.searchParams.get('subject')).toBe('Application: Clerk & counter');
    expect(url.searchParams.get('body')).toContain('A date:');
  });
});
