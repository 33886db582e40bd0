import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

const MEMORY = '/dev/shm';
const hasTwo = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'put-in-place-'));
  folders.push(folder);
  return folder;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test.each([
  ['the same file system', tmpdir, false],
  ['another file system', () => MEMORY, true],
])('a build replaces the previous one on %s', (_, parent, isOther) => {
  if (isOther && !hasTwo) return;
  const work = folderIn(tmpdir());
  const [next, old] = [join(work, 'next'), join(work, 'old')];
  const dist = join(folderIn(parent()), 'dist');
  for (const round of ['first', 'second']) {
    write(next, { 'index.html': round, [`_astro/${round}.js`]: round });
    replaceBuild(next, dist, old);
    expect(readdirSync(dist).sort()).toEqual(['_astro', 'index.html']);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(round);
    expect(readdirSync(join(dist, '_astro'))).toEqual([`${round}.js`]);
    expect(existsSync(next)).toBe(false);
    rmSync(old, { recursive: true, force: true });
  }
});
