import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { hashOf, listFiles, REDIRECTS_FILE } from '#hosting/contract/build-info.ts';
import { RULES } from '#hosting/contract/rules.ts';
import { type BuildCache, buildCache, versionOf } from './build-cache.ts';

/** The minimum size in bytes; below it headers outweigh the savings. */
const SMALLEST = 256;
/** The number of files compressed concurrently; zlib has its own threads. */
const LANES = 2;

/**
 * The number of pages above which the strongest settings, a sixth of a second for each file, are
 * too slow.
 */
const MANY = 1000;

/**
 * Files whose number grows with that of the documents: pages below others, their Markdown, the
 * search's files.
 */
const ONE_OF_MANY = /\/[^/]+\.(html|md|json)$/;

type Compress = (body: Buffer) => Promise<Buffer>;
type Coding = (typeof RULES.encodings)[number]['name'];

/** The compression effort: Brotli's quality, and Zstandard's level. */
interface Effort {
  readonly quality: number;
  readonly level: number;
}

/** The compression function of each content coding. */
const codings = ({ quality, level }: Effort): Readonly<Record<Coding, Compress>> => ({
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body) =>
    promisify(zstdCompress)(body, {
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
});

/** Affordable at build time. Above level 15, Zstandard takes four times as long for 0.5 % fewer bytes. */
const STRONG: Effort = { quality: constants.BROTLI_MAX_QUALITY, level: 15 };
/** 5 % of the time for 10 % more bytes: for numerous files. */
const QUICK: Effort = { quality: 7, level: 12 };

/** The compressed copies of a file, in the order of the contract's encodings. */
async function packed(body: Buffer, effort: Effort): Promise<Buffer[]> {
  const compress = codings(effort);
  return Promise.all(RULES.encodings.map(({ name }) => compress[name](body)));
}

/** The copies concatenated, each after its length. */
function joined(copies: readonly Buffer[]): Buffer {
  return Buffer.concat(
    copies.flatMap((copy) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(copy.length);
      return [length, copy];
    }),
  );
}

/** The inverse of `joined`. */
function parted(bytes: Buffer): Buffer[] {
  const copies: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt32LE(at);
    copies.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return copies;
}

/**
 * Writes `file.br`, `file.zst` and `file.gz` beside every file of `distDir` whose type the contract
 * says to compress. A file gets all three or none, so that a server needs to look for one only. The
 * copies have the original's modification time, from which nginx makes `Last-Modified`; one of the
 * same size as another is dated a second later, because nginx makes `ETag` from time and size
 * alone.
 */
export async function precompress(
  distDir: string,
  keep: BuildCache = buildCache('packed', versionOf('src/publish/precompress.ts')),
): Promise<void> {
  const waiting = listFiles(distDir).filter(
    (path) => RULES.types[extname(path).slice(1)]?.compress && path !== REDIRECTS_FILE,
  );
  const pages = waiting.filter((path) => path.endsWith('.html')).length;
  const forMany = pages > MANY ? QUICK : STRONG;
  const lane = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = join(distDir, path);
      const body = await readFile(file);
      if (body.length < SMALLEST) continue;
      const effort = ONE_OF_MANY.test(path) ? forMany : STRONG;
      // Quick compression is as fast as reading from the cache.
      const copies =
        effort === QUICK
          ? await packed(body, effort)
          : parted(
              await keep([hashOf(body), effort], async () => joined(await packed(body, effort))),
            );
      if (copies.some((copy) => copy.length >= body.length)) continue;
      const { atime, mtime } = await stat(file);
      const sizes = [body.length];
      for (const [index, { extension }] of RULES.encodings.entries()) {
        const copy = copies[index] as Buffer;
        const equalSizes = sizes.filter((size) => size === copy.length).length;
        sizes.push(copy.length);
        await writeFile(`${file}.${extension}`, copy);
        await utimes(`${file}.${extension}`, atime, new Date(mtime.getTime() + equalSizes * 1_000));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
