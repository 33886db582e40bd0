import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, REDIRECTS_FILE } from '#hosting/contract/build-info.ts';
import { RULES } from '#hosting/contract/rules.ts';

/** The minimum size in bytes; below it headers outweigh the savings. */
const SMALLEST = 256;
/** The number of files compressed concurrently; zlib has its own threads. */
const LANES = 2;

/** The number of pages above which the strong quality is too slow. */
const MANY = 1000;

/**
 * Files whose number grows with that of the documents: pages below others, their Markdown, the
 * search's files.
 */
const ONE_OF_MANY = /\/[^/]+\.(html|md|json)$/;

/** Brotli's quality. The best, 11, takes nearly three times as long for 2 % fewer bytes. */
const STRONG = 10;
/** A fifth of the time for 8 % more bytes: for numerous files. */
const QUICK = 7;

type Coding = (typeof RULES.encodings)[number]['name'];

/** The compression function of each content coding. */
const CODINGS: Readonly<Record<Coding, (body: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `file.br` and `file.gz` beside every file of `distDir` whose type the contract says to
 * compress. A file gets both or none, so that a server needs to look for one only. The copies have
 * the original's modification time. From that and the size nginx makes its `ETag`, which differs
 * because gzip's header and checksum make its copy the larger one.
 */
export async function precompress(distDir: string): Promise<void> {
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
      const quality = ONE_OF_MANY.test(path) ? forMany : STRONG;
      const copies = await Promise.all(
        RULES.encodings.map(({ name }) => CODINGS[name](body, quality)),
      );
      if (copies.some((copy) => copy.length >= body.length)) continue;
      const { atime, mtime } = await stat(file);
      for (const [index, { extension }] of RULES.encodings.entries()) {
        const copy = `${file}.${extension}`;
        await writeFile(copy, copies[index] as Buffer);
        await utimes(copy, atime, mtime);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
