import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that need to know what has which size and what is hidden. */
export const LAYOUT_RULES: readonly string[] = [
  'aria-hidden-focus',
  'label-content-name-mismatch',
  'landmark-unique',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * What axe-core finds in the page as it stands now, or in a part of it, as `rule: element`; no rule
 * is switched off unless only some are asked for.
 */
export async function violations(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  // A document that was only navigated within still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SOURCE};undefined`);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
  };
  return page.evaluate(
    async ({ within, options }) => {
      // From the top: what stands under the header is smaller than it is.
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
