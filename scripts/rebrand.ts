import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { CONTENT_DIR, overlayFiles, sourceOf } from '#content/files.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { answersTo } from './answers.ts';
import { readArguments } from './arguments.ts';
import { exitWithError } from './exit-with-error.ts';
import { withSignal } from './rebrand/colour.ts';
import { type Changes, factChanges, type Institution } from './rebrand/facts.ts';
import { markChanges } from './rebrand/marks.ts';
import { traceOutline } from './rebrand/trace.ts';

/** The questions, with an example answer. */
const ASKS = {
  name: 'Name, as customers know it',
  legalName: 'Legal name',
  companyCode: 'Company code',
  licence: 'Licence number',
  bic: 'BIC',
  supervisor: 'Authority that granted the licence',
  country: 'Country',
  address: 'Address, without the country',
  zone: 'Time zone of the office (Europe/Vilnius)',
  domain: 'Domain (example.com)',
} as const satisfies Record<keyof Institution, string>;

/** The appearance: files and a colour. */
const LOOKS = {
  mark: 'SVG of the symbol beside the name, as saved by a drawing program, or a PNG',
  logo: 'The same of symbol and name together, for the press; without it, the symbol',
  colour: 'Signal colour ("#359564", "rgb(53 149 100)", "oklch(0.7 0.15 158)")',
} as const;

type Look = Partial<Record<keyof typeof LOOKS, string>>;

const HELP = `Adapts the site for another institution: facts, addresses, logos, icons and press files.
  npm run rebrand                            asks
  npm run rebrand -- --name … --domain …     changes what is given, and leaves the rest unchanged
${Object.entries({ ...ASKS, ...LOOKS })
  .map(([key, what]) => `  --${key.padEnd(12)} ${what}`)
  .join('\n')}`;

const keys = Object.keys({ ...ASKS, ...LOOKS });
const { values } = readArguments(
  { options: Object.fromEntries(keys.map((key) => [key, { type: 'string' as const }])) },
  HELP,
);
const isAsking = Object.keys(values).length === 0;

function write(changes: Changes): void {
  for (const [file, content] of Object.entries(changes)) {
    const path = join(CONTENT_DIR, file);
    if (content === null) {
      rmSync(path, { force: true });
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** A drawing as SVG; a PNG is traced. Throws `StartError` if the file does not exist. */
async function drawingOf(option: string, file: string): Promise<string> {
  try {
    const read = readFileSync(file);
    return read.subarray(1, 4).toString() === 'PNG'
      ? await traceOutline(read)
      : read.toString('utf8');
  } catch {
    throw new StartError(
      `--${option} names ${file}, which cannot be read: expected an SVG, or a PNG.`,
    );
  }
}

/** All changes, computed before any is written, and the messages about them. */
async function changesTo(institution: Institution, { mark, logo, colour }: Look) {
  const changes: Changes = factChanges(institution);
  const brand = () => String(changes['brand.yaml'] ?? sourceOf('brand.yaml').text);
  let report = '';
  if (colour) {
    const signal = withSignal(brand(), colour);
    changes['brand.yaml'] = signal.brand;
    report = signal.report;
    // The icons are drawn in the new colour.
    overlayFiles({ 'brand.yaml': signal.brand });
  }
  const marks = mark ? await drawingOf('mark', mark) : undefined;
  const logos = logo ? await drawingOf('logo', logo) : undefined;
  const drawn = marks ?? logos;
  if (drawn) Object.assign(changes, await markChanges(drawn, logos));
  return { changes, report };
}

const institution = await answersTo(ASKS, values, isAsking);
const { changes, report } = await changesTo(
  institution,
  await answersTo(LOOKS, values, isAsking),
).catch(exitWithError);
overlayFiles(changes);
const faults = await check().catch(exitWithError);
if (faults.length > 0) {
  console.error(`${plainReport(faults)}\nNothing was changed.`);
  process.exitCode = 1;
} else {
  write(changes);
  if (report) console.log(report);
  const count = Object.keys(changes).length;
  console.log(`${count} ${count === 1 ? 'file' : 'files'} changed. The check found no errors.`);
  console.log('List what still has to be written: npm run launch-check');
}
