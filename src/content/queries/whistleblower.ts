import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type WhistleblowerPage, whistleblowerSchema } from '../schemas/whistleblower.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';

/** The texts of `/whistleblower`. */
export const whistleblowerPage: WhistleblowerPage = readYaml(
  join(CONTENT_DIR, 'pages/whistleblower.yaml'),
  whistleblowerSchema,
  (raw) => fillMarks(raw, marks),
);
