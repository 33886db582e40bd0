import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { addMonths } from '#tariff/day.ts';

const dir = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', dir, { recursive: true });
afterAll(() => rmSync(dir, { recursive: true }));

/** A file of the copied content changed, or one like it under another name. */
function write(file: string, change: (text: string) => string, as = file): void {
  writeFileSync(join(dir, as), change(readFileSync(join(dir, file), 'utf8')));
}

/** What `npm run check` says of the copy. */
async function checked(): Promise<string> {
  const env = { ...process.env, CONTENT_DIR: dir, SITE_DAY: '', NO_COLOR: '1' };
  const check = promisify(execFile)(process.execPath, ['scripts/check.ts'], { env });
  return check.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

const like = (file: string, as: string) =>
  write(
    file,
    (text) =>
      text
        .replace(/^title: .*$/m, `title: Another of its kind, in ${as.split('/')[0]}`)
        .replace(
          /^description: .*$/m,
          `description: A sentence that no other document has so far, in ${as.split('/')[0]}.`,
        ),
    as,
  );

const first = (folder: string) => globSync(`${folder}/*.mdx`, { cwd: dir }).sort()[0] as string;

test('an institution adds a tariff, a post, a position and an office, and keeps every rule', async () => {
  const newest = globSync('fees/*.yaml', { cwd: dir }).sort().at(-1) as string;
  const [year = 0, number = 0] = (newest.match(/\d+/g) ?? []).map(Number);
  const version = `${year}-${number + 1}`;
  const { effective } = parseDocument(readFileSync(join(dir, newest), 'utf8')).toJS();
  const from = addMonths(effective, 4);
  write(
    newest,
    (text) =>
      text
        .replace(/^version: .*$/m, `version: ${version}`)
        .replace(/^announced: .*$/m, `announced: ${addMonths(from, -3)}`)
        .replace(/^effective: .*$/m, `effective: ${from}`)
        .replace(/month: \d+\.\d\d/, 'month: 1.00'),
    `fees/${version}.yaml`,
  );
  like(first('blog'), 'blog/another-of-its-kind.mdx');
  like(first('careers'), 'careers/another-of-its-kind.mdx');
  write('pages/careers.yaml', (text) => {
    const page = parseDocument(text);
    page.addIn(['places', 'items'], {
      name: 'Elsewhere',
      country: 'PT',
      label: 'New',
      text: 'New.',
      people: '1',
    });
    return String(page);
  });
  write('careers/another-of-its-kind.mdx', (text) =>
    text.replace('places: [', 'places: [Elsewhere, '),
  );
  expect(await checked()).toMatch(/^All content is fine/);
});
