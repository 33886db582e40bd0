import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, files, pageAt, pages } from '../build/pages.ts';

/** The second institution has no content/openapi.yaml: the overview stays, the reference is not there. */

test('nothing of a reference is built, and the overview stands without it', () => {
  expect(globSync(`${DIST}/api/**`)).toEqual([]);
  expect(pageAt('/api').querySelector('h1')?.textContent).toBeTruthy();
  expect(pageAt('/api').getElementById('reference')).toBeNull();
});

test('no page links into it, and its samples and types are nowhere', () => {
  const links = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="/api/"]')].map(
      (a) => `${path}: ${a.getAttribute('href')}`,
    ),
  );
  expect(links).toEqual([]);
  expect([...files].filter((file) => /openapi|postman/.test(file))).toEqual([]);
});
