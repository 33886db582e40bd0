import { join } from 'node:path';
import { fillMarks } from './marks.ts';
import { limitOf } from './queries/limits.ts';
import { type MenuItem, type Navigation, navigationSchema } from './schemas/navigation.ts';
import { CONTENT_DIR, marks, site } from './site.ts';
import { readYaml } from './yaml-file.ts';

const raw = readYaml(join(CONTENT_DIR, 'navigation.yaml'), navigationSchema, (entry) =>
  fillMarks(entry, { ...marks, sandbox: site.urls.sandbox }),
);

function withFigures(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item) => (item.limit ? { ...item, figure: limitOf(item.limit).text } : item));
}

/** The site's menus, with the company's slug, the sandbox's address and the limits in their places. */
export const navigation: Navigation = {
  ...raw,
  panels: {
    products: withFigures(raw.panels.products),
    industries: withFigures(raw.panels.industries),
    developers: withFigures(raw.panels.developers),
    company: withFigures(raw.panels.company),
  },
};
