import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from './files.ts';

test('live reload gets the position in the content, not in the code', () => {
  const error = new ContentError('content/blog/a.mdx:3: topic is "x"\ncontent/site.yaml:2: name');
  expect(error.title).toBe('2 errors in the content.');
  expect(error.loc).toEqual({ file: resolve('content/blog/a.mdx'), line: 3, column: 1 });
  expect(new ContentError('content/a.txt: is no text').loc).toBeUndefined();
});
