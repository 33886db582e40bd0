import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '#publish/build-cache.ts';
import { systemChromium } from '#scripts/chromium.ts';

/** May be deleted at any time; all pages are then checked again. */
const FOLDER = '.cache/verified';
/** Records that were not used for this many days are deleted. */
const DAYS = 30;

/**
 * Parts of every page that differ in each build without a change of content: the build id and the
 * search index's name.
 */
const OF_THE_BUILD = /(?<=name="build-id" content=")\w+|(?<=\/_astro\/search\.)[\w-]{8}/g;
/** Paths of files that a page may load, anywhere in its HTML. */
const LOADED = /\/[\w./-]+\.(?:avif|css|gif|ico|jpe?g|js|json|md|png|svg|webp|woff2)\b/g;

interface Rules {
  /** The name of the rules and of the folder of their records. */
  readonly name: string;
  /**
   * Every file of the rules, as patterns from the project's root; packages and Node are always
   * included.
   */
  readonly code: readonly string[];
  /** The folder of the build. */
  readonly dist: string;
  /** Whether the rules check the page in a browser, with everything it loads. */
  readonly browser: boolean;
  /** The part of the page's HTML that the rules read; by default all of it. */
  readonly part?: (html: string) => string;
  /** Another folder for records, for the tests of this module. */
  readonly folder?: string;
}

export interface Verified {
  /** Whether the current page was recorded as without fault by the current rules. */
  has(file: string): boolean;
  /** Records the page as without fault. */
  add(file: string): void;
  /** Whether there were no records before, as in a fresh clone. */
  readonly isNew: boolean;
}

/**
 * The pages that the rules have already found without fault. A page is identified by a hash of
 * everything that can change the result: its HTML, what it loads, every script, style and font of
 * the build, the rules, the packages, Node and the browser. Nightly runs ignore the records.
 */
export function verified(rules: Rules): Verified {
  const { name, code, dist, browser, part = (html) => html, folder = FOLDER } = rules;
  const records = join(folder, name);
  mkdirSync(records, { recursive: true });
  const oldest = Date.now() - DAYS * 86_400_000;
  for (const record of readdirSync(records)) {
    if (statSync(join(records, record)).mtimeMs < oldest) rmSync(join(records, record));
  }
  const isNew = readdirSync(records).length === 0;
  const hashes = new Map<string, string>();
  const hashOfFile = (file: string): string => {
    const known = hashes.get(file);
    if (known) return known;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  const parts = [...versionOf(...code, 'tests/verified.ts')];
  if (browser) {
    const chromium = systemChromium();
    const { size = 0, mtimeMs = 0 } = chromium ? statSync(chromium) : {};
    parts.push(`${chromium} ${size} ${mtimeMs}`);
    const assets = readdirSync(join(dist, '_astro')).filter((file) =>
      /\.(css|js|woff2)$/.test(file),
    );
    parts.push(...assets.sort().flatMap((file) => [file, hashOfFile(join(dist, '_astro', file))]));
  }
  const base = parts.join('\n');
  const recordOf = (file: string): string => {
    const html = part(readFileSync(join(dist, file), 'utf8').replace(OF_THE_BUILD, ''));
    const loaded = browser ? [...new Set(html.match(LOADED))].map((path) => join(dist, path)) : [];
    const files = loaded.filter((path) => existsSync(path)).map(hashOfFile);
    const hash = createHash('sha256').update([base, html, ...files].join('\n'));
    return join(records, hash.digest('hex'));
  };
  return {
    has: (file) => {
      const record = recordOf(file);
      if (process.env.NIGHTLY || !existsSync(record)) return false;
      utimesSync(record, new Date(), new Date());
      return true;
    },
    add: (file) => writeFileSync(recordOf(file), ''),
    isNew,
  };
}
