import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintFromString,
  ResolveError,
} from '@redocly/openapi-core';
import { whileUnchanged } from '#content/cache.ts';
import { valueAt } from '#content/exact-yaml.ts';
import { type Fault, show } from '#content/fault.ts';
import type { Source } from '#content/files.ts';
import { apiSource, parseApi } from '#content/openapi/load-openapi.ts';
import { pathOf } from '#content/openapi/openapi-fields.ts';

/** References lead to parts of the same file, since only this file is published. */
class OneFileResolver extends BaseResolver {
  override loadExternalRef(): Promise<never> {
    return Promise.reject(new ResolveError(new Error('it is outside this document')));
  }
}

/** Faults of an OpenAPI document by Redocly's recommended rules, with their JSON pointers. */
export async function lintApi(source: Source): Promise<Fault[]> {
  const document = parseApi(source);
  const problems = await lintFromString({
    source: source.text,
    absoluteRef: source.name,
    config: await createConfig({ extends: ['recommended'] }),
    externalRefResolver: new OneFileResolver(),
  });
  // Without its schema an example cannot be judged.
  const broken = problems.filter(({ ruleId }) => ruleId === 'no-unresolved-refs');
  return (broken.length > 0 ? broken : problems).flatMap(({ location, message, suggest }) =>
    location.slice(0, 1).map((place) => {
      const { line, col: column } = getLineColLocation(place).start;
      const key = place.pointer ?? '#';
      const found = show(valueAt(document, pathOf(key)));
      return {
        file: source.name,
        line,
        column,
        key,
        found,
        expected: message,
        nearest: suggest[0],
      };
    }),
  );
}

const linted = whileUnchanged<Promise<Fault[]>>();

/** Faults of the institution's API document. Throws `ContentError` if it cannot be parsed. */
export async function apiFaults(): Promise<readonly Fault[]> {
  const source = apiSource();
  return source ? linted(source.name, source.text, () => lintApi(source)) : [];
}
