import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wordmarkPicture } from './wordmark.ts';

test('a wordmark is drawn at high pixel density on a transparent background', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" fill="#fff">';
  const picture = await wordmarkPicture(Buffer.from(`${svg}<path d="M0 0h32v32H0z"/></svg>`));
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 228, height: 114, channels: 4 });
  const middle = (info.height / 2) * info.width;
  const alpha = Array.from({ length: info.width }, (_, x) => data[(middle + x) * 4 + 3]);
  expect(alpha.indexOf(0)).toBe(info.width / 2);
  expect(new Set(alpha)).toEqual(new Set([0, 255]));
});
