import { hasFile } from './files.ts';

/** A section of the site that an institution may leave out. */
interface Part {
  /** Its pages are at this path and below. */
  readonly address: string;
  /** The texts of its first page; without this file the institution does not have the part. */
  readonly page: string;
  /** Files and folders that only its pages use. */
  readonly files: readonly string[];
  /** Keys of other files that concern it: `pages/home.yaml#news.newsroom`. */
  readonly sections: readonly string[];
}

/** Every optional part, with all that belongs to it. */
export const OPTIONAL_PARTS = {
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
    // The offices are the places of the careers page.
    sections: ['pages/about.yaml#offices'],
  },
  newsroom: {
    address: '/newsroom',
    page: 'pages/newsroom.yaml',
    files: ['newsroom'],
    sections: ['pages/home.yaml#news.newsroom'],
  },
  referral: { address: '/referralProgram', page: 'pages/referral.yaml', files: [], sections: [] },
  whistleblower: {
    address: '/whistleblower',
    page: 'pages/whistleblower.yaml',
    files: [],
    sections: [],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof OPTIONAL_PARTS;

/** The optional parts that this institution does not have. */
const missing = (): Part[] => Object.values(OPTIONAL_PARTS).filter(({ page }) => !hasFile(page));

/** Whether the institution has a part. */
export const hasPart = (name: PartName): boolean => hasFile(OPTIONAL_PARTS[name].page);

/** Whether a path belongs to no missing part. */
export const isPathAvailable = (address: string): boolean =>
  !missing().some(
    (part) =>
      address.startsWith(part.address) && /^$|^[/#?.]/.test(address.slice(part.address.length)),
  );

/** Whether a key of a file is a section about a missing part. */
const isMissingSection = (file: string, path: readonly PropertyKey[]): boolean =>
  missing().some(({ sections }) => sections.includes(`${file}#${path.join('.')}`));

/** Whether a value is an entry of a list that links to a missing part. */
const leadsToMissing = (path: readonly PropertyKey[], value: unknown): boolean =>
  /^\d+$/.test(String(path.at(-1))) &&
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([key, link]) => /^(href|url|linkUrl)$/.test(key) && !isPathAvailable(String(link)),
  );

/** A copy of a value without the parts that `isOut` selects by path. */
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

/** The raw value of a file before validation, without the sections about missing parts. */
export const withoutSections = (file: string, raw: unknown): unknown =>
  copyWithout(raw, (path) => isMissingSection(file, path));

/** The parsed value of a file, without the entries of its lists that link to missing parts. */
export const withoutLinks = <Data>(data: Data): Data =>
  missing().length === 0 ? data : (copyWithout(data, leadsToMissing) as Data);

/** Whether a link at a path of a file concerns a missing part, so that no page shows it. */
export const concernsMissingPart = (
  file: string,
  path: readonly PropertyKey[],
  link: string,
): boolean =>
  path.some((_, at) => isMissingSection(file, path.slice(0, at + 1))) ||
  leadsToMissing(path.slice(0, -1), { [String(path.at(-1))]: link });

/** Files of missing parts, which no page would show, each with the page file it needs. */
export const filesOfMissingParts = (files: readonly string[]): { file: string; page: string }[] =>
  missing().flatMap(({ page, files: own }) =>
    files
      .filter((file) => own.some((one) => file === one || file.startsWith(`${one}/`)))
      .map((file) => ({ file, page })),
  );
