import { expect, test } from 'vitest';
import { pageAt } from '../build/pages.ts';

/** The second institution quotes two clients, one of an industry, and has no partners' marks. */

const quoted = (path: string) =>
  [...pageAt(path).querySelectorAll('figure:has(blockquote)')].map((figure) => ({
    part: figure.closest('section[id]')?.id,
    who: figure.querySelector('figcaption')?.textContent,
  }));

test('home shows the first quotation, and no strip of marks', () => {
  expect(quoted('/').map(({ who }) => who)).toEqual(['Tamsin Vale, Baker, Vale and daughters']);
  expect(pageAt('/').querySelector('img[src^="/partners/"]')).toBeNull();
});

test('an industry shows what a client of it says', () => {
  const who = 'Corin Ash, Founder, Ash Signal Works';
  expect(quoted('/industries')).toEqual([{ part: 'industriesIT', who }]);
});
