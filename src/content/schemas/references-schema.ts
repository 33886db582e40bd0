import { z } from 'zod';
import { findLine, lineIn } from '#tariff/lines.ts';
import type { AudienceName } from '#tariff/names.ts';
import { limitsFile, tariffsToCome } from '../tariffs.ts';

/**
 * Names that a text has from the tariff and the limits. A name that is not there is refused where
 * it is written, with those that are.
 */

/** A name that is one of those known; refused with them otherwise. */
export function named(what: string, known: () => readonly string[]) {
  return z.string({ error: `expected a ${what}` }).refine((id) => known().includes(id), {
    error: () => `unknown ${what}: expected one of ${known().join(', ')}`,
  });
}

/** A limit of `limits.yaml`. */
export const limitId = named('limit', () => Object.keys(limitsFile().limits));

/** A category of the companies' tariff, in force and in every version to come. */
export const category = named('category', () => {
  const [first = [], ...others] = tariffsToCome().map(({ companies }) =>
    companies.categories.map(({ id }) => id),
  );
  return first.filter((id) => others.every((ids) => ids.includes(id)));
});

/** A line of the tariff in force that no version to come drops; of one audience, if it says so. */
export function feeLineOf(audience?: AudienceName) {
  return z.string().superRefine((id, context) => {
    const without = tariffsToCome().find((tariff) =>
      audience ? !lineIn(tariff[audience], id) : !findLine(tariff, id),
    );
    if (!without) return;
    const whose = audience ? ` for ${audience}` : '';
    const message = `unknown line: the tariff ${without.version} has no such line${whose}`;
    context.addIssue({ code: 'custom', message });
  });
}

/** A line for companies or for individuals. */
export const feeLine = feeLineOf();
