import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from './files.ts';

test('live reload gets the position in the content, not in the code', () => {
  const error = new ContentError([
    { file: 'content/blog/a.mdx', line: 3, expected: 'no topic x' },
    { file: 'content/site.yaml', line: 2, expected: 'no name' },
  ]);
  expect(error.message).toBe('content/blog/a.mdx:3: no topic x\ncontent/site.yaml:2: no name');
  expect(error.title).toBe('2 errors in the content.');
  expect(error.loc).toEqual({ file: resolve('content/blog/a.mdx'), line: 3, column: 1 });
  expect(new ContentError([{ file: 'content/a.txt', expected: 'is no text' }]).loc).toBeUndefined();
});
