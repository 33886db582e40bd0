import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { priceListPdf } from '../../../build/pdf/price-list.ts';
import { renderPdf } from '../../../build/pdf/render.ts';
import { feeFilePaths, feePage, issuer } from '../../../content/queries/fees.ts';

export const getStaticPaths = feeFilePaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A version's price list as a PDF. */
export const GET: APIRoute<Props> = async ({ props: { tariff, audience } }) => {
  const bytes = await renderPdf(priceListPdf(tariff, audience, issuer(), feePage().files));
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'application/pdf' } });
};
