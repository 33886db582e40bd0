import { expect, test } from 'vitest';
import { statementsToConfirm } from './to-confirm.ts';

test('each row of the table is a statement; its head and other tables are none', () => {
  const text =
    '# To do\n\n| Statement | Where |\n|---|---|\n| It rains | `a.md` |\n| It pours | `b.md` |\n\nText\n\n| A | B |\n|---|---|\n| c | d |\n';
  expect(statementsToConfirm(text)).toEqual(['It rains', 'It pours']);
  expect(statementsToConfirm('# Nothing is left\n')).toEqual([]);
});
