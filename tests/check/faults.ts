import { BUILD_FAILURES } from './mistakes/build-failures.ts';
import { DATA } from './mistakes/data.ts';
import { FILES } from './mistakes/files.ts';
import { FRONT_MATTER } from './mistakes/front-matter.ts';
import type { Mistake } from './mistakes/kinds.ts';
import { LINKS } from './mistakes/links.ts';
import { OWN } from './mistakes/own.ts';
import { PASTED } from './mistakes/pasted.ts';
import { TEXT } from './mistakes/texts.ts';

/** All mistakes. */
export const MISTAKES: readonly Mistake[] = [
  ...FRONT_MATTER,
  ...FILES,
  ...TEXT,
  ...PASTED,
  ...LINKS,
  ...DATA,
  ...BUILD_FAILURES,
  ...OWN,
];
