import { readFileSync } from 'node:fs';
import { sourceOf, textsIn } from '../src/content/files.ts';
import { SETTINGS } from '../src/content/settings.ts';
import { site, today } from '../src/content/site.ts';
import { expiryFault } from './expiry.ts';
import { placeholdersIn } from './placeholders.ts';
import { statementsToConfirm } from './to-confirm.ts';

/**
 * `npm run check:launch`: lists every made-up value that is still in the content or the settings,
 * every statement that somebody has still to confirm, and a `security.txt` that is about to expire.
 */

const facts = JSON.stringify(site);
const settings = Object.keys(SETTINGS).map((name) => ({ name, text: process.env[name] ?? '' }));
const found = [...textsIn('.').map(sourceOf), ...settings]
  .flatMap(placeholdersIn)
  // An address of site.yaml does not count where a setting takes its place.
  .filter(({ text, where }) => !where.includes('site.yaml:') || facts.includes(text));

if (found.length === 0) {
  console.log('No placeholder is left.');
} else {
  const lines = found.map(({ where, text }) => `${where}: ${text}`);
  console.error(`${found.length} placeholders are still in place:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

const LIST = 'docs/compliance-review.md';
const statements = statementsToConfirm(readFileSync(LIST, 'utf8'));
if (statements.length > 0) {
  const lines = statements.map((statement) => `- ${statement}`);
  console.error(
    `\n${statements.length} statements are still to be confirmed (${LIST}):\n${lines.join('\n')}`,
  );
  process.exitCode = 1;
}

const expiry = expiryFault(site.security.expires, today);
if (expiry) {
  console.error(`\ncontent/site.yaml: ${expiry}`);
  process.exitCode = 1;
}
