import { describe, expect, it } from 'vitest';
import type { StoryStation } from '#content/schemas/about-schema.ts';
import { chapters } from './story.ts';

const station = (date: string, more: Partial<StoryStation> = {}): StoryStation => ({
  date,
  label: date,
  text: '…',
  state: 'done',
  ...more,
});

const STORY = [
  station('2021-01-18'),
  station('2021-10-11', { opens: 'sepa' }),
  station('2022-05-16', { opens: 'swift' }),
  station('2024-04-08'),
  station('2027-02-01', { state: 'announced' }),
];

describe('chapters', () => {
  const lit = { swift: 'lit', sepa: 'lit' };
  const rest = { swift: 'rest', sepa: 'rest' };
  it.each([
    ['the first station of a year shows the year', 0, '2021', {}, 1, 1, 'done'],
    [
      'a later station of the year opens a rail and shows no year',
      1,
      null,
      { sepa: 'lit' },
      1,
      1,
      'done',
    ],
    ['the station that opens the second rail is on that rail', 2, '2022', lit, 0, 1, 'done'],
    ['a station without rails of its own is on all that exist', 3, '2024', lit, 0, 2, 'done'],
    ['today is before the first announced station', 4, null, rest, 0, 2, 'now'],
    ['an announced station is on unlit rails', 5, '2027', rest, 0, 2, 'announced'],
  ])('%s', (_, index, ...expected) => {
    const chapter = chapters(STORY)[index];
    expect([chapter?.year, chapter?.lines, chapter?.first, chapter?.span, chapter?.state]).toEqual(
      expected,
    );
  });

  it('a station that names rails is on those only', () => {
    const euro = chapters([...STORY.slice(0, 3), station('2023-01-01', { rails: ['sepa'] })]);
    expect(euro.at(-1)).toMatchObject({ first: 1, span: 1 });
  });
});
