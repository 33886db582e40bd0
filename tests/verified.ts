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

/** May be deleted at any time: then every page is looked at again. */
const FOLDER = '.cache/verified';
/** Records that no run has asked for in so many days go. */
const DAYS = 30;

/** What every page has of its build, whose content it does not depend on: its id, the search's index. */
const OF_THE_BUILD = /(?<=name="build-id" content=")\w+|(?<=\/_astro\/search\.)[\w-]{8}/g;
/** What a page may load: addresses of files of the build, wherever they stand in it. */
const LOADED = /\/[\w./-]+\.(?:avif|css|gif|ico|jpe?g|js|json|md|png|svg|webp|woff2)\b/g;

interface Rules {
  /** Names the rules, and the folder of their records. */
  readonly name: string;
  /** Every file of the rules, as patterns from the project's root; packages and Node count always. */
  readonly code: readonly string[];
  /** The folder of the build. */
  readonly dist: string;
  /** Whether the rules look at the page in a browser, with all that it loads there. */
  readonly browser: boolean;
  /** What of the page's HTML the rules read; all of it where it is not said. */
  readonly part?: (html: string) => string;
  /** For tests of this. */
  readonly folder?: string;
}

export interface Verified {
  /** Whether the page was found without fault as it is, by the rules as they are. */
  has(file: string): boolean;
  /** Records that it was. */
  add(file: string): void;
  /** Whether nothing was recorded before, as in a fresh clone. */
  readonly isNew: boolean;
}

/**
 * The pages that rules have found without fault before. A page is known by a hash of all that can
 * change the verdict: its HTML, what it loads, every script, style and typeface of the build, the
 * rules, the packages, Node and the browser. Nightly runs ask for none of it.
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
