import { expect, test, vi } from 'vitest';
import { highlight } from './highlight.ts';

test('code keeps its colours on a machine so busy that each line takes a second', () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const [line = []] = highlight('const answer = 42;', 'typescript');
  expect(line.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['keyword', 'constant']));
});
