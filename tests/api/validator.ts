import { type AnySchema, Ajv2020 as Validator } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '#content/openapi/types.ts';

/** A function that validates values by the schemas of a document, identified by their path. */
export function validatorOf(document: ApiDocument) {
  // The document itself is no schema, so that unknown keywords in it are expected.
  const ajv = new Validator({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document as unknown as AnySchema, 'api');
  return (path: readonly string[], value: unknown): string[] => {
    const parts = path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const validate = ajv.compile({ $ref: `api#/${parts.join('/').replaceAll('%', '%25')}` });
    return validate(value) ? [] : (validate.errors ?? []).map((one) => ajv.errorsText([one]));
  };
}
