import { afterEach, expect, test, vi } from 'vitest';
import { overlayFiles, sourceOf, textsIn } from '../files.ts';
import { tariffs } from '../tariffs.ts';
import { upcomingDays } from './upcoming-changes-query.ts';

const [NEWS = ''] = textsIn('newsroom');

/** The coming days on a day, if an announcement is published on 3 December 2026. */
function on(day: string): string[] {
  vi.stubEnv('SITE_DAY', day);
  overlayFiles({});
  overlayFiles({ [NEWS]: sourceOf(NEWS).text.replace(/^date: .*$/m, 'date: 2026-12-03') });
  return upcomingDays();
}

afterEach(() => {
  vi.unstubAllEnvs();
  overlayFiles({});
});

test('lists the coming days that will change the site, with the reason', () => {
  const { version, announced, effective } = tariffs().at(-1) ?? {};
  expect([version, announced, effective]).toEqual(['2027-1', '2026-11-16', '2027-02-01']);
  const lines = on('2026-11-15');
  expect(lines[0]).toBe('next: 16 November 2026, notice of tariff 2027-1');
  const among = lines.filter(
    (line) => /, tariff|notice of|the year/.test(line) || line.includes(NEWS),
  );
  expect(among.slice(1)).toEqual([
    `then: 3 December 2026, ${NEWS}`,
    'then: 1 January 2027, the year 2027',
    'then: 1 February 2027, tariff 2027-1',
  ]);
});

test('an event of today no longer counts as coming', () => {
  expect(on('2027-01-31').join('\n')).toContain('1 February 2027, tariff 2027-1');
  expect(on('2027-02-01').filter((line) => /, tariff|the year/.test(line))).toEqual([
    expect.stringContaining('1 January 2028, the year 2028'),
  ]);
});
