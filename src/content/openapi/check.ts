import { type AnySchema, type ErrorObject, Ajv2020 as Validator } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { valueAt } from '../exact-yaml.ts';
import { ContentError } from '../files.ts';
import { type ApiSource, pathOf, pointerOf } from './source.ts';
import type { ApiDocument } from './types.ts';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every object of a document with its path, outer objects first. */
function* walk(value: unknown, path: Path = []): Generator<[object: object, path: Path]> {
  if (!isObject(value)) return;
  yield [value, path];
  for (const [key, inner] of Object.entries(value)) {
    yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The target of a JSON pointer in the document; `undefined` if it does not exist. */
export const targetOf = (document: ApiDocument, pointer: string): unknown =>
  valueAt(document, pathOf(pointer));

/** Whether a path is inside an example's value, where `$ref` would be data. */
const inExample = (path: Path) => path.includes('examples') || path.includes('example');

function brokenReferences({ document, fault }: ApiSource): string[] {
  return [...walk(document)].flatMap(([object, path]) => {
    const target = '$ref' in object && !inExample(path) ? object.$ref : undefined;
    if (target === undefined) return [];
    if (typeof target !== 'string' || !target.startsWith('#/')) {
      return fault([...path, '$ref'], `${JSON.stringify(target)} is outside this document`);
    }
    if (targetOf(document, target) !== undefined) return [];
    return fault([...path, '$ref'], `${target} does not exist`);
  });
}

/** A function that validates values by the schemas of a document, identified by their path. */
export function validatorOf(document: ApiDocument): (schema: Path, value: unknown) => string[] {
  // The document itself is no schema, so that unknown keywords in it are expected.
  const ajv = new Validator({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document as unknown as AnySchema, 'api');
  const messageOf = ({ instancePath, message, params }: ErrorObject) =>
    `${instancePath || 'the whole'} ${message}${'additionalProperty' in params ? ` (${params.additionalProperty})` : ''}`;
  return (schema, value) => {
    const validate = ajv.compile({ $ref: `api${pointerOf(schema).replaceAll('%', '%25')}` });
    return validate(value) ? [] : (validate.errors ?? []).map(messageOf);
  };
}

function badExamples({ document, fault }: ApiSource): string[] {
  const validate = validatorOf(document);
  return [...walk(document)].flatMap(([object, path]) => {
    if (inExample(path) || !('schema' in object)) return [];
    const schema = [...path, 'schema'];
    const bad = (value: unknown, at: Path) =>
      validate(schema, value).map((reason) => fault(at, `does not fit its schema: ${reason}`));
    const single = 'example' in object ? bad(object.example, [...path, 'example']) : [];
    const several = 'examples' in object ? Object.entries(object.examples ?? {}) : [];
    return [
      ...single,
      ...several.flatMap(([name, example]) =>
        bad((example as { value: unknown }).value, [...path, 'examples', name, 'value']),
      ),
    ];
  });
}

/**
 * Throws `ContentError` with file, line, JSON pointer and reason of every broken reference and
 * example.
 */
export function checkApi(source: ApiSource): void {
  const broken = brokenReferences(source);
  const faults = broken.length > 0 ? broken : badExamples(source);
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}
