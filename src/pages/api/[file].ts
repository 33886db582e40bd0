import type { APIRoute, GetStaticPaths } from 'astro';
import { reference } from '#content/queries/api-reference-query.ts';
import { postmanOf, typesOf, yamlOf } from '#publish/api/api-downloads.ts';

export const getStaticPaths = (async () => {
  const all = reference();
  if (!all) return [];
  const files = {
    'openapi.yaml': yamlOf(all.document),
    'openapi.json': `${JSON.stringify(all.document, null, 2)}\n`,
    'postman.json': await postmanOf(all.document),
    'types.ts': await typesOf(all.document),
  };
  return Object.entries(files).map(([file, text]) => ({ params: { file }, props: { text } }));
}) satisfies GetStaticPaths;

/** The API's OpenAPI document and the files generated from it, at stable addresses. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => new Response(text);
