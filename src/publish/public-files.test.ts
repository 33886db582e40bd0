import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPublicFiles } from './public-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

test.each([
  ['page.html', '<script>alert(1)</script>', 'page.html: expected a picture'],
  ['a.js', 'alert(1)', 'a.js: expected a picture'],
  ['page.xhtml', '', 'page.xhtml: expected a picture'],
  ['build.json', '{}', 'build.json: expected another name: the build writes a file of this name'],
  ['_headers', '', '_headers: expected another name: the build writes a file of this name'],
  ['_astro/a.png', '', 'a.png: expected another name: the build writes a file of this name'],
  ['.env', '', 'env: expected another name: the build writes a file of this name'],
  ['a.svg', `${SVG}\n<script>alert(1)</script></svg>`, 'a.svg:2: the element <script>'],
  ['a.svg', `${SVG}<foreignObject /></svg>`, 'a.svg:1: the element <foreignObject>'],
  ['a.svg', `${SVG}\n\n<g onload="alert(1)" /></svg>`, 'a.svg:3: the attribute onload'],
  ['a.svg', `${SVG}<a xlink:href="javascript:x" /></svg>`, 'a.svg:1: the address javascript:x'],
])('%s is refused', (path, text, fault) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  expect(() => checkPublicFiles(folder)).toThrow(fault);
});

test('images, texts and the well-known folder are accepted', () => {
  mkdirSync(join(folder, '.well-known'));
  for (const name of ['a.png', 'robots.txt', '.well-known/key.txt']) {
    writeFileSync(join(folder, name), 'x');
  }
  writeFileSync(join(folder, 'a.svg'), `${SVG}<use href="#a" /><path d="M0 0" /></svg>`);
  expect(() => checkPublicFiles(folder)).not.toThrow();
});
