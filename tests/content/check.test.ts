import { expect, test } from 'vitest';
import { plainReport } from '../../src/check/report.ts';
import { check } from '../../src/check/run.ts';

test('the check finds nothing wrong with this content', async () => {
  const faults = await check();
  expect(faults.length === 0 ? '' : plainReport(faults)).toBe('');
});
