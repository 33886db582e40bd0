import type { Case } from './case.ts';
import { CONDITION_CASES } from './conditions.ts';
import { ERROR_CASES } from './errors.ts';
import { PAGE_CASES } from './pages.ts';
import { PROTOCOL_CASES } from './protocol.ts';

/** The contract, on which every host is checked. */
export const CASES: readonly Case[] = [
  ...PAGE_CASES,
  ...CONDITION_CASES,
  ...ERROR_CASES,
  ...PROTOCOL_CASES,
];
