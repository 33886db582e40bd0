import { hasFile } from './files.ts';

/** A part of the site that an institution may leave out. */
interface Part {
  /** Where its pages are: this address, and all below it. */
  readonly address: string;
  /** The texts of its first page: without this file the institution has no such part. */
  readonly page: string;
  /** Files and folders that its pages alone show. */
  readonly files: readonly string[];
  /** Keys of other files that are about it: `pages/home.yaml#news.newsroom`. */
  readonly sections: readonly string[];
}

/** Every part that may be left out, with all that goes with it. */
export const PARTS = {
  api: {
    address: '/api',
    page: 'pages/api.yaml',
    files: ['openapi.yaml', 'api'],
    sections: ['pages/home.yaml#developers', 'navigation.yaml#panels.developers'],
  },
  careers: {
    address: '/careers',
    page: 'pages/careers.yaml',
    files: ['careers'],
    // The offices are the places of its page.
    sections: ['pages/about.yaml#offices'],
  },
  newsroom: {
    address: '/newsroom',
    page: 'pages/newsroom.yaml',
    files: ['newsroom'],
    sections: ['pages/home.yaml#news.newsroom'],
  },
  referral: { address: '/referralProgram', page: 'pages/referral.yaml', files: [], sections: [] },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;

/** The parts that this institution does not have. */
const missing = (): Part[] => Object.values(PARTS).filter(({ page }) => !hasFile(page));

/** Whether the institution has a part. */
export const hasPart = (name: PartName): boolean => hasFile(PARTS[name].page);

/** Whether an address belongs to no part that is missing. */
export const isThere = (address: string): boolean =>
  !missing().some(
    (part) =>
      address.startsWith(part.address) && /^$|^[/#?.]/.test(address.slice(part.address.length)),
  );

/** Whether a key of a file is about a part that is missing, or an entry of a list leads there. */
function isDropped(file: string, path: readonly PropertyKey[], value: unknown): boolean {
  const here = `${file}#${path.join('.')}`;
  if (missing().some(({ sections }) => sections.includes(here))) return true;
  if (!/^\d+$/.test(String(path.at(-1))) || typeof value !== 'object' || value === null) {
    return false;
  }
  return Object.entries(value).some(
    ([key, link]) => /^(href|url|linkUrl)$/.test(key) && !isThere(String(link)),
  );
}

/** A copy of what a file says, without what `isOut` names by its path. */
function copyWithout(
  value: unknown,
  isOut: (path: readonly PropertyKey[], value: unknown) => boolean,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, item]) => !isOut([...path, key], item))
    .map(([key, item]) => [key, copyWithout(item, isOut, [...path, key])] as const);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** What a file says before it is judged: nothing of its sections that are about a part that is missing. */
export const withoutSections = (file: string, raw: unknown): unknown =>
  copyWithout(raw, (path) =>
    missing().some(({ sections }) => sections.includes(`${file}#${path.join('.')}`)),
  );

/** What a file says, without its sections and the entries of its lists that go with a part that is missing. */
export function withoutMissing<Data>(file: string, data: Data): Data {
  // Sections that are about a part are optional in their schemas.
  return missing().length === 0
    ? data
    : (copyWithout(data, (path, value) => isDropped(file, path, value)) as Data);
}

/** Whether a link at a path of a file goes with a part that is missing, so that no page shows it. */
export const goesWithPart = (file: string, path: readonly PropertyKey[], link: string): boolean =>
  path.some((_, at) => {
    const entry = at === path.length - 2 ? { [String(path.at(-1))]: link } : null;
    return isDropped(file, path.slice(0, at + 1), entry);
  });

/** Files of parts that are missing, which no page would show, each with the page that it needs. */
export const strayFiles = (files: readonly string[]): { file: string; page: string }[] =>
  missing().flatMap(({ page, files: own }) =>
    files
      .filter((file) => own.some((one) => file === one || file.startsWith(`${one}/`)))
      .map((file) => ({ file, page })),
  );
