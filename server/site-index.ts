import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hashOf, type OpenedBuild } from '../contract/build-info.ts';
import { type Contract, policies, type ResponseHeader } from '../contract/contract.ts';
import { patternOf, type Redirect } from '../contract/redirects.ts';
import { RULES } from '../contract/rules.ts';
import { Bodies, type Body, StoredBytes, type StoredFile } from './bodies.ts';

/** One stored form of a file: as it is, or compressed. Each has its own strong tag. */
export interface Representation {
  readonly encoding: string | undefined;
  readonly body: Body;
  readonly etag: string;
}

/** One file of the site with everything its answer needs. */
export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly policy: ResponseHeader;
  /** Whether the answer depends on `Accept-Encoding`. */
  readonly varies: boolean;
  /** Whole seconds since 1970, as `Last-Modified` can express them. */
  readonly modified: number;
  readonly plain: Representation;
  /** Compressed forms in the contract's order of preference. */
  readonly compressed: readonly Representation[];
}

/** The files of one build by the decoded path at which they are served. Never changed once made. */
export interface SiteIndex {
  readonly contract: Contract;
  readonly moved: readonly (Pick<Redirect, 'to' | 'status'> & { readonly pattern: RegExp })[];
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Error documents by file name (`404.html`). */
  readonly documents: ReadonlyMap<string, SiteFile>;
  /** Paths that end in `.html` on disk → the address of that page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Paths in `files` that come from the build before this one. */
  readonly kept: ReadonlySet<string>;
}

const HIDDEN = new RegExp(RULES.hidden.join('|'));

/** Whether a decoded path is never served, as if the file did not exist. */
export const isHidden = (path: string): boolean => HIDDEN.test(path);

const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** A hash as part of a tag: shorter, and of letters that a tag may have. */
const tagOf = (hash: string): string =>
  hash.slice('sha256-'.length).replaceAll('+', '-').replaceAll('/', '_').slice(0, 27);

/** The address of a page's file: `/faq.html` is served at `/faq`, `/index.html` at `/`. */
function addressOf(path: string): string {
  if (path === '/index.html') return '/';
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
}

/** Error documents, by the paths of their files. */
const DOCUMENTS: ReadonlySet<string> = new Set(
  RULES.errors.flatMap(({ status }) => [`/${status}.html`, `/${status}.bot.html`]),
);

/** Where the files of one build are, by their paths, with the hashes of those that it wrote. */
interface Place {
  readonly root: string;
  readonly all: ReadonlySet<string>;
  readonly hashes: OpenedBuild['hashes'];
  readonly bodies: Bodies;
}

/**
 * What there is to know of one file. It is read only where it stays in memory: errors, which are
 * shown whatever happens on the disk, what there is room for, and what the build before has left.
 */
async function readStored(
  { root, hashes, bodies }: Place,
  path: string,
  isDocument: boolean,
): Promise<readonly [body: Body, stored: StoredFile]> {
  const file = join(root, path);
  // A file's facts are there at once; to wait for each of a hundred thousand takes seconds.
  const { size, mtimeMs } = statSync(file);
  const hash = hashes.get(path.slice(1)) ?? hashOf(await readFile(file));
  const stored = { path: file, length: size, written: mtimeMs, hash };
  if (isDocument) return [await new Bodies(Number.POSITIVE_INFINITY).load(stored), stored];
  if (bodies.hasRoomFor(size)) await bodies.load(stored);
  return [new StoredBytes(stored), stored];
}

async function readSiteFile(place: Place, path: string, policy: ResponseHeader): Promise<SiteFile> {
  const known = RULES.types[extensionOf(path)];
  const isDocument = DOCUMENTS.has(path);
  const [body, stored] = await readStored(place, path, isDocument);
  const tag = tagOf(stored.hash);
  const compressed: Representation[] = [];
  for (const { name, extension } of known?.compress ? RULES.encodings : []) {
    const copy = `${path}.${extension}`;
    if (!place.all.has(copy)) continue;
    const [copied] = await readStored(place, copy, isDocument);
    compressed.push({ encoding: name, body: copied, etag: `"${tag}-${extension}"` });
  }
  return {
    type: known?.type ?? RULES.fallbackType,
    policy,
    cacheControl:
      RULES.caching.find(({ prefix }) => path.startsWith(prefix))?.value ?? RULES.revalidate,
    varies: known?.compress ?? false,
    modified: Math.floor(stored.written / 1000),
    plain: {
      encoding: undefined,
      body,
      etag: `"${tag}"`,
    },
    compressed,
  };
}

/** Files that are read at the same time: the disk's threads are four. */
const LANES = 8;

/**
 * Reads what there is to know of every file of a build, and as many of them into `bodies` as have
 * room. Throws `ChangedFile` where one of those is not as it was built. Afterwards only files that
 * were listed now can be asked for: no path can lead outside.
 */
export async function readSite(
  root: string,
  { paths: names, hashes }: Pick<OpenedBuild, 'paths' | 'hashes'>,
  contract: Contract,
  bodies: Bodies,
): Promise<SiteIndex> {
  const paths = names.map((path) => `/${path}`);
  const place = { root, all: new Set(paths), hashes, bodies };
  const policyFor = policies(contract);
  const files = new Map<string, SiteFile>();
  const documents = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  const waiting = paths.filter((path) => DOCUMENTS.has(path) || !isHidden(path)).values();
  const lane = async (): Promise<void> => {
    for (const path of waiting) {
      // Requests are answered from the build before in the meantime.
      await setImmediate();
      const file = await readSiteFile(place, path, policyFor(path.slice(1)));
      if (DOCUMENTS.has(path)) {
        documents.set(path.slice(1), file);
        continue;
      }
      const address = addressOf(path);
      if (address !== path) pages.set(path, address);
      // A file of exactly that name would win over the page on every host; keep it so here.
      if (address === path || !place.all.has(address)) files.set(address, file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const moved = contract.redirects.map(({ from, to, status }) => ({
    pattern: new RegExp(patternOf(from)),
    to,
    status,
  }));
  return { contract, moved, files, documents, pages, kept: new Set() };
}

/**
 * `next`, keeping the hashed files of `previous` that it lacks: pages opened before a deploy may
 * still ask for them. What `previous` itself had kept is dropped, so that memory stays bounded.
 */
export function keepHashedFiles(next: SiteIndex, previous: SiteIndex): SiteIndex {
  const [{ prefix }] = RULES.caching;
  const files = new Map(next.files);
  const kept = new Set<string>();
  for (const [path, file] of previous.files) {
    if (!path.startsWith(prefix) || files.has(path) || previous.kept.has(path)) continue;
    files.set(path, file);
    kept.add(path);
  }
  return { ...next, files, kept };
}

/** Every stored file that an index can send. */
export function storedFiles({ files }: SiteIndex): Set<StoredFile> {
  const all = [...files.values()].flatMap(({ plain, compressed }) => [plain, ...compressed]);
  return new Set(all.flatMap(({ body }) => (body instanceof StoredBytes ? body.file : [])));
}
