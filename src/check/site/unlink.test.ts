import { expect, test } from 'vitest';
import { unlinked } from './unlink.ts';

/** The text after unlinking every link to `/gone`. */
function without(text: string): string {
  const faults = text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/\[(?=[^[]*\]\(\/gone)/g)].map((found) => ({
      ...{ file: 'a.mdx', expected: 'leads nowhere', gone: true },
      ...{ line: index + 1, column: found.index + 1 },
    })),
  );
  return unlinked(text, faults);
}

test.each([
  ['one', 'See [the **rules**](/gone) first.', 'See the **rules** first.'],
  ['two of a line', '[A](/gone), [b](/kept), [c](/gone#d).', 'A, [b](/kept), c.'],
  ['one of a later line', 'A line.\n\n- [word](/gone "Title")\n', 'A line.\n\n- word\n'],
])('%s', (_, text, left) => {
  expect(without(text)).toBe(left);
});

test('a fault that is not at a link changes nothing', () => {
  const fault = { file: 'a.md', expected: 'leads nowhere', line: 1, column: 6 };
  expect(unlinked('Read https://site.example/gone.', [fault])).toBe(
    'Read https://site.example/gone.',
  );
});
