import { DATA } from './mistakes/data.ts';
import { FILES } from './mistakes/files.ts';
import { FRONT_MATTER } from './mistakes/front-matter.ts';
import type { Mistake } from './mistakes/kinds.ts';
import { LINKS } from './mistakes/links.ts';
import { CODE, TEXT } from './mistakes/texts.ts';

/** Every mistake of the table. */
export const MISTAKES: readonly Mistake[] = [
  ...FRONT_MATTER,
  ...FILES,
  ...TEXT,
  ...CODE,
  ...LINKS,
  ...DATA,
];
