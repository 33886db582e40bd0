import { afterEach, expect, test } from 'vitest';
import { type ContentError, overlayFiles, sourceOf } from '#content/files.ts';
import { compile } from './compile.ts';

const FILE = 'blog/a-test.mdx';
afterEach(() => overlayFiles({}));

function compiled(text: string) {
  overlayFiles({ [FILE]: text });
  return compile(sourceOf(FILE));
}

test('sections are the headings of the second level as plain text', () => {
  const { sections } = compiled('## One `b` #\n\n### No section\n\n## Two\n');
  expect(sections).toEqual([
    { id: 'one-b', label: 'One b' },
    { id: 'two', label: 'Two' },
  ]);
});

test('a picture is named by its path inside the content directory', () => {
  const { code } = compiled(
    '![a](/pictures/a%20b.png)\n\n![b](./b.png)\n\n![c](https://x.example/c.png)',
  );
  const sources = [...code.matchAll(/src: "([^"]*)"/g)].map(([, src]) => src);
  expect(sources).toEqual(['pictures/a b.png', 'blog/b.png', 'https://x.example/c.png']);
});

test('a document can use the stops of its own front matter', () => {
  const text =
    '---\nstops:\n  - { label: "{{company}}", at: 0.0 s }\n---\n\n<Clock title="x" stops={frontmatter.stops} />';
  expect(compiled(text).code).toMatch(
    /^const frontmatter = \{"stops":\[\{"label":"[^{]+","at":"0.0 s"\}/,
  );
  expect(compiled('No clock.').code).not.toContain('frontmatter');
});

test('a fault has its position in the source, including marks and front matter', () => {
  const written = '---\ntitle: a\n---\n\n{{company}} and {process.env}\n';
  try {
    compiled(written);
    expect.fail('compiled');
  } catch (error) {
    expect((error as ContentError).faults).toMatchObject([{ line: 5, column: 17 }]);
    expect((error as ContentError).loc).toMatchObject({ line: 5, column: 17 });
  }
});
