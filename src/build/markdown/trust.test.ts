import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { isSafeAddress, trustedText } from './trust.ts';

/** Passes a text through the step, as a document of that name. */
function judge(text: string): void {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text);
  trustedText()(tree, { path: 'content/blog/a.mdx' });
}

describe('what could run, style, frame or send stops the build with file and line', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'the element <script>'],
    [
      'a script in a sentence',
      'Some <script src="https://x.example/a.js" /> text',
      'the element <script>',
    ],
    ['a style', '<style>{"body { display: none }"}</style>', 'the element <style>'],
    ['a frame', '<iframe src="https://x.example" />', 'the element <iframe>'],
    ['a form', '<form action="https://x.example"><input /></form>', 'the element <form>'],
    ['an object', '<object data="/a" />', 'the element <object>'],
    ['a base', '<base href="https://x.example" />', 'the element <base>'],
    ['a meta', '<meta http-equiv="refresh" />', 'the element <meta>'],
    ['a drawing', '<svg><script /></svg>', 'the element <svg>'],
    ['a member of a module', '<React.Fragment />', 'the element <React.Fragment>'],
    ['a handler', '<img src="/a.png" onerror="alert(1)" />', 'the attribute onerror'],
    ['a style attribute', '<p style="color: red">x</p>', 'the attribute style'],
    ['HTML as an attribute', '<Clock dangerouslySetInnerHTML="x" />', 'the attribute danger'],
    ['a directive', '<Clock client:load="x" />', 'the attribute client:load'],
    ['attributes as code', '<Clock {...process.env} />', 'attributes as code'],
    ['a code attribute', '<Fee line={process.env.HOME} />', 'code, {process.env.HOME}'],
    ['a call of the front matter', '<Fee line={frontmatter.a()} />', 'code, {frontmatter.a()}'],
    ['an import', "import fs from 'node:fs'", "code, import fs from 'node:fs'"],
    ['an export', 'export const a = process.env', 'code, export const a'],
    ['the environment', 'Home is {process.env.HOME}.', 'code, {process.env.HOME}'],
    ['a block of code', '{(() => globalThis)()}', 'code, {(() => globalThis)()}'],
    ['code behind a comment', '{/* a */ process.exit()}', 'code, {/* a */'],
    ['a javascript link', '[a](javascript:alert(1))', 'the address javascript:alert(1)'],
    ['one with a capital and a tab', '[a](<Java\tScript:alert(1)>)', 'the address Java'],
    ['one in HTML', '<a href="javascript:alert(1)">a</a>', 'the address javascript:alert(1)'],
    ['one by reference', '[a]: javascript:alert(1)\n\n[a]', 'the address javascript:alert(1)'],
    ['a data picture', '![a](data:image/svg+xml;base64,AA==)', 'the address data:image'],
    ['a data link', '[a](data:text/html,x)', 'the address data:text/html,x'],
  ])('%s', (_, text, fault) => {
    expect(() => judge(`Words.\n\n${text}\n`)).toThrow(`content/blog/a.mdx:3: ${fault}`);
  });

  test('each fault is named', () => {
    expect(() => judge('{one}\n\n{two}\n')).toThrow(/a\.mdx:1: .*\n.*a\.mdx:3: /);
  });
});

test('words, code to read, comments, components and their data pass', () => {
  const fine = [
    'A [link](/fee), a [mail](mailto:a@x.example), [out](https://x.example:8443/a).',
    '{/* a note among editors */}',
    '```js\nimport fs from "node:fs";\nprocess.env.HOME\n```',
    '`{process.env.HOME}` and `<script>`',
    '<Fee line="sepa-out" />',
    '<Clock title="x" stops={frontmatter.stops} />',
    'line<br />break, H<sub>2</sub>O',
    '<PostSection title="x">\n\nWords.\n\n</PostSection>',
  ];
  expect(() => judge(fine.join('\n\n'))).not.toThrow();
});

test.each([
  ['/fee#a', true],
  ['#a:b', true],
  ['tel:+3705000', true],
  ['javascript:x', false],
  ['\u0001javascript:x', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['blob:x', false],
])('%j may be linked: %s', (url, safe) => {
  expect(isSafeAddress(url)).toBe(safe);
});
