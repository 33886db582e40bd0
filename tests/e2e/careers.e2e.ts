import { positions } from '#content/queries/careers-query.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const open = positions().map(({ data }) => data);

/** The titles of the positions that match a filter. */
const titles = (fits: (position: (typeof open)[number]) => boolean): string[] =>
  open
    .filter(fits)
    .map(({ title }) => title)
    .sort();

test('without a script the board shows the positions of the chosen team and place, or says that there are none', async ({
  page,
}) => {
  await page.goto('/careers');
  const listed = page
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link'), visible: true });
  const shown = async () => (await listed.allTextContents()).sort();
  expect(await shown()).toEqual(titles(() => true));
  const { team = '', places } = open.find((one) => one.places.length === 1) ?? {};
  const place = places?.[0] ?? '';
  await page.getByRole('radio', { name: place }).check();
  expect(await shown()).toEqual(titles((one) => one.places.includes(place)));
  await page.getByRole('radio', { name: team }).check();
  expect(await shown()).toEqual(titles((one) => one.places.includes(place) && one.team === team));
  const { team: empty = '' } =
    open.find(
      (one) => !open.some((other) => other.team === one.team && other.places.includes(place)),
    ) ?? {};
  await page.getByRole('radio', { name: empty }).check();
  expect(await shown()).toEqual([]);
  await expect(page.getByText(`No position in ${empty}, ${place} at present.`)).toBeVisible();
});
