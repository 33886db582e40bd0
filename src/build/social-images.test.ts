import { expect, test } from 'vitest';
import { hex } from '../content/brand.ts';
import { look, nameOf } from './social-images.ts';

const image = { title: 'Fees', kicker: 'Prices', rails: [], company: 'A bank' };

test('a picture is known again only while its words, its colours and what draws it are the same', () => {
  const names = [
    nameOf(image, { signal: '#ff0000' }, 'drawing'),
    nameOf(image, { signal: '#00ff00' }, 'drawing'),
    nameOf(image, { signal: '#ff0000' }, 'another drawing'),
    nameOf({ ...image, title: 'Our fees' }, { signal: '#ff0000' }, 'drawing'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf({ ...image }, { signal: '#ff0000' }, 'drawing')).toBe(names[0]);
});

test('the look of a build holds its colours and every file that draws', () => {
  const [, colours, files] = look();
  expect(colours).toEqual(hex);
  expect(new Set(files as string[]).size).toBeGreaterThanOrEqual(7);
});
