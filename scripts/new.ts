import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { CONTENT_DIR, nameOf, overlayFiles } from '#content/files.ts';
import { answersTo } from './answers.ts';
import { readArguments } from './arguments.ts';
import { exitWithError } from './exit-with-error.ts';
import { isTaken, KINDS } from './new/kinds.ts';

const HELP = `Creates a valid new document with today’s date, and prints its path.
  npm run new -- <kind> [--title "…" …]    asks for missing options

${Object.entries(KINDS)
  .map(([name, { what, asks }]) => {
    const options = Object.keys(asks).map((key) => `--${key}`);
    return `  ${name.padEnd(9)} ${what}: ${options.join(' ')}`;
  })
  .join('\n')}`;

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

const keys = [...new Set(Object.values(KINDS).flatMap(({ asks }) => Object.keys(asks)))];
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: Object.fromEntries(keys.map((key) => [key, { type: 'string' as const }])),
  },
  HELP,
);

const [name = ''] = positionals;
const kind = KINDS[name];
if (!kind) fail(`${name ? `There is no kind ${name}.\n` : ''}${HELP}`);

try {
  const { file, text: document, next } = kind.write(await answersTo(kind.asks, values, true));
  if (isTaken(file)) fail(`${nameOf(file)} already exists: choose another title.`);
  // Checked before it is written, so that no invalid file is left behind.
  overlayFiles({ [file]: document });
  const faults = await check();
  if (faults.length > 0) fail(`${plainReport(faults)}\nNothing was written.`);
  const path = join(CONTENT_DIR, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, document);
  console.log(`Written: ${nameOf(file)}`);
  if (next) console.log(next);
  if (document.includes('\ndraft: true\n')) {
    console.log('It is a draft: npm run dev shows it; remove the line draft: true to publish it.');
  }
} catch (error) {
  exitWithError(error);
}
