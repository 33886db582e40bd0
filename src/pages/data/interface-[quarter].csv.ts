import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { interfaceQuarters } from '#content/queries/disclosures-query.ts';
import { dailyCsv } from '#content/queries/interface-summary-query.ts';

export const getStaticPaths = (() =>
  interfaceQuarters().map((quarter) => ({
    params: { quarter: quarter.quarter },
    props: { quarter },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The daily statistics of the dedicated interface for a quarter, as CSV. */
export const GET: APIRoute<Props> = ({ props: { quarter } }) =>
  new Response(dailyCsv(quarter), { headers: { 'content-type': 'text/csv' } });
