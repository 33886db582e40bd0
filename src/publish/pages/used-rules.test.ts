import { expect, test } from 'vitest';
import { type Names, parseSheet } from './used-rules.ts';

const names = (...words: string[]): Names => ({
  words: new Set(words),
  attributes: new Map(),
  properties: new Set(),
});

const SHEET = `
@layer ui, look, feature;
@layer ui { ._1_0 { color: red } ._2_0 { color: green } ._1_0 ._2_0 { color: blue } }
@layer look { ._3_0 { margin: 0 } }
@layer feature { @media (width < 48em) { ._4_0 { top: 0 } } }
`;
const ALL = names('_1_0', '_2_0', '_3_0', '_4_0');

test('without a first screen all rules are in one sheet', () => {
  const { rules, later } = parseSheet(SHEET).rulesFor(ALL);
  expect(rules).toMatch(/_1_0.*_2_0.*_3_0.*_4_0/s);
  expect(later).toBe('');
});

test('rules of modules unused on the first screen are separated, each in its layer', () => {
  const parted = parseSheet(SHEET).rulesFor(ALL, names('_1_0'));
  const [rules, later] = [parted.rules, parted.later].map((css) => css.replace(/\s/g, ''));
  // A selector that names a module of the first screen stays, and so does the whole layer `look`.
  expect(rules).toContain('@layerui{._1_0{color:red}._1_0._2_0{color:blue}}@layerlook{');
  expect(rules).not.toContain('._4_0');
  expect(later).toContain('@layerui{._2_0{color:green}}@layerfeature{@media(width<48em){._4_0');
  expect(later).not.toMatch(/_1_0|_3_0/);
});
