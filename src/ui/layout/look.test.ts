import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROPERTIES } from './look.ts';

test('the style sheets have a class for each value of a look, and no other', () => {
  const values = Object.entries(PROPERTIES).flatMap(([name, of]) =>
    of.map((value) => (typeof value === 'boolean' ? name : `${name}-${value}`)),
  );
  const sheets = ['columns', 'layout', 'text'].map((name) =>
    readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8'),
  );
  const classes = [...sheets.join('').matchAll(/^ +\.([\w-]+)/gm)].map(([, name]) => name ?? '');
  const own = classes.filter((name) => !/^(?:at|tablet)-/.test(name));
  expect([...new Set(own)].sort()).toEqual([...new Set(values)].sort());
});
