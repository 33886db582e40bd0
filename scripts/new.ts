import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { CONTENT_DIR, nameOf, overlayFiles } from '#content/files.ts';
import { answersTo } from './answers.ts';
import { readArguments } from './arguments.ts';
import { exitWithError } from './exit-with-error.ts';
import { isTaken, KINDS } from './new/kinds.ts';
import { LANGUAGE, languageFiles } from './new/language.ts';

const HELP = `Creates a valid new document with today’s date, or what a language lacks, and prints its path.
  npm run new -- <kind> [--title "…" …]    asks for missing options

${Object.entries({ ...KINDS, language: LANGUAGE })
  .map(([name, { what, asks }]) => {
    const options = Object.keys(asks).map((key) => `--${key}`);
    return `  ${name.padEnd(9)} ${what}: ${options.join(' ')}`;
  })
  .join('\n')}`;

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

const all = [...Object.values(KINDS), LANGUAGE];
const keys = [...new Set(all.flatMap(({ asks }) => Object.keys(asks)))];
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: Object.fromEntries(keys.map((key) => [key, { type: 'string' as const }])),
  },
  HELP,
);

/** Writes a file of the content, and prints its name. */
function write(file: string, text: string): void {
  const path = join(CONTENT_DIR, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: ${nameOf(file)}`);
}

/** Writes what a language lacks, and prints what remains to be done. */
async function completeLanguage(): Promise<void> {
  const answers = await answersTo(LANGUAGE.asks, values, true);
  const { written, more } = languageFiles(answers);
  for (const [file, text] of written) write(file, text);
  const { tag } = answers;
  console.log(
    written.length === 0
      ? `Nothing is missing in ${tag}, apart from texts that begin with TODO.`
      : 'Texts to translate begin with TODO: npm run check counts them, npm run dev shows them as they are.',
  );
  if (more.length === 0) return;
  console.log(
    `Menus and home page show texts of other files too: npm run new -- language --tag ${tag} --files ${more.join()}`,
  );
}

const [name = ''] = positionals;
if (name === 'language') {
  await completeLanguage().catch(exitWithError);
  process.exit();
}
const kind = KINDS[name];
if (!kind) fail(`${name ? `There is no kind ${name}.\n` : ''}${HELP}`);

try {
  const { file, text: document, next } = kind.write(await answersTo(kind.asks, values, true));
  if (isTaken(file)) fail(`${nameOf(file)} already exists: choose another title.`);
  // Checked before it is written, so that no invalid file is left behind.
  overlayFiles({ [file]: document });
  const faults = await check(true);
  if (faults.length > 0) fail(`${plainReport(faults)}\nNothing was written.`);
  write(file, document);
  if (next) console.log(next);
  if (document.includes('\ndraft: true\n')) {
    console.log('It is a draft: npm run dev shows it; remove the line draft: true to publish it.');
  }
} catch (error) {
  exitWithError(error);
}
