import type { APIRoute, GetStaticPaths } from 'astro';
import { renderLegal } from '../../build/pdf/legal.ts';
import { legalSources } from '../../content/queries/legal.ts';
import { marks } from '../../content/site.ts';

export const getStaticPaths: GetStaticPaths = () =>
  legalSources().map(({ slug, file }) => ({ params: { slug }, props: { file } }));

/** A legal document as PDF, at a stable address. */
export const GET: APIRoute = async ({ props }) => {
  const { bytes } = await renderLegal(props.file, marks);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
