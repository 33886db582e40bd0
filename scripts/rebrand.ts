import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { CONTENT_DIR, layOver, sourceOf } from '#content/files.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { giveUp } from './give-up.ts';
import { type Changes, factChanges, type Institution } from './rebrand/facts.ts';
import { colourChange, markChanges } from './rebrand/marks.ts';

/** What is asked, and as an example of it. */
const ASKS = {
  name: 'Name, as customers say it',
  legalName: 'Legal name',
  companyCode: 'Company code',
  licence: 'Licence number',
  bic: 'BIC',
  supervisor: 'Authority that gave it',
  country: 'Country',
  address: 'Address, without the country',
  zone: 'Time zone of the office (Europe/Vilnius)',
  domain: 'Domain (example.com)',
} as const satisfies Record<keyof Institution, string>;

const HELP = `Makes the site another institution's: facts, addresses, marks, icons and press files.
  npm run rebrand                            asks
  npm run rebrand -- --name … --domain …     takes what is given, and leaves the rest as it is
${Object.entries(ASKS)
  .map(([key, what]) => `  --${key.padEnd(12)} ${what}`)
  .join('\n')}
  --logo         an SVG of plain paths
  --colour       the signal colour in OKLCH, such as "0.715 0.205 43"`;

const option = { type: 'string' as const };
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    logo: option,
    colour: option,
    ...(Object.fromEntries(Object.keys(ASKS).map((key) => [key, option])) as Record<
      keyof Institution,
      typeof option
    >),
  },
});

async function institution(): Promise<Institution> {
  const answers: Partial<Record<keyof Institution, string>> = {};
  const isAsking = process.stdin.isTTY && !Object.keys(ASKS).some((key) => key in values);
  for (const [key, message] of Object.entries(ASKS) as [keyof Institution, string][]) {
    const said = isAsking ? await text({ message, defaultValue: '' }) : (values[key] ?? '');
    if (isCancel(said)) process.exit(1);
    answers[key] = said;
  }
  return answers as Institution;
}

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

/** The logo's text. Throws `StartError` where there is no such file. */
function logoText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`--logo names ${file}, which cannot be read: expected an SVG.`);
  }
}

/** Everything that changes, before any of it is written. */
async function changesTo(institution: Institution): Promise<Changes> {
  const changes: Changes = {
    ...factChanges(institution),
    ...(values.logo ? await markChanges(logoText(values.logo)) : {}),
  };
  if (values.colour) {
    const brand = changes['brand.yaml'] ?? sourceOf('brand.yaml').text;
    changes['brand.yaml'] = colourChange(String(brand), values.colour);
  }
  return changes;
}

if (values.help) {
  console.log(HELP);
} else {
  const changes = await changesTo(await institution()).catch(giveUp);
  layOver(changes);
  const faults = await check().catch(giveUp);
  if (faults.length > 0) {
    console.error(`${plainReport(faults)}\nNothing was changed.`);
    process.exitCode = 1;
  } else {
    write(changes);
    console.log(`${Object.keys(changes).length} files changed. The check is green.`);
    console.log('What is left to write: npm run launch-check');
  }
}
