import { describe, expect, it } from 'vitest';
import { answersTo, applyHref, filters, payText, placesText } from './positions.ts';
import { layOutSteps } from './winding.ts';

const place = (name: string, inSentence?: string) => ({
  name,
  ...(inSentence && { inSentence }),
  label: '…',
  text: '…',
  people: '1',
});
const PLACES = [place('Harbour'), place('Hill'), place('Remote', 'remote')];

type ListedPosition = Parameters<typeof answersTo>[1];
const position = (team: string, ...places: string[]) =>
  ({ team, places }) as unknown as ListedPosition;

describe('filters', () => {
  const positions = [position('Ledger', 'Harbour', 'Remote'), position('Audit', 'Hill')];
  const offered = filters(['Audit', 'Kitchen', 'Ledger'], PLACES, positions);

  it('list every place and the teams with a position, with the number of positions', () => {
    const countsOf = (options: typeof offered.teams) =>
      options.map(({ label, count }) => [label, count]);
    expect(countsOf(offered.places)).toEqual(PLACES.map(({ name }) => [name, 1]));
    expect(countsOf(offered.teams)).toEqual([
      ['Audit', 1],
      ['Ledger', 1],
    ]);
  });

  it('show a position under its own team and places only', () => {
    const labels = (one: ListedPosition) =>
      [...offered.places, ...offered.teams]
        .filter(({ value }) => answersTo(offered, one).split(' ').includes(value))
        .map(({ label }) => label);
    expect(positions.map(labels)).toEqual([
      ['Harbour', 'Remote', 'Ledger'],
      ['Hill', 'Audit'],
    ]);
  });

  it('list the combinations without a position', () => {
    expect(offered.vacant.map(({ team, place }) => `${team.label} ${place.label}`)).toEqual([
      'Audit Harbour',
      'Audit Remote',
      'Ledger Hill',
    ]);
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

  it('has every working day up to the last step, and every step of a day', () => {
    const days = layOutSteps([9, 0, 3, 5, 14].map(step)).map(({ day }) => day);
    expect(days).toEqual(Array.from({ length: 15 }, (_, day) => day));
    expect(layOutSteps([0, 1, 1].map(step)).map(({ day }) => day)).toEqual([0, 1, 1]);
  });
});

describe('applyHref', () => {
  const position = { title: 'Clerk & counter', send: ['CV', 'A date'] };

  it('is the application URL of the position if it has one', () => {
    expect(applyHref({ ...position, apply: 'https://jobs.example/clerk' }, 'a@b.example')).toBe(
      'https://jobs.example/clerk',
    );
  });

  it('is a prefilled e-mail otherwise', () => {
    const url = new URL(applyHref(position, 'a@b.example'));
    expect(url.pathname).toBe('a@b.example');
    expect(url.searchParams.get('subject')).toBe('Application: Clerk & counter');
    expect(url.searchParams.get('body')).toContain('A date:');
  });
});
