import converter, { type Collection, type CollectionItem } from 'openapi-to-postmanv2';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { stringify } from 'yaml';
import { nameOf, resolved } from '#content/openapi/openapi-fields.ts';
import { idOf, operationsOf } from '#content/openapi/openapi-reference.ts';
import type { ApiDocument, Media, Parameter, Schema } from '#content/openapi/types.ts';

/** Identifiers that a call makes and later ones take, as variables of the collection. */
interface Chain {
  /** By the summary of the operation that makes it. */
  readonly made: ReadonlyMap<string, string>;
  /** By the identifier of the examples. */
  readonly names: ReadonlyMap<unknown, string>;
}

function chainOf(document: ApiDocument): Chain {
  const made = new Map<string, string>();
  const names = new Map<unknown, string>();
  for (const { method, path, summary } of operationsOf(document, document.paths)) {
    const [answer] = Object.values(document.paths[path]?.[method]?.responses ?? {});
    const [media] = Object.values((answer && 'content' in answer && answer.content) || {});
    const [example] = Object.values(media?.examples ?? {});
    const id = media && resolved<Schema>(document, media.schema).properties?.id?.$ref;
    if (method !== 'post' || !id || !example || path.startsWith('/sandbox')) continue;
    const name = idOf(nameOf(id)).replaceAll('-', '_');
    made.set(summary, name);
    names.set((example.value as { id: string }).id, name);
  }
  return { made, names };
}

/** What a parameter is shown with: the converter would invent a value, and send one key with every payment. */
function withExample({ names }: Chain, { example, ...parameter }: Parameter): Parameter {
  const { name } = parameter;
  const variable = parameter.in === 'path' ? names.get(example) : undefined;
  const value = name === 'Idempotency-Key' ? '{{$guid}}' : (example ?? `<${name}>`);
  const schema = { type: 'string' };
  return { ...parameter, schema, example: variable ? `{{${variable}}}` : value };
}

/** A form's fields, each with its value in the form's example. */
function filledForm(document: ApiDocument, media: Media): Media {
  const [example] = Object.values(media.examples ?? {});
  const { required = [] } = resolved<Schema>(document, media.schema);
  const properties = Object.entries(example?.value as Record<string, string>).map(
    ([name, value]) => [name, { type: 'string', example: value }] as const,
  );
  return { schema: { type: 'object', required, properties: Object.fromEntries(properties) } };
}

/** A header of an answer, which no example of the document fills. */
const placeholder = (name: string) => ({ schema: { type: 'string', example: `<${name}>` } });

const FORM = 'application/x-www-form-urlencoded';

/** A copy of the document in which nothing is left to the converter's imagination, without errors. */
function settled(document: ApiDocument, chain: Chain): object {
  return JSON.parse(JSON.stringify({ ...document, webhooks: undefined }), (key, value) => {
    if (key === FORM && value?.schema) return filledForm(document, value);
    if (key === 'responses' && Object.keys(value).some((status) => status.startsWith('2'))) {
      return Object.fromEntries(Object.entries(value).filter(([status]) => status.startsWith('2')));
    }
    if (key === 'parameters' && Array.isArray(value)) {
      return value.map((one) => withExample(chain, resolved<Parameter>(document, one)));
    }
    if (key === 'headers' && typeof value === 'object') {
      return Object.fromEntries(Object.keys(value).map((name) => [name, placeholder(name)]));
    }
    return value;
  });
}

/** The identifiers that the converter makes anew each time; Postman does without them. */
const isRandom = (key: string, value: unknown) =>
  /^(_postman_)?id$/.test(key) && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

const test = (...exec: string[]) => ({ listen: 'test', script: { type: 'text/javascript', exec } });

/** The collection with its key and identifiers as variables; what has no example is not sent. */
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

/** Whether a parameter has only its name for a value. */
const isOpen = ({ value }: { value?: unknown }) =>
  typeof value === 'string' && /^<\w+>$/.test(value);

/** The document as a Postman collection, the same each time. Throws where it cannot be converted. */
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

/** The document as YAML, without anchors, which not every tool reads. */
export const yamlOf = (document: ApiDocument): string =>
  stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });

/** The document as TypeScript types, the starting point of a typed client. */
export async function typesOf(document: ApiDocument): Promise<string> {
  // A field with a default is not required of those who send it.
  const options = { defaultNonNullable: false };
  return astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3, options));
}
