import { expect, test } from 'vitest';
import { RARE_LETTER } from '#publish/pages/extended-preload.ts';
import { inProse, pages, reading } from '../build/pages.ts';

/**
 * The second institution uses everything that content allows, so that tests of its build cover all
 * of it.
 */

test('its texts have every kind of element', () => {
  const kinds = 'h2 h3 h4 h5 h6 code table ul ol a blockquote :is(img,svg)'.split(' ');
  const missing = kinds.filter((kind) =>
    reading.every(({ document }) => inProse(document, kind).length === 0),
  );
  expect(missing).toEqual([]);
});

test('its documents use the five display pieces', () => {
  const html = pages.map((page) => page.html).join('');
  const pieces = ['card-icon', 'card-wrapper-light', 'post-section', 'prose-code', 'color-picker'];
  expect(pieces.filter((piece) => !html.includes(`data-piece="${piece}"`))).toEqual([]);
});

test('it has a document three segments deep, and a page with a rare letter', () => {
  expect(reading.map(({ path }) => path)).toContain('/docs/money/world/who-keeps-what');
  expect(pages.some(({ html }) => RARE_LETTER.test(html))).toBe(true);
});
