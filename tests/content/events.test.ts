import { expect, test } from 'vitest';
import { filledText, writtenTexts } from '#check/words/text-rules.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';

/** An event in a guide, a post or the API document: its id, type and creation time. */
const EVENT = /(evt_\w{7})\W+type\W+([\w.]+?)\W+created\W+([\d-]+T[\d:]+Z)/g;

test('an example event of the API has the same type and time everywhere', () => {
  const shown = new Map<string, Set<string>>();
  for (const { text } of writtenTexts().map(filledText)) {
    for (const [, id = '', type, created] of text.matchAll(EVENT)) {
      shown.set(id, (shown.get(id) ?? new Set()).add(`${type} ${created}`));
    }
  }
  // An institution without an API has none.
  expect(shown.size > 0).toBe(apiDocument() !== null);
  const differing = [...shown].filter(([, variants]) => variants.size > 1);
  expect(differing.map(([id, variants]) => `${id}: ${[...variants].join(', ')}`)).toEqual([]);
});
