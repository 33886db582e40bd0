import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';

const HELP = `Weighs the style sheets as they would be sent: minified, short names, Brotli.
  npm run css [-- src/features/fees …]
A room's weight is what the whole would lose without it; with a folder, its files are listed too.`;

/** A style sheet as the build writes it, class names shortened to the file's number and their place. */
function sent(file: string, number: number): string {
  const isModule = file.endsWith('.module.css');
  const prefix = `_${number.toString(36)}_`;
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    ...(isModule && { cssModules: { pattern: `${prefix}[local]` } }),
  });
  const names: string[] = [];
  return code.toString().replace(new RegExp(`\\.${prefix}([\\w-]+)`, 'g'), (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `.${prefix}${names.indexOf(name).toString(36)}`;
  });
}

const brotli = (text: string) => brotliCompressSync(Buffer.from(text)).length;

/** `src/features/fees/month/row.module.css` is in the room `src/features/fees`. */
function roomOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('src/features/') ? 3 : 2)
    .join('/');
}

const wanted = process.argv.slice(2);
if (wanted.includes('--help')) {
  console.log(HELP);
} else {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file))
    .sort();
  const sheets = new Map(files.map((file, index) => [file, sent(file, index)]));
  const whole = brotli([...sheets.values()].join(''));
  const without = (leave: (file: string) => boolean) =>
    whole - brotli(files.flatMap((file) => (leave(file) ? [] : (sheets.get(file) ?? ''))).join(''));
  const print = (rows: [name: string, bytes: number][]) => {
    for (const [name, bytes] of rows.sort((a, b) => b[1] - a[1])) {
      console.log(`${String(bytes).padStart(6)}  ${name}`);
    }
  };

  console.log(`${String(whole).padStart(6)}  all ${files.length} style sheets as one`);
  print([...new Set(files.map(roomOf))].map((room) => [room, without((f) => roomOf(f) === room)]));
  for (const folder of wanted) {
    const inside = files.filter((file) => file.startsWith(folder));
    console.log(`\n${String(without((file) => inside.includes(file))).padStart(6)}  ${folder}`);
    print(inside.map((file) => [file, without((other) => other === file)]));
  }
}
