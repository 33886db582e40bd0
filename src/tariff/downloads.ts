import { audiencesOf } from './lines.ts';
import type { AudienceName } from './names.ts';
import type { Tariff } from './schema/shape.ts';
import type { Versions } from './versions.ts';

/** The formats of a price list, in the order they are offered. */
export const FORMATS = ['pdf', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Where the published files stand; the addresses are a promise and never change. */
const FOLDER = '/fee/files';

/** The address of the JSON Schema of the published JSON. */
export const SCHEMA_HREF = `${FOLDER}/fees.schema.json`;

/** Says the version in force, whichever that is. */
export const LATEST = 'latest';

/** A file's name without its extension: `solvanto-fees-2026-2-companies`. */
export function fileName(slug: string, version: string, audience: AudienceName): string {
  return `${slug}-fees-${version}-${audience}`;
}

/** A file's address. */
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

/** Every file to publish: each public version for each audience, and the one in force as latest. */
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
