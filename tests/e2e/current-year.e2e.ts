import { site } from '#content/site.ts';
import { shortcutReady } from './support/search.ts';
import { expect, test } from './support/test.ts';

/**
 * The copyright line with a given year; the build writes its own year, which is shown without a
 * script.
 */
const copyright = (year: number): string => `© ${year} ${site().legalName}`;

async function writtenYear(html: Promise<string>): Promise<number> {
  const [, year] = /data-current-year[^>]*>(\d{4})</.exec(await html) ?? [];
  return Number(year);
}

test('the copyright has the visitor’s year on the institution’s calendar, without a new build', async ({
  page,
  request,
}) => {
  const year = await writtenYear(request.get('/company').then((answer) => answer.text()));
  const line = page.getByRole('contentinfo').getByText(site().legalName, { exact: false }).last();
  // Midnight in Vilnius is two hours before midnight UTC.
  for (const [moment, shown] of [
    [`${year}-12-31T21:59:00Z`, year],
    [`${year}-12-31T22:01:00Z`, year + 1],
    [`${year + 3}-06-01T12:00:00Z`, year + 3],
    [`${year - 1}-06-01T12:00:00Z`, year],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/company');
    // The shortcut becomes active after the year is corrected.
    await shortcutReady(page);
    await expect(line, moment).toHaveText(copyright(shown));
  }
});

test('no page creates an Intl date or number format while it starts', async ({ page }) => {
  // Creating a format with a time zone takes 150 ms on a slow phone, during which taps are not
  // answered.
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct: (target, args) => {
            made.push(name);
            return Reflect.construct(target, args) as object;
          },
        }),
      });
    }
  });
  for (const path of ['/', '/fee', '/faq', '/docs/limits']) {
    await page.goto(path);
    await shortcutReady(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => Reflect.get(window, 'made')), path).toEqual([]);
  }
});
