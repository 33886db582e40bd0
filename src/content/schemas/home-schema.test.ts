import { expect, test } from 'vitest';
import { homeSchema } from './home-schema.ts';

test.each([
  [1, false],
  [2, true],
  [4, true],
  [5, false],
])('an example of a rail with %d stops is accepted: %s', (count, isRead) => {
  const stations = Array.from({ length: count }, () => ({
    at: '09:00',
    label: 'A stop',
    state: 'ring',
  }));
  const lanes = [
    {
      rail: 'sepa',
      name: 'SEPA',
      note: 'A note.',
      limit: 'sepa-execution',
      caption: 'at most',
      stations,
    },
  ];
  const faults = homeSchema.shape.rails.safeParse({ lanes }).error?.issues ?? [];
  expect(faults.every(({ path }) => !path.includes('stations'))).toBe(isRead);
});
