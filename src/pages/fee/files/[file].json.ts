import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { feeFilePaths } from '#content/queries/fees-query.ts';
import { site } from '#content/site.ts';
import { SCHEMA_HREF } from '#tariff/downloads.ts';
import { tariffJson } from '#tariff/export.ts';

export const getStaticPaths = feeFilePaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A version's price list as JSON, according to the published schema. */
export const GET: APIRoute<Props> = ({ props: { tariff, audience } }) =>
  Response.json(tariffJson(tariff, audience, new URL(SCHEMA_HREF, site().urls.site).href));
