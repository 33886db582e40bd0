import converter from 'openapi-to-postmanv2';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { resolved } from '#content/openapi/openapi-fields.ts';
import type { ApiDocument, Media, Parameter, Schema } from '#content/openapi/types.ts';

/** What a parameter is shown with where the document has no example: the converter would invent one. */
function withExample(document: ApiDocument, parameter: Parameter): Parameter {
  const schema = resolved<Schema>(document, parameter.schema);
  const example = parameter.example ?? schema.enum?.[0] ?? schema.default ?? `<${parameter.name}>`;
  return { ...parameter, schema: { type: 'string' }, example };
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

/** A copy of the document in which nothing is left to the converter's imagination. */
function settled(document: ApiDocument): object {
  return JSON.parse(JSON.stringify({ ...document, webhooks: undefined }), (key, value) => {
    if (key === FORM && value?.schema) return filledForm(document, value);
    if (key === 'parameters' && Array.isArray(value)) {
      return value.map((one) => withExample(document, resolved<Parameter>(document, one)));
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

/** The document as a Postman collection, the same each time. Throws where it cannot be converted. */
export function postmanOf(document: ApiDocument): Promise<string> {
  const options = { folderStrategy: 'Tags', parametersResolution: 'Example' };
  return new Promise((resolve, reject) => {
    const input = { type: 'json', data: settled(document) } as const;
    converter.convertV2(input, options, (error, { result, reason, output } = { result: false }) => {
      const [collection] = output ?? [];
      if (error || !result || !collection) return reject(error ?? new Error(reason));
      const json = JSON.stringify(
        collection.data,
        (key, value) => (isRandom(key, value) ? undefined : value),
        2,
      );
      resolve(`${json}\n`);
    });
  });
}

/** The document as TypeScript types, the starting point of a typed client. */
export async function typesOf(document: ApiDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3);
  return astToString(nodes);
}
