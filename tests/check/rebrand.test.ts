import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { overlayFiles, sourceOf, textsIn } from '#content/files.ts';
import { factChanges } from '#scripts/rebrand/facts.ts';
import { markChanges } from '#scripts/rebrand/marks.ts';
import { messagesWith } from './messages-with.ts';

const TO = {
  name: 'Nordkap Pay',
  legalName: 'Nordkap Pay Oy',
  companyCode: '1234567-8',
  licence: 'FI-0042',
  bic: 'NKPYFIHH',
  supervisor: 'Financial supervision of Finland (example entry)',
  country: 'Finland',
  address: 'Harbour road 3, 00160 Helsinki',
  zone: 'Europe/Helsinki',
  domain: 'nordkap.example',
};
const LOGO = '<svg viewBox="0 0 24 24"><path d="M2 22L12 2L22 22Z"/></svg>';

afterEach(() => overlayFiles({}));

test('content renamed for another institution passes the check and keeps no old name', async () => {
  const marks = await markChanges(LOGO);
  const changes = { ...factChanges(TO), ...marks };
  expect(await messagesWith(changes)).toEqual([]);
  overlayFiles(changes);
  const left = textsIn('.').filter((file) => /solvanto|EMI-000000/i.test(sourceOf(file).text));
  expect(left).toEqual([]);
});

test('another colour or BIC leaves the record of what was published', () => {
  const nothing = Object.fromEntries(Object.keys(TO).map((key) => [key, ''])) as typeof TO;
  const changed = factChanges({ ...nothing, bic: TO.bic });
  expect(Object.keys(changed)).toContain('site.yaml');
  expect(Object.values(changed)).not.toContain(null);
  expect(factChanges(TO)).toMatchObject({ 'published.yaml': null });
});

test('a part of the address leaves the other, and names may have any characters', () => {
  const nothing = Object.fromEntries(Object.keys(TO).map((key) => [key, ''])) as typeof TO;
  const siteWith = (some: Partial<typeof TO>) => factChanges({ ...nothing, ...some })['site.yaml'];
  expect(siteWith({ country: 'Estonia' })).toMatch(/^address: .*\w, Estonia$/m);
  expect(siteWith({ address: 'Narva mnt 5, Tallinn' })).toMatch(
    /^address: Narva mnt 5, Tallinn, Lithuania$/m,
  );
  const licensed = factChanges({ ...nothing, licence: '4000' });
  expect(Object.keys(licensed)).toEqual(['site.yaml']);
  expect(licensed['site.yaml']).toMatch(/number: "4000"\n.*\/4000$/m);
  const spaced = factChanges({ ...nothing, licence: 'FRN 900000' })['site.yaml'];
  expect(spaced).toMatch(/number: "?FRN 900000"?\n.*\/FRN%20900000$/m);
  const first = factChanges({ ...nothing, name: 'Über $& (Bank)' });
  overlayFiles(first);
  const second = factChanges({ ...nothing, name: 'Nordkap Pay' });
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.values(second).join('')).not.toContain('Über');
});

test('the icons are generated from the logo in their sizes', async () => {
  const marks = await markChanges(LOGO);
  const icon = marks['public/icon-192.png'] as Uint8Array;
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  await expect(markChanges('<svg/>')).rejects.toThrow('The logo has to be an SVG with shapes');
});
