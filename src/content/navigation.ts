import { join } from 'node:path';
import { fillMarks } from './marks.ts';
import { type Navigation, navigationSchema } from './schemas/navigation.ts';
import { CONTENT_DIR, marks, site } from './site.ts';
import { readYaml } from './yaml-file.ts';

/** The site's menus, with the company's slug and the sandbox's address in their places. */
export const navigation: Navigation = readYaml(
  join(CONTENT_DIR, 'navigation.yaml'),
  navigationSchema,
  (raw) => fillMarks(raw, { ...marks, sandbox: site.urls.sandbox }),
);
