import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARD } from '#content/schemas/boards-schema.ts';
import { answersTo, applyHref, filters, payText, placesText } from './seats.ts';
import { wind } from './winding.ts';

const place = (name: string, inSentence?: string) => ({
  name,
  ...(inSentence && { inSentence }),
  label: '…',
  text: '…',
  people: '1',
});
const PLACES = [place('Harbour'), place('Hill'), place('Remote', 'remote')];

type Seat = Parameters<typeof answersTo>[1];
const seat = (team: string, ...places: string[]) => ({ team, places }) as unknown as Seat;

describe('filters', () => {
  const seats = [seat('Ledger', 'Harbour', 'Remote'), seat('Audit', 'Hill')];
  const offered = filters(['Audit', 'Kitchen', 'Ledger'], PLACES, seats);

  it('offer every place and the teams with a seat, with what each leaves', () => {
    const said = (options: typeof offered.teams) =>
      options.map(({ label, count }) => [label, count]);
    expect(said(offered.places)).toEqual(PLACES.map(({ name }) => [name, 1]));
    expect(said(offered.teams)).toEqual([
      ['Audit', 1],
      ['Ledger', 1],
    ]);
  });

  it('leave a seat in view for its own team and places only', () => {
    const labels = (one: Seat) =>
      [...offered.places, ...offered.teams]
        .filter(({ value }) => answersTo(offered, one).split(' ').includes(value))
        .map(({ label }) => label);
    expect(seats.map(labels)).toEqual([
      ['Harbour', 'Remote', 'Ledger'],
      ['Hill', 'Audit'],
    ]);
  });

  it('know which pairs have no seat', () => {
    expect(offered.vacant.map(({ team, place }) => `${team.label} ${place.label}`)).toEqual([
      'Audit Harbour',
      'Audit Remote',
      'Ledger Hill',
    ]);
  });

  it('are no more than the style sheets read', () => {
    const css = (file: string) => readFileSync(`src/${file}.module.css`, 'utf8');
    for (let value = 1; value <= BOARD.choices; value += 1) {
      const hides = `[value="${value}"]:checked) [data-in]:not([data-in~="${value}"])`;
      expect(css('blocks/board/board-filter')).toContain(hides);
    }
    for (let value = 1; value <= BOARD.places; value += 1) {
      expect(css('features/careers/careers')).toContain(`[data-places="${value}"]`);
    }
  });
});

describe('texts', () => {
  it('names the places in a sentence, in their order', () => {
    expect(placesText(['Harbour'], PLACES)).toBe('Harbour');
    expect(placesText(['Remote'], PLACES)).toBe('Remote');
    expect(placesText(['Remote', 'Hill', 'Harbour'], PLACES)).toBe('Harbour, Hill or remote');
  });

  it('writes the pay as a range', () => {
    const salary = { from: 62000, to: 84000, currency: 'EUR', per: 'year' } as const;
    expect(payText({ salary })).toBe('€62,000–€84,000');
  });
});

describe('the winding route', () => {
  const step = (day: number) => ({ day, title: `Step ${day}`, text: '…' });
  const days = wind([9, 0, 3, 5, 14].map(step));
  const stops = days.filter(({ step }) => step);

  it('winds: the second week runs from right to left', () => {
    expect(stops.map(({ day, week, column }) => [day, week, column])).toEqual([
      [0, 1, 1],
      [3, 1, 4],
      [5, 2, 5],
      [9, 2, 1],
      [14, 3, 5],
    ]);
  });

  it('gives a text the room up to the next stop on its right', () => {
    expect(stops.map(({ room }) => room)).toEqual([3, 2, 1, 4, 1]);
  });

  it('has every working day up to the last stop', () => {
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 15 }, (_, day) => day));
  });

  it('keeps every stop of a day', () => {
    expect(wind([0, 1, 1].map(step)).map(({ day }) => day)).toEqual([0, 1, 1]);
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
