import { resolved } from './openapi-fields.ts';
import {
  type ApiDocument,
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from './types.ts';

/**
 * What an API has agreed with the programs that use it, a line for each point. A promise that is gone
 * breaks programs that rely on it; a demand that is new breaks those that do not meet it yet.
 */
export interface Surface {
  readonly promises: readonly string[];
  readonly demands: readonly string[];
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** A type in a few words: `string date`, `array of Payment`, `Iban`. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.oneOf && !schema.properties) return schema.oneOf.map(typeOf).join(' or ');
  return [schema.type ?? 'any', schema.format ?? ''].flat().join(' ').trim();
}

const DEMANDS = [
  ...(['const', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const),
  ...(['minimum', 'maximum'] as const),
];

function ofSchema(name: string, schema: Schema, surface: Record<keyof Surface, string[]>): void {
  const { promises, demands } = surface;
  promises.push(`${name}: ${typeOf(schema)}`);
  for (const value of schema.enum ?? []) {
    promises.push(`${name} has ${value}`);
    demands.push(`${name} may be ${value}`);
  }
  for (const word of DEMANDS) {
    if (schema[word] !== undefined) demands.push(`${name} ${word} ${schema[word]}`);
  }
  for (const field of schema.required ?? []) {
    // An object that refuses what it does not know is sent to us; any other is an answer of ours.
    if (schema.additionalProperties === false) demands.push(`${name} needs ${field}`);
    else promises.push(`${name} always has ${field}`);
  }
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    ofSchema(`${name}.${field}`, inner, surface);
  }
  if (schema.items && !schema.items.$ref) ofSchema(`${name}[]`, schema.items, surface);
}

function ofOperation(
  document: ApiDocument,
  name: string,
  operation: Operation,
  shared: PathItem['parameters'],
  surface: Record<keyof Surface, string[]>,
): void {
  const { promises, demands } = surface;
  promises.push(name);
  for (const raw of [...(shared ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolved<Parameter>(document, raw);
    promises.push(`${name} takes ${parameter.name}`);
    if (parameter.required) demands.push(`${name} needs ${parameter.name}`);
    ofSchema(`${name}?${parameter.name}`, parameter.schema, surface);
  }
  for (const right of Object.values(operation.security?.[0] ?? {}).flat()) {
    demands.push(`${name} asks for the right ${right}`);
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    promises.push(`${name} takes ${type} ${typeOf(schema)}`);
    if (!schema.$ref) ofSchema(`${name}<${type}`, schema, surface);
  }
  if (operation.requestBody?.required) demands.push(`${name} needs a body`);
  for (const [status, answer] of Object.entries(operation.responses)) {
    const content = 'content' in answer ? Object.entries(answer.content ?? {}) : [];
    promises.push(`${name} answers ${status}`);
    for (const [type, { schema }] of content) {
      promises.push(`${name} answers ${status} ${type} ${typeOf(schema)}`);
      if (!schema.$ref) ofSchema(`${name}>${status}/${type}`, schema, surface);
    }
  }
}

/** The surface of a document. */
export function surfaceOf(document: ApiDocument): Surface {
  const { paths, webhooks = {}, components } = document;
  const surface = { promises: [] as string[], demands: [] as string[] };
  for (const [path, item] of [...Object.entries(paths), ...Object.entries(webhooks)]) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) {
        ofOperation(document, `${method} ${path}`, operation, item.parameters, surface);
      }
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) ofSchema(name, schema, surface);
  return surface;
}

/** What a line is about: an operation, or an object or field. */
const subjectOf = (line: string) => /^(?:(?:get|post|put|patch|delete) )?[^\s:]+/.exec(line)?.[0];

/** What breaks programs that were written for `before`. What is new altogether concerns nobody yet. */
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
