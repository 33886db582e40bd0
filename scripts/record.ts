import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PUBLISHED, publishedNow } from '#check/site/published-rules.ts';
import { CONTENT_DIR } from '#content/files.ts';
import { requireValidContent } from './check-content.ts';

const HEAD = `# What customers were given: legal texts by their version, price lists by their sum. Written by
# \`npm run record\` when a release goes out, and by nothing else; the check holds content against it.
`;

// Run at a release: records the published documents, which may not change afterwards.
await requireValidContent();
const file = join(CONTENT_DIR, PUBLISHED);
const before = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
const now = publishedNow();
// A published price list stays in the record, whatever the day of this release.
const all = { legal: now.legal, fees: { ...before.fees, ...now.fees } };
writeFileSync(file, HEAD + stringify(all));
const { legal, fees } = all;
console.log(
  `Recorded ${Object.keys(legal).length} legal texts and ${Object.keys(fees).length} price lists in ${file}.`,
);
