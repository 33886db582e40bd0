import { expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';

test('the check finds no fault in the content', async () => {
  const faults = await check();
  expect(faults.length === 0 ? '' : plainReport(faults)).toBe('');
});
