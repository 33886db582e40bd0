import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { scopedName } from '#publish/scoped-name.ts';

/** A style sheet as written by the build. */
function sent(file: string): string {
  const isModule = file.endsWith('.module.css');
  const options = { filename: file, code: readFileSync(file), minify: true };
  const { code } = transform(
    isModule ? { ...options, cssModules: { pattern: 'x-[local]' } } : options,
  );
  return code
    .toString()
    .replace(/\.x-([\w-]+)/g, (_, name: string) => `.${scopedName(name, file)}`);
}

/** `src/features/fees/month/row.module.css` belongs to the folder `src/features/fees`. */
const roomOf = (file: string) => /^src\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? file;

const sheets = globSync('src/**/*.css')
  .sort()
  .map((file) => ({ file, css: sent(file) }));
const weigh = (kept: typeof sheets) =>
  brotliCompressSync(kept.map(({ css }) => css).join('')).length;

/**
 * `npm run css`: what each folder adds to the style sheets as transferred (minified, short names,
 * Brotli), measured as the reduction without it; `npm run css -- src/features/home`: what each file
 * of a folder adds.
 */
const folder = process.argv[2];
const listed = sheets.filter(({ file }) => file.startsWith(folder ?? ''));
const nameOf = (file: string) => (folder ? file : roomOf(file));
const rows = [...new Set(listed.map(({ file }) => nameOf(file)))].map((name) => {
  const rest = sheets.filter(({ file }) => nameOf(file) !== name);
  return [weigh(sheets) - weigh(rest), name] as const;
});
rows.push([weigh(sheets), 'all style sheets as one']);
for (const [bytes, name] of rows.sort(([a], [b]) => b - a)) {
  console.log(`${String(bytes).padStart(6)}  ${name}`);
}
