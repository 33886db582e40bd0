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
    ['the first year is named', 0, '2021', {}, 1, 1, 'done'],
    ['a rail opens; the year was named', 1, null, { sepa: 'lit' }, 1, 1, 'done'],
    ['the next opens, and is stood on', 2, '2022', lit, 0, 1, 'done'],
    ['all there are, where none is named', 3, '2024', lit, 0, 2, 'done'],
    ['today, before what is announced', 4, null, rest, 0, 2, 'now'],
    ['announced, on unlit rails', 5, '2027', rest, 0, 2, 'announced'],
  ])('%s', (_, index, ...told) => {
    const chapter = chapters(STORY)[index];
    expect([chapter?.year, chapter?.lines, chapter?.first, chapter?.span, chapter?.state]).toEqual(
      told,
    );
  });

  it('stands on some of the rails where it concerns only those', () => {
    const euro = chapters([...STORY.slice(0, 3), station('2023-01-01', { rails: ['sepa'] })]);
    expect(euro.at(-1)).toMatchObject({ first: 1, span: 1 });
  });
});
