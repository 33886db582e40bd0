import { audiencesOf } from './lines.ts';
import type { AudienceName } from './names.ts';
import type { Tariff } from './schema/shape.ts';
import type { Versions } from './versions.ts';

/** The file formats of a price list, in the order in which they are offered. */
export const FORMATS = ['pdf', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Folder of the published files; their URLs are permanent. */
const FOLDER = '/fee/files';

/** URL of the JSON Schema of the published JSON. */
export const SCHEMA_HREF = `${FOLDER}/fees.schema.json`;

/** Stands for the version in force in a file name. */
export const LATEST = 'latest';

/** A file's name without its extension: `solvanto-fees-2026-2-companies`. */
export function fileName(slug: string, version: string, audience: AudienceName): string {
  return `${slug}-fees-${version}-${audience}`;
}

/** The URL of a file. */
export function fileHref(
  slug: string,
  version: string,
  audience: AudienceName,
  format: Format,
): string {
  return `${FOLDER}/${fileName(slug, version, audience)}.${format}`;
}

/** One published price list: a version for an audience. */
export interface PublishedFile {
  readonly name: string;
  readonly tariff: Tariff;
  readonly audience: AudienceName;
}

/**
 * Every file to publish: each public version for each audience, and the version in force as
 * `latest`.
 */
export function publishedFiles(slug: string, { all, current }: Versions): PublishedFile[] {
  const named = [
    ...all.map(({ tariff }) => ({ version: tariff.version, tariff })),
    { version: LATEST, tariff: current },
  ];
  return named.flatMap(({ version, tariff }) =>
    audiencesOf(tariff).map((audience) => ({
      name: fileName(slug, version, audience),
      tariff,
      audience,
    })),
  );
}
