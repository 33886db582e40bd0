import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../contract/build-info.ts';
import { type Contract, policies, type ResponseHeader } from '../contract/contract.ts';
import { patternOf, type Redirect } from '../contract/redirects.ts';
import { RULES } from '../contract/rules.ts';

/** One stored form of a file: as it is, or compressed. Each has its own strong tag. */
export interface Representation {
  readonly encoding: string | undefined;
  readonly body: Buffer;
  readonly etag: string;
}

/** One file of the site, in memory, with everything its answer needs. */
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

const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** The address of a page's file: `/faq.html` is served at `/faq`, `/index.html` at `/`. */
function addressOf(path: string): string {
  if (path === '/index.html') return '/';
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
}

async function readSiteFile(
  root: string,
  path: string,
  all: ReadonlySet<string>,
  policy: ResponseHeader,
): Promise<SiteFile> {
  const known = RULES.types[extensionOf(path)];
  const body = await readFile(join(root, path));
  const hash = hashOf(body);
  const compressed: Representation[] = [];
  for (const { name, extension } of known?.compress ? RULES.encodings : []) {
    const copy = `${path}.${extension}`;
    if (!all.has(copy)) continue;
    const copied = await readFile(join(root, copy));
    compressed.push({ encoding: name, body: copied, etag: `"${hash}-${extension}"` });
  }
  return {
    type: known?.type ?? RULES.fallbackType,
    policy,
    cacheControl:
      RULES.caching.find(({ prefix }) => path.startsWith(prefix))?.value ?? RULES.revalidate,
    varies: known?.compress ?? false,
    modified: Math.floor((await stat(join(root, path))).mtimeMs / 1000),
    plain: { encoding: undefined, body, etag: `"${hash}"` },
    compressed,
  };
}

/**
 * Reads every file of a build into memory, so that a request never touches the disk: no path can
 * lead outside, and a new build on the disk cannot mix with the one being served.
 */
export async function readSite(root: string, contract: Contract): Promise<SiteIndex> {
  const paths = listFiles(root).map((path) => `/${path}`);
  const all = new Set(paths);
  const documentNames = new Set(
    RULES.errors.flatMap(({ status }) => [`/${status}.html`, `/${status}.bot.html`]),
  );
  const policyFor = policies(contract);
  const files = new Map<string, SiteFile>();
  const documents = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  for (const path of paths) {
    const isDocument = documentNames.has(path);
    if (!isDocument && isHidden(path)) continue;
    const file = await readSiteFile(root, path, all, policyFor(path.slice(1)));
    if (isDocument) {
      documents.set(path.slice(1), file);
      continue;
    }
    const address = addressOf(path);
    if (address !== path) pages.set(path, address);
    // A file of exactly that name would win over the page on every host; keep it so here.
    if (address === path || !all.has(address)) files.set(address, file);
  }
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
