import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { issuer } from '#content/queries/fees-query.ts';
import { publishedDocuments } from '#content/queries/legal-query.ts';
import { renderLegal } from '#publish/pdf/legal-pdf.ts';

export const getStaticPaths = (() =>
  publishedDocuments().map(({ slug, document }) => ({
    params: { slug },
    props: { document },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A legal document as PDF, at a stable address. */
export const GET: APIRoute<Props> = async ({ props: { document } }) =>
  new Response(Uint8Array.from(await renderLegal(document, issuer())), {
    headers: { 'content-type': 'application/pdf' },
  });
