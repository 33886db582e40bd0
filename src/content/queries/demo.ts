import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Demo, demoSchema } from '../../demo/schema.ts';
import { parseExact } from '../exact-yaml.ts';
import { CONTENT_DIR, marks } from '../site.ts';

const name = join(CONTENT_DIR, 'demo.yaml');

/** The example company of the drawings. */
export const demo: Demo = parseExact({ name, text: readFileSync(name, 'utf8') }, demoSchema, marks);
