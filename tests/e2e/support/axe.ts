import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on layout, sizes and visibility, so they need a browser. */
export const LAYOUT_RULES: readonly string[] = [
  'aria-hidden-focus',
  'label-content-name-mismatch',
  'landmark-unique',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * axe-core's violations in the page's current state, or in a part of it, as `rule: element`. All
 * rules run unless `rules` are given.
 */
export async function violations(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  // axe is still loaded if the document is the same.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SOURCE};undefined`);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
  };
  return page.evaluate(
    async ({ within, options }) => {
      // At the top, since elements partly under the header would count as too small.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const axe = Reflect.get(window, 'axe') as typeof import('axe-core');
      const { violations } = await axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    { within, options },
  );
}
