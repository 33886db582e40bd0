import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOBILE_MAX_WIDTH } from '#spec.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const sources = files.filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

test('.astro files have no visible markup of their own', () => {
  const shells = /^(html|head|body|meta|title|link|script|style|main|article|slot|template)$/;
  const wrong = files
    .filter((file) => file.endsWith('.astro'))
    .flatMap((file) => {
      const template = read(file)
        .replace(/^---\n[\s\S]*?\n---/, '')
        .replace(/<script>[\s\S]*?<\/script>/g, '');
      return [...template.matchAll(/<([a-z][a-z0-9-]*)[\s>/]/g)]
        .map(([, tag = '']) => tag)
        .filter((tag) => !shells.test(tag))
        .map((tag) => `${file}: <${tag}>`);
    });
  expect(wrong).toEqual([]);
});

test('source folders have no catch-all files', () => {
  expect(files.filter((file) => /(^|\/)(utils?|misc|helpers?|common)(\/|\.)/.test(file))).toEqual(
    [],
  );
});

test('no component sets a style attribute or suppresses a type error', () => {
  const wrong = sources
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => {
      const text = read(file);
      return [
        ...(/\sstyle=\{/.test(text) ? [`${file}: style attribute`] : []),
        ...(/@ts-(ignore|expect-error|nocheck)/.test(text)
          ? [`${file}: suppressed type error`]
          : []),
      ];
    });
  expect(wrong).toEqual([]);
});

test('style sheets use only the known breakpoints, in em', () => {
  const mobile = `${(MOBILE_MAX_WIDTH + 1) / 16}em`;
  const known = new Set(['16em', '20em', '22.5em', '48em', '64em', mobile, '97.5em']);
  const wrong = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*/g)].flatMap(([rule]) =>
        [...rule.matchAll(/\((?:([\w.]+)[ <>=]+)?width(?:[ <>=]+([\w.]+))?\)/g)]
          .filter((found) => found.slice(1).some((bound) => bound && !known.has(bound)))
          .map(([condition]) => `${file}: ${condition}`),
      ),
    );
  expect(wrong).toEqual([]);
});
