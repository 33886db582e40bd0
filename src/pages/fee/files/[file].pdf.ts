import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { feeFilePaths, feePage, issuer } from '#content/queries/fees-query.ts';
import { priceListPdf } from '#publish/pdf/price-list-pdf.ts';
import { pdfOf } from '#publish/pdf/render.ts';

export const getStaticPaths = feeFilePaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A version's price list as a PDF. */
export const GET: APIRoute<Props> = async ({ props: { tariff, audience } }) => {
  const bytes = await pdfOf(priceListPdf(tariff, audience, issuer(), feePage().files));
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'application/pdf' } });
};
