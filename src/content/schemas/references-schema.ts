import { z } from 'zod';
import { findLine, lineIn } from '#tariff/lines.ts';
import type { AudienceName } from '#tariff/names.ts';
import { named } from '#tariff/schema/exact.ts';
import { rawOf, valueAt } from '../exact-yaml.ts';
import { sourceOf, textsIn } from '../files.ts';
import { limitsFile, tariffsToCome } from '../tariffs.ts';

/**
 * References from texts to the tariff, the limits, and the parts of the product and the industries.
 * An unknown name is refused where it is used, with a list of the known ones.
 */

/** The anchors of a folder's files, read as written, since some name one another. */
const anchorsIn = (folder: string): string[] =>
  textsIn(folder).flatMap((file) => {
    const anchor = valueAt(rawOf(sourceOf(file)), ['anchor']);
    return typeof anchor === 'string' ? anchor : [];
  });

/** A part of the product, by its anchor. */
export const part = named('part of the product', () => anchorsIn('product'));

/** An industry, by its anchor. */
export const industry = named('industry', () => anchorsIn('industries'));

/** A limit of `limits.yaml`. */
export const limitId = named('limit', () => Object.keys(limitsFile().limits));

/** A category that exists in the companies' tariff in force and in every later version. */
export const category = named('category', () => {
  const [first = [], ...others] = tariffsToCome().map(({ companies }) =>
    companies.categories.map(({ id }) => id),
  );
  return first.filter((id) => others.every((ids) => ids.includes(id)));
});

/**
 * A line that exists in the tariff in force and in every later version, or in `some` of them; for a
 * given audience, if stated.
 */
export function feeLineOf(audience?: AudienceName, versions: 'every' | 'some' = 'every') {
  return z.string().superRefine((id, context) => {
    const known = tariffsToCome();
    const without = known.filter((tariff) =>
      audience ? !lineIn(tariff[audience], id) : !findLine(tariff, id),
    );
    if (without.length < (versions === 'every' ? 1 : known.length)) return;
    const whose = audience ? ` for ${audience}` : '';
    const message = `unknown line: the tariff ${without[0]?.version} has no such line${whose}`;
    context.addIssue({ code: 'custom', message });
  });
}

/** A line for companies or for individuals. */
export const feeLine = feeLineOf();
