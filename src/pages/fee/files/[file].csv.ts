import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { feeFilePaths } from '#content/queries/fees-query.ts';
import { tariffCsv } from '#tariff/export.ts';

export const getStaticPaths = feeFilePaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A version's price list as CSV. */
export const GET: APIRoute<Props> = ({ props: { tariff, audience } }) =>
  new Response(tariffCsv(tariff, audience), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
