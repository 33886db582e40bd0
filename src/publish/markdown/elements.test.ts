import { afterEach, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { ContentError, overlayFiles, sourceOf } from '#content/files.ts';
import { compile } from './compile.ts';
import { elementFaults } from './elements.ts';
import { readDocument } from './read-document.ts';

const FILE = 'docs/a-test.mdx';
afterEach(() => overlayFiles({}));

/** The faults that the check finds in a text, as one report. */
function check(text: string): string {
  overlayFiles({ [FILE]: text });
  const faults = elementFaults(readDocument(sourceOf(FILE)));
  return faults.length === 0 ? '' : plainReport(faults);
}

/** The faults with which a build of the same text fails. */
function build(text: string): string {
  overlayFiles({ [FILE]: text });
  try {
    compile(sourceOf(FILE));
    return '';
  } catch (error) {
    if (error instanceof ContentError) return plainReport(error.faults);
    throw error;
  }
}

const NO_CODE = 'content cannot contain code';
const UNSAFE = 'expected a path of this site (/fee), https:, mailto: or tel:';

describe('code, styles, frames and forms are refused with their position by check and build alike', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script> is HTML'],
    [
      'a script in a sentence',
      'Some <script src="https://x.example/a.js" /> text',
      '<script> is HTML',
    ],
    ['a style', '<style>{"body { display: none }"}</style>', '<style> is HTML'],
    ['a frame', '<iframe src="https://x.example" />', '<iframe> is HTML'],
    ['a form', '<form action="https://x.example"><input /></form>', '<form> is HTML'],
    ['an object', '<object data="/a" />', '<object> is HTML'],
    ['a base', '<base href="https://x.example" />', '<base> is HTML'],
    ['a meta', '<meta http-equiv="refresh" />', '<meta> is HTML'],
    ['a drawing', '<svg><script /></svg>', '<svg> is HTML'],
    ['small letters below the line', 'H<sub>2</sub>O', '<sub> is HTML'],
    ['a member of a module', '<React.Fragment />', '<React.Fragment> is HTML'],
    ['a handler', '<img src="/a.png" onerror="alert(1)" />', '<img> is HTML'],
    ['a handler of what a cell may have', '| a |\n| - |\n| b<br onclick="x" />c |', '<br> is HTML'],
    ['HTML as an attribute', '<CutOffs dangerouslySetInnerHTML="x" />', 'has no attribute danger'],
    ['a directive', '<CutOffs client:load="x" />', '<CutOffs>'],
    ['attributes as code', '<Clock {...process.env} />', NO_CODE],
    [
      'a code attribute',
      '<Fee line={process.env.HOME} />',
      '{process.env.HOME}: expected line="…"',
    ],
    ['a call of the front matter', '<Fee line={frontmatter.a()} />', '{frontmatter.a()}'],
    ['an import', "import fs from 'node:fs'", 'a line must not begin with import or export'],
    ['an export', 'export const a = process.env', 'a line must not begin with import or export'],
    ['the environment', 'Home is {process.env.HOME}.', '{process.env.HOME}'],
    ['a block of code', '{(() => globalThis)()}', '{(() => globalThis)()}'],
    ['code behind a comment', '{/* a */ process.exit()}', NO_CODE],
    ['code between comments', '{/* a */ process.exit() /* b */}', NO_CODE],
    ['a javascript link', '[a](javascript:alert(1))', `link to javascript:alert(1): ${UNSAFE}`],
    ['one with a capital and a tab', '[a](<Java\tScript:alert(1)>)', UNSAFE],
    ['one by reference', '[a]: javascript:alert(1)\n\n[a]', UNSAFE],
    ['a data picture', '![a](data:image/svg+xml;base64,AA==)', `picture data:image`],
    ['a data link', '[a](data:text/html,x)', `link to data:text/html,x: ${UNSAFE}`],
  ])('%s', (_, text, fault) => {
    const message = check(`Words.\n\n${text}\n`);
    expect(message).toMatch(/^content\/docs\/a-test\.mdx:[3-5]:\d+: /);
    expect(message).toContain(fault);
    expect(build(`Words.\n\n${text}\n`)).toBe(message);
  });

  test('every fault is reported', () => {
    expect(check('{one}\n\n{two}\n')).toMatch(/a-test\.mdx:1:1: .*\n.*a-test\.mdx:3:1: /);
  });
});

test('text, code samples, comments and components with data are accepted', () => {
  const fine = [
    '---\nstops:\n  - { label: Sent, at: 0.0 s }\n  - { label: There, at: 1.2 s }\n---',
    'A [link](/fee), a [mail](mailto:a@x.example), [out](https://x.example:8443/a).',
    '{/* a note among editors */}',
    '```js\nimport fs from "node:fs";\nprocess.env.HOME\n```',
    '`{process.env.HOME}` and `<script>`',
    '<Company />',
    '<Clock title="x" stops={frontmatter.stops} />',
    '| a |\n| - |\n| line<br />break |',
    '<PostSection title="x">\n\nWords.\n\n</PostSection>',
  ].join('\n\n');
  expect(check(fine)).toBe('');
  expect(build(fine)).toBe('');
});
