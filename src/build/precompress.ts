import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { listFiles, REDIRECTS_FILE } from '../../contract/build-info.ts';
import { RULES } from '../../contract/rules.ts';

/** Below this many bytes the headers outweigh what compression saves. */
const SMALLEST = 256;
/** Files at work at the same time; zlib brings its own threads. */
const LANES = 2;

type Compress = (body: Buffer) => Promise<Buffer>;

/** The strongest setting of each coding, paid once at build time; keyed by its protocol name. */
const COMPRESS: Readonly<Record<(typeof RULES.encodings)[number]['name'], Compress>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body) =>
    promisify(zstdCompress)(body, {
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `file.br`, `file.zst` and `file.gz` beside every file of `distDir` whose type the
 * contract says to compress. A file gets all three or none, so that a server needs to look for
 * one only. The copies carry the original's time, from which nginx makes `Last-Modified`.
 */
export async function precompress(distDir: string): Promise<void> {
  const waiting = listFiles(distDir).filter(
    (path) => RULES.types[extname(path).slice(1)]?.compress && path !== REDIRECTS_FILE,
  );
  const lane = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = join(distDir, path);
      const body = await readFile(file);
      if (body.length < SMALLEST) continue;
      const copies = await Promise.all(
        RULES.encodings.map(async ({ name, extension }) => ({
          path: `${file}.${extension}`,
          body: await COMPRESS[name](body),
        })),
      );
      if (copies.some((copy) => copy.body.length >= body.length)) continue;
      const { atime, mtime } = await stat(file);
      for (const copy of copies) {
        await writeFile(copy.path, copy.body);
        await utimes(copy.path, atime, mtime);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
