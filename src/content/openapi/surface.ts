import { nameOf, resolveReference } from './openapi-fields.ts';
import {
  type ApiDocument,
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from './types.ts';

/**
 * The contract between an API and its clients, one line per point. Removing a promise breaks
 * clients that rely on it; adding a demand breaks those that do not meet it yet.
 */
export interface Surface {
  readonly promises: readonly string[];
  readonly demands: readonly string[];
}

/** Short form of a type: `string date`, `array of Payment`, `Iban`. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.oneOf && !schema.properties) return schema.oneOf.map(typeOf).join(' or ');
  // The bit width of an integer matters for code generation only, not for requests.
  const format = schema.type === 'integer' ? '' : schema.format;
  return [schema.type ?? 'any', format ?? ''].flat().join(' ').trim();
}

const FORMS = ['const', 'pattern', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;
const LENGTHS = ['minLength', 'maxLength'] as const;

/** Whether a length is no new demand: the format implies it, or the value was issued by the API. */
const isLengthKnown = (name: string, { format, pattern }: Schema) =>
  Boolean(format ?? pattern) || /(?:Id|cursor)$/.test(name);

interface Context {
  readonly document: ApiDocument;
  readonly promises: string[];
  readonly demands: string[];
}

/**
 * The name of an enumeration that contains all values of a response's field, so that clients know
 * them already.
 */
function knownValues({ document }: Context, { $ref, enum: values }: Schema): string | undefined {
  if ($ref || !values) return undefined;
  const named = Object.entries(document.components.schemas);
  return named.find(([, one]) => values.every((value) => one.enum?.includes(value)))?.[0];
}

/**
 * Adds a schema; the format of what is `sent` in requests is a demand, that of a response is not.
 */
function ofSchema(all: Context, name: string, raw: Schema, sent: boolean): void {
  const { document, promises, demands } = all;
  // To a client written before the choice existed, a choice between objects is one object.
  const schema = raw.$ref ? raw : resolveReference<Schema>(document, raw);
  const known = sent || name in document.components.schemas ? undefined : knownValues(all, schema);
  promises.push(`${name}: ${known ?? typeOf(schema)}`);
  for (const value of known ? [] : (schema.enum ?? [])) {
    promises.push(`${name} has ${value}`);
    demands.push(`${name} may be ${value}`);
  }
  const words = isLengthKnown(name, schema) ? FORMS : [...FORMS, ...LENGTHS];
  for (const word of sent ? words : []) {
    if (schema[word] !== undefined) demands.push(`${name} ${word} ${schema[word]}`);
  }
  for (const field of schema.required ?? []) {
    if (sent) demands.push(`${name} needs ${field}`);
    else promises.push(`${name} always has ${field}`);
  }
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    ofSchema(all, `${name}.${field}`, inner, sent);
  }
  if (schema.items && !schema.items.$ref) ofSchema(all, `${name}[]`, schema.items, sent);
}

function ofOperation(
  all: Context,
  name: string,
  operation: Operation,
  shared: PathItem['parameters'],
  sent: boolean,
): void {
  const { document, promises, demands } = all;
  promises.push(name);
  for (const raw of [...(shared ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolveReference<Parameter>(document, raw);
    promises.push(`${name} takes ${parameter.name}`);
    if (parameter.required) demands.push(`${name} needs ${parameter.name}`);
    ofSchema(all, `${name}?${parameter.name}`, parameter.schema, sent);
  }
  for (const right of new Set(operation.security?.flatMap((one) => Object.values(one).flat()))) {
    demands.push(`${name} asks for the right ${right}`);
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    promises.push(`${name} takes ${type} ${typeOf(schema)}`);
    if (!schema.$ref) ofSchema(all, `${name}<${type}`, schema, sent);
  }
  if (operation.requestBody?.required) demands.push(`${name} needs a body`);
  for (const [status, answer] of Object.entries(operation.responses)) {
    const content = 'content' in answer ? Object.entries(answer.content ?? {}) : [];
    promises.push(`${name} answers ${status}`);
    for (const [type, { schema }] of content) {
      promises.push(`${name} answers ${status} ${type} ${typeOf(schema)}`);
      if (!schema.$ref) ofSchema(all, `${name}>${status}/${type}`, schema, false);
    }
  }
}

/** The names of the schemas reachable from requests. */
function sentNames({ paths, components }: ApiDocument): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && inner.includes('/schemas/')) {
        const name = nameOf(inner);
        if (!found.has(name)) walk(components.schemas[name]);
        found.add(name);
      } else walk(inner);
    }
  };
  walk(components.parameters);
  for (const { parameters, ...methods } of Object.values(paths)) {
    walk(parameters);
    for (const one of Object.values(methods)) walk([one.parameters, one.requestBody]);
  }
  return found;
}

/** The surface of a document. */
export function surfaceOf(document: ApiDocument): Surface {
  const { paths, webhooks = {}, components } = document;
  const all: Context = { document, promises: [], demands: [] };
  // The payload of a webhook is outgoing, like a response.
  for (const [items, sent] of [
    [paths, true],
    [webhooks, false],
  ] as const) {
    for (const [path, item] of Object.entries(items)) {
      for (const method of METHODS) {
        const operation = item[method];
        if (operation) ofOperation(all, `${method} ${path}`, operation, item.parameters, sent);
      }
    }
  }
  const sent = sentNames(document);
  for (const [name, schema] of Object.entries(components.schemas)) {
    ofSchema(all, name, schema, sent.has(name));
  }
  return { promises: all.promises, demands: all.demands };
}

/** The subject of a line: an operation, an object or a field. */
const subjectOf = (line: string) => /^(?:(?:get|post|put|patch|delete) )?[^\s:]+/.exec(line)?.[0];

/**
 * The breaking changes for clients written for `before`. Demands of entirely new subjects affect no
 * client yet.
 */
export function breaksBetween(before: Surface, after: Surface): string[] {
  const kept = new Set(after.promises);
  const asked = new Set(before.demands);
  const old = new Set(before.promises.map(subjectOf));
  return [
    ...before.promises.filter((line) => !kept.has(line)).map((line) => `gone: ${line}`),
    ...after.demands
      .filter((line) => !asked.has(line) && old.has(subjectOf(line)))
      .map((line) => `new: ${line}`),
  ];
}
