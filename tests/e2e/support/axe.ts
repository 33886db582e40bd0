import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe-core finds in the page as it stands now, no rule switched off, as `rule: element`.
 * It runs in the page itself, which leaves out frames of other origins: the site has none. Details
 * of what passed are not asked for. Both together take a quarter of the time.
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
