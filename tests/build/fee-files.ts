import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeFilesSlug } from '#content/queries/fees-query.ts';
import { tariffs } from '#content/tariffs.ts';
import type { ExportedTariff } from '#tariff/export-schema.ts';
import { audiencesOf } from '#tariff/lines.ts';
import type { AudienceName } from '#tariff/names.ts';
import type { Price } from '#tariff/schema/shape.ts';
import { DIST, files } from './pages.ts';

export const FOLDER = '/fee/files';

export function built(address: string): Buffer {
  return readFileSync(join(DIST, address));
}

export function json(version: string, audience: AudienceName): ExportedTariff {
  return JSON.parse(
    built(`${FOLDER}/${feeFilesSlug()}-fees-${version}-${audience}.json`).toString(),
  );
}

/** The tariff versions whose files are in the build. */
export const versions = tariffs().filter(({ version }) =>
  files.has(`${FOLDER}/${feeFilesSlug()}-fees-${version}-companies.json`),
);

export const lists = versions.flatMap((tariff) =>
  audiencesOf(tariff).map((audience) => {
    const { version } = tariff;
    return { version, audience, list: json(version, audience) };
  }),
);

/** Each price of a list, with its line and category. */
export function prices(list: ExportedTariff) {
  return list.groups.flatMap(({ lines }) =>
    lines.flatMap(({ id, label, prices: byCategory }) =>
      list.categories.flatMap(({ id: category }) => {
        const found = byCategory[category];
        if (!found) return [];
        const { text, ...price } = found;
        return [{ line: id, label, category, text, price: price as Price }];
      }),
    ),
  );
}

export const collapseSpaces = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim();
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The records of a CSV file (RFC 4180), by column name. */
export function csv(name: string): Record<string, string>[] {
  const text = built(`${FOLDER}/${name}.csv`).toString();
  const [head = [], ...rows] = text
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}
