import type { APIRoute } from 'astro';
import { site } from '#content/site.ts';
import { SCHEMA_HREF } from '#tariff/downloads.ts';
import { tariffJsonSchema } from '#tariff/export-schema.ts';

/** The JSON Schema that every published price list follows. */
export const GET: APIRoute = () =>
  Response.json(tariffJsonSchema(new URL(SCHEMA_HREF, site().urls.site).href));
