import type { APIRoute, GetStaticPaths } from 'astro';
import { overviewMarkdown } from '../build/api/markdown.ts';
import { apiPage } from '../content/queries/api.ts';

export const getStaticPaths = (() => {
  const { title, lead, reference, environments } = apiPage();
  if (!reference) return [];
  const { titles, guides, resources } = reference;
  const groups = [
    // The twins, for a reader who stays with Markdown.
    { title: titles.guides, ways: guides.map((one) => ({ ...one, href: `${one.href}.md` })) },
    { title: titles.resources, ways: resources.map((one) => ({ ...one, href: `${one.href}.md` })) },
    { title: titles.files, ways: titles.downloads },
  ];
  const text = overviewMarkdown(title, lead, groups, environments.items);
  return [{ params: { api: 'api' }, props: { text } }];
}) satisfies GetStaticPaths;

/** The overview of the API as Markdown. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
