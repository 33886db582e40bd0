import converter, { type Collection, type CollectionItem } from 'openapi-to-postmanv2';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { stringify } from 'yaml';
import { nameOf, resolveReference } from '#content/openapi/openapi-fields.ts';
import { idOf, operationsOf } from '#content/openapi/openapi-reference.ts';
import type { ApiDocument, Media, Parameter, Schema } from '#content/openapi/types.ts';

/** Identifiers that one call returns and later calls take, as variables of the collection. */
interface Chain {
  /** Variable names by the summary of the operation that returns the identifier. */
  readonly made: ReadonlyMap<string, string>;
  /** Variable names by the identifier in the examples. */
  readonly names: ReadonlyMap<unknown, string>;
}

function chainOf(document: ApiDocument): Chain {
  const made = new Map<string, string>();
  const names = new Map<unknown, string>();
  for (const { method, path, summary } of operationsOf(document, document.paths)) {
    const [answer] = Object.values(document.paths[path]?.[method]?.responses ?? {});
    const [media] = Object.values((answer && 'content' in answer && answer.content) || {});
    const [example] = Object.values(media?.examples ?? {});
    const id = media && resolveReference<Schema>(document, media.schema).properties?.id?.$ref;
    if (method !== 'post' || !id || !example || path.startsWith('/sandbox')) continue;
    const name = idOf(nameOf(id)).replaceAll('-', '_');
    made.set(summary, name);
    names.set((example.value as { id: string }).id, name);
  }
  return { made, names };
}

/**
 * A parameter with an example: the converter would invent a value, and use one idempotency key for
 * every payment.
 */
function withExample({ names }: Chain, { example, ...parameter }: Parameter): Parameter {
  const { name } = parameter;
  const variable = parameter.in === 'path' ? names.get(example) : undefined;
  const value = name === 'Idempotency-Key' ? '{{$guid}}' : (example ?? `<${name}>`);
  const schema = { type: 'string' };
  return { ...parameter, schema, example: variable ? `{{${variable}}}` : value };
}

/** The fields of a form, each with its value from the form's example. */
function filledForm(document: ApiDocument, media: Media): Media {
  const [example] = Object.values(media.examples ?? {});
  const { required = [] } = resolveReference<Schema>(document, media.schema);
  const properties = Object.entries(example?.value as Record<string, string>).map(
    ([name, value]) => [name, { type: 'string', example: value }] as const,
  );
  return { schema: { type: 'object', required, properties: Object.fromEntries(properties) } };
}

/** A placeholder for a response header, which has no example in the document. */
const placeholder = (name: string) => ({ schema: { type: 'string', example: `<${name}>` } });

const FORM = 'application/x-www-form-urlencoded';

/**
 * A copy of the document with every example filled in, so that the converter invents none, and
 * without error responses.
 */
function settled(document: ApiDocument, chain: Chain): object {
  return JSON.parse(JSON.stringify({ ...document, webhooks: undefined }), (key, value) => {
    if (key === FORM && value?.schema) return filledForm(document, value);
    if (key === 'responses' && Object.keys(value).some((status) => status.startsWith('2'))) {
      return Object.fromEntries(Object.entries(value).filter(([status]) => status.startsWith('2')));
    }
    if (key === 'parameters' && Array.isArray(value)) {
      return value.map((one) => withExample(chain, resolveReference<Parameter>(document, one)));
    }
    if (key === 'headers' && typeof value === 'object') {
      return Object.fromEntries(Object.keys(value).map((name) => [name, placeholder(name)]));
    }
    return value;
  });
}

/**
 * Whether a value is one of the random identifiers that the converter generates, which Postman does
 * not need.
 */
const isRandom = (key: string, value: unknown) =>
  /^(_postman_)?id$/.test(key) && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

const test = (...exec: string[]) => ({ listen: 'test', script: { type: 'text/javascript', exec } });

/**
 * The collection with its API key and identifiers as variables; parameters without an example are
 * disabled.
 */
function finished(collection: Collection, { made, names }: Chain): object {
  const item = (one: CollectionItem): CollectionItem => {
    const name = made.get(one.name);
    const keep = `pm.collectionVariables.set('${name}', pm.response.json().id);`;
    return {
      ...one,
      ...(one.item && { item: one.item.map(item) }),
      ...(name && { event: [test(keep)] }),
    };
  };
  return {
    ...collection,
    item: collection.item.map(item),
    event: [test("pm.test('is answered', () => pm.response.to.be.success);")],
    variable: [
      ...collection.variable,
      { key: 'bearerToken', value: '' },
      ...[...names].map(([value, key]) => ({ key, value })),
    ],
  };
}

/** Whether a parameter's value is only its name as a placeholder. */
const isOpen = ({ value }: { value?: unknown }) =>
  typeof value === 'string' && /^<\w+>$/.test(value);

/** The document as a Postman collection, the same for every build. Throws if it cannot be converted. */
export function postmanOf(document: ApiDocument): Promise<string> {
  const options = { folderStrategy: 'Tags', parametersResolution: 'Example' };
  const chain = chainOf(document);
  return new Promise((resolve, reject) => {
    const input = { type: 'json', data: settled(document, chain) } as const;
    converter.convertV2(input, options, (error, { result, reason, output } = { result: false }) => {
      const [collection] = output ?? [];
      if (error || !result || !collection) return reject(error ?? new Error(reason));
      const json = JSON.stringify(
        finished(collection.data, chain),
        (key, value) => {
          if (key === 'query')
            return value.map((one: object) => ({ ...one, disabled: isOpen(one) }));
          return isRandom(key, value) ? undefined : value;
        },
        2,
      );
      resolve(`${json}\n`);
    });
  });
}

/** The document as YAML, without anchors and aliases, which not every tool supports. */
export const yamlOf = (document: ApiDocument): string =>
  stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });

/** The document as TypeScript types, for a typed client. */
export async function typesOf(document: ApiDocument): Promise<string> {
  // A field with a default is optional in requests.
  const options = { defaultNonNullable: false };
  return astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3, options));
}
