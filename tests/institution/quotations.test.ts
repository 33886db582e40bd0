import { expect, test } from 'vitest';
import { pageAt } from '../build/pages.ts';

/**
 * The second institution quotes two clients, one of them in an industry, and has no partner logos.
 */

const quoted = (path: string) =>
  [...pageAt(path).querySelectorAll('figure:has(blockquote)')].map((figure) => ({
    part: figure.closest('section[id]')?.id,
    who: figure.querySelector('figcaption')?.textContent,
  }));

test('the home page shows the first quotation, and no partner logos', () => {
  expect(quoted('/').map(({ who }) => who)).toEqual(['Tamsin Vale, Baker, Vale and daughters']);
  expect(pageAt('/').querySelector('img[src^="/partners/"]')).toBeNull();
});

test('an industry shows its client’s quotation', () => {
  const who = 'Corin Ash, Founder, Ash Signal Works';
  expect(quoted('/industries')).toEqual([{ part: 'industriesIT', who }]);
});
