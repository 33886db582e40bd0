import { pathOf } from '../paths.ts';
import { fieldOf, fieldsOf, nameOf, objectOf, resolveReference } from './openapi-fields.ts';
import {
  type Answer,
  type ApiDocument,
  type CodeMeaning,
  type Example,
  METHODS,
  type Method,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from './types.ts';

/** The object of errors, which has a guide of its own where it is shown. */
const PROBLEM = 'Problem';

/** Every error code with its meaning. */
export const codeMeanings = (document: ApiDocument): Readonly<Record<string, CodeMeaning>> =>
  document.components.schemas.ErrorCode?.['x-enumDescriptions'] ?? {};

/** `createPayment` in the form of a URL segment. */
export const idOf = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function examplesOf(content: Answer['content'] = {}) {
  return Object.entries(content).flatMap(([type, { examples = {} }]) =>
    Object.values(examples).map(({ summary, value }: Example) => ({
      label: summary ?? '',
      type,
      value,
    })),
  );
}

export type NamedExample = ReturnType<typeof examplesOf>[number];

/** The item schema of a page of objects, which has them in `data`. */
function itemOf(document: ApiDocument, schema: Schema): Schema | undefined {
  return resolveReference(document, schema).properties?.data?.items;
}

/**
 * The codes of an error response: those that the operation lists, or all of the status that can
 * occur.
 */
function codesOf(
  document: ApiDocument,
  status: string,
  { 'x-codes': named = [], requestBody }: Operation,
): string[] {
  const meanings = Object.entries(codeMeanings(document));
  const ofStatus = meanings
    .filter(([, one]) => String(one.status) === status && (requestBody || !one.body))
    .map(([code]) => code);
  const chosen = ofStatus.filter((code) => named.includes(code));
  return chosen.length > 0 ? chosen : ofStatus;
}

/** One kind of response of an operation. */
function answerView(document: ApiDocument, status: string, raw: Answer, operation: Operation) {
  const [first] = Object.values(raw.content ?? {});
  const item = first && itemOf(document, first.schema);
  const object = first && objectOf(document, item ?? first.schema);
  return {
    status,
    description: raw.description,
    object,
    /** Whether it is a page of such objects. */
    listed: item !== undefined,
    /** Its properties, if the object has no name. */
    fields: first && !object ? fieldsOf(document, first.schema, false) : [],
    types: Object.keys(raw.content ?? {}),
    examples: examplesOf(raw.content),
    /** The possible error codes of an error response. */
    codes: object === PROBLEM ? codesOf(document, status, operation) : [],
  };
}

export type AnswerView = ReturnType<typeof answerView>;

function operationView(
  document: ApiDocument,
  [method, path, item]: readonly [Method, string, PathItem],
  operation: Operation,
) {
  const { operationId, summary, description, security, requestBody } = operation;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((raw) => {
    const one = resolveReference<Parameter>(document, raw);
    const schema = { ...one.schema, description: one.description };
    const field = fieldOf(document, [one.name, schema], one.required ?? false, true);
    return { ...field, object: undefined, place: one.in };
  });
  const content = requestBody?.content;
  const [first] = Object.values(content ?? {});
  return {
    /** Its anchor on the page: `create-payment`. */
    id: idOf(operationId),
    operationId,
    method,
    path,
    summary,
    description,
    /** The scope that a key needs, if any. */
    right: security?.flatMap((one) => Object.values(one).flat())[0],
    parameters,
    body: first && {
      types: Object.keys(content ?? {}),
      object: objectOf(document, first.schema),
      fields: fieldsOf(document, first.schema, true),
      examples: examplesOf(content),
    },
    answers: Object.entries(operation.responses).map(([status, raw]) =>
      answerView(document, status, resolveReference<Answer>(document, raw), operation),
    ),
  };
}

export type OperationView = ReturnType<typeof operationView>;

/** The operations of some paths, in the order of the document. */
export function operationsOf(document: ApiDocument, paths: Readonly<Record<string, PathItem>>) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const [tag = ''] = operation.tags;
      return { ...operationView(document, [method, path, item], operation), tag };
    }),
  );
}

/** The names of an object and of every object reachable through its properties. */
function within(document: ApiDocument, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const walk = (schema: Schema): void => {
    if (schema.$ref) {
      if (objectOf(document, schema)) within(document, nameOf(schema.$ref), seen);
      return;
    }
    if (schema.items) walk(schema.items);
    for (const inner of Object.values(schema.properties ?? {})) walk(inner);
  };
  const schema = document.components.schemas[name];
  if (schema) walk(schema);
  return seen;
}

/** The reference: one resource per tag, with its operations and the objects they use. */
export function referenceOf(document: ApiDocument) {
  const operations = operationsOf(document, document.paths);
  const users = new Map<string, (typeof operations)[number][]>();
  for (const operation of operations) {
    const objects = operation.answers.flatMap(({ object }) => object ?? []);
    const reached = objects.flatMap((object) => [...within(document, object)]);
    for (const name of new Set(reached)) {
      users.set(name, [...(users.get(name) ?? []), operation]);
    }
  }
  const objectsAt = (tag: string) =>
    [...users]
      .filter(([name, [first]]) => name !== PROBLEM && first?.tag === tag)
      .map(([name, used]) => ({
        name,
        id: `object-${idOf(name)}`,
        fields: fieldsOf(document, document.components.schemas[name] ?? {}, false),
        usedIn: used.map(({ summary, tag: slug, id }) => ({
          label: summary,
          href: `${pathOf.api(slug)}#${id}`,
        })),
      }));
  return document.tags.map((tag) => ({
    slug: tag.name,
    label: tag['x-displayName'],
    description: tag.description,
    operations: operations.filter((one) => one.tag === tag.name),
    objects: objectsAt(tag.name),
  }));
}

export type Resource = ReturnType<typeof referenceOf>[number];
export type ObjectView = Resource['objects'][number];

/** The URL of each object: `Payment` → `/api/payments#object-payment`. */
export function objectPlaces(resources: readonly Resource[]): Readonly<Record<string, string>> {
  const places = resources.flatMap(({ slug, objects }) =>
    objects.map(({ name, id }) => [name, `${pathOf.api(slug)}#${id}`] as const),
  );
  return { ...Object.fromEntries(places), [PROBLEM]: '/api/errors#problem' };
}
