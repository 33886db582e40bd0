import type { APIRoute, GetStaticPaths } from 'astro';
import { spokenPieces } from '../../build/api/guide-pieces.ts';
import { guideMarkdown, resourceMarkdown } from '../../build/api/markdown.ts';
import { samplesOf } from '../../build/api/samples.ts';
import { reference } from '../../content/queries/api-reference.ts';

export const getStaticPaths = (() => {
  const all = reference();
  if (!all) return [];
  const spoken = spokenPieces();
  return [
    ...all.guides.map(({ slug, title, body }) => ({
      params: { file: slug },
      props: { text: guideMarkdown(title, body, spoken) },
    })),
    ...all.resources.map((resource) => {
      const samples = resource.operations.map(({ id, method, path }) => {
        return [id, samplesOf(all.document, method, path)] as const;
      });
      const text = resourceMarkdown(resource, Object.fromEntries(samples));
      return { params: { file: resource.slug }, props: { text } };
    }),
  ];
}) satisfies GetStaticPaths;

/** A page of the reference as Markdown. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
