import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { FIRST_FLIGHT, oversizeError, secondSection, waitForFirstScreen } from './first-screen.ts';
import { readPage } from './read-page.ts';

/** Text without repetition, which Brotli compresses to about half its number of characters. */
const noise = (seed: string, lines: number): string =>
  Array.from({ length: lines }, (_, line) =>
    createHash('sha512').update(`${seed} ${line}`).digest('hex'),
  ).join(' ');

const page = (lengths: readonly number[]): string => {
  const sections = lengths.map(
    (lines, at) => `<section id="s${at}">${noise(`${at}`, lines)}</section>`,
  );
  return `<html><head><link rel="expect" href="#x" blocking="render"></head><body><main>${sections.join('')}</main></body></html>`;
};

const packed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test.each([
  ['even', Array.from({ length: 60 }, () => 12)],
  ['long first', [150, ...Array.from({ length: 40 }, () => 10)]],
  ['long last', [...Array.from({ length: 20 }, () => 10), 400]],
  ['short', [10, 10, 10]],
])(
  'a page with sections of lengths that are %s waits for all sections in the first flight',
  (_, lengths) => {
    const html = page(lengths);
    const ends = lengths.map(
      (_, at) => html.indexOf('</section>', html.indexOf(`id="s${at}"`)) + 10,
    );
    const fitting = ends.filter((end) => packed(html.slice(0, end)) <= FIRST_FLIGHT);
    expect(waitForFirstScreen(html)).toContain(`href="#s${fitting.length - 1}" blocking`);
  },
);

test('an element that exists only without scripts is not waited for', () => {
  const html = `<html><head><link rel="expect" href="#x" blocking="render"></head><body><main><section id="a"><p id="seen">Text</p><noscript><p id="unseen">Text</p></noscript></section></main></body></html>`;
  expect(waitForFirstScreen(html)).toContain('href="#seen" blocking');
});

test.each([
  ['sections', '<section id="one"></section><section id="two"></section>'],
  ['an opening that is no section', '<div id="one"><p></p></div><section id="two"></section>'],
  ['an element around all sections', '<div><section></section><section id="two"></section></div>'],
])('the second section is found in a page of %s', (_, main) => {
  const { blocks } = readPage(`<html><body><main>${main}</main></body></html>`);
  expect(secondSection(blocks)?.attributes.id).toBe('two');
});

test('a page whose head exceeds the first flight is refused with its size', () => {
  const html = page([10, 10]).replace('<head>', `<head><style>${noise('css', 400)}</style>`);
  expect(waitForFirstScreen(html)).toBeUndefined();
  const size = packed(html.slice(0, html.indexOf('</section>') + 10));
  expect(oversizeError(html).message).toContain(`takes ${size} compressed bytes`);
});
