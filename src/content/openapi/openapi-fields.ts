import { alternatives } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { valueAt } from '../exact-yaml.ts';
import type { ApiDocument, Schema } from './types.ts';

/** A property or parameter as shown on a page. */
export interface Field {
  readonly name: string;
  /** Short form of the type: `string`, `list of text`, `Payee`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** Further constraints: `at most 140 characters`. */
  readonly rules: readonly string[];
  /** The allowed values of an enumeration. */
  readonly values: readonly string[];
  /** The name of the object, if it is one. */
  readonly object: string | undefined;
  /** Its own properties, if it is an unnamed object or part of a request. */
  readonly fields: readonly Field[];
}

/** The path of a JSON pointer (RFC 6901): `#/paths/~1payments/post`. */
export const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The target of a JSON pointer in the document; `undefined` if it does not exist. */
export const targetOf = (document: ApiDocument, pointer: string): unknown =>
  valueAt(document, pathOf(pointer));

export const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/**
 * A schema or another part of the document with its reference resolved; keys beside `$ref` override
 * the target's.
 */
export function resolveReference<Part extends object>(
  document: ApiDocument,
  part: Part | { readonly $ref: string },
): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return united(document, part as Part);
  const { $ref, ...over } = part;
  return {
    ...resolveReference(document, (targetOf(document, $ref) ?? {}) as Part),
    ...over,
  } as Part;
}

/**
 * Merges a choice between objects into one object with the fields of all; required are only those
 * required in each.
 */
function united<Part extends Schema>(document: ApiDocument, part: Part): Part {
  const ones = part.oneOf?.map((one) => resolveReference(document, one)) ?? [];
  if (ones.length === 0 || !ones.every(({ properties }) => properties)) return part;
  const names = new Set(ones.flatMap(({ properties = {} }) => Object.keys(properties)));
  const { oneOf: _, ...rest } = part;
  return {
    ...rest,
    type: 'object',
    additionalProperties: ones.some((one) => one.additionalProperties !== false),
    required: [...names].filter((name) => ones.every((one) => one.required?.includes(name))),
    properties: Object.fromEntries([...names].map((name) => [name, unitedField(ones, name)])),
  } as Schema as Part;
}

/** A field of several objects, with the values and descriptions of all. */
function unitedField(ones: readonly Schema[], name: string): Schema {
  const [first = {}, ...others] = ones.flatMap(({ properties = {} }) => properties[name] ?? []);
  const same = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (same) return first;
  const all = [first, ...others];
  const descriptions = new Set(all.map(({ description = '' }) => description));
  const values = all.flatMap((one) => one.enum ?? []);
  return {
    ...(first.type && { type: first.type }),
    description: [...descriptions].join(' '),
    ...(values.length > 0 && { enum: values }),
  };
}

/** The name of the object that a schema refers to or lists, if it has properties. */
export function objectOf(document: ApiDocument, schema: Schema): string | undefined {
  if (schema.items) return objectOf(document, schema.items);
  if (!schema.$ref) return undefined;
  return resolveReference(document, schema).properties ? nameOf(schema.$ref) : undefined;
}

/** Names of string types by their format. */
const FORMATS: Readonly<Record<string, () => string>> = {
  'date-time': () => t('api.types.time'),
  date: () => t('api.types.day'),
  uuid: () => 'UUID',
  uri: () => 'URL',
};

function typeOf(document: ApiDocument, schema: Schema): string {
  const whole = resolveReference(document, schema);
  if (whole.items) return t('api.types.list', { type: typeOf(document, whole.items) });
  if (schema.$ref && whole.properties) return nameOf(schema.$ref);
  const types = [
    whole.type ?? whole.oneOf?.map((one) => typeOf(document, one)) ?? t('api.types.any'),
  ].flat();
  const named = types.map((type) => (type === 'string' && FORMATS[whole.format ?? '']?.()) || type);
  return alternatives().format(named);
}

function rulesOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? t('api.rules.range', { least: String(minimum), most: String(maximum) })
      : minimum !== undefined
        ? t('api.rules.least', { least: String(minimum) })
        : maximum !== undefined
          ? t('api.rules.most', { most: String(maximum) })
          : '';
  return [
    schema.const === undefined ? '' : t('api.rules.always', { value: String(schema.const) }),
    range,
    maxLength !== undefined && minLength === undefined
      ? t('api.rules.mostLetters', { most: String(maxLength) })
      : '',
    maxLength !== undefined && minLength !== undefined
      ? t('api.rules.rangeLetters', { least: String(minLength), most: String(maxLength) })
      : '',
    minItems !== undefined && minItems === maxItems
      ? t('api.rules.exactly', { count: String(minItems) })
      : '',
    minItems !== maxItems && minItems !== undefined
      ? t('api.rules.least', { least: String(minItems) })
      : '',
    minItems !== maxItems && maxItems !== undefined
      ? t('api.rules.most', { most: String(maxItems) })
      : '',
    schema.pattern ? t('api.rules.pattern', { pattern: schema.pattern }) : '',
    schema.default === undefined ? '' : t('api.rules.default', { value: String(schema.default) }),
  ].filter(Boolean);
}

/** One property. The fields of named objects are included if `open` is set, as in requests. */
export function fieldOf(
  document: ApiDocument,
  [name, schema]: readonly [string, Schema],
  required: boolean,
  open: boolean,
): Field {
  const whole = resolveReference(document, schema);
  const inner = whole.items ? resolveReference(document, whole.items) : whole;
  const object = objectOf(document, schema.items ?? schema);
  return {
    name,
    type: typeOf(document, schema),
    required,
    description: whole.description ?? '',
    rules: rulesOf(whole),
    values: inner.enum ?? [],
    object,
    fields: object && !open ? [] : fieldsOf(document, inner, open),
  };
}

/** The properties of an object, with required ones marked. */
export function fieldsOf(document: ApiDocument, schema: Schema, open: boolean): Field[] {
  const { properties = {}, required = [] } = resolveReference(document, schema);
  return Object.entries(properties).map((entry) =>
    fieldOf(document, entry, required.includes(entry[0]), open),
  );
}
