import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { encodePalettePng } from './palette-png.ts';
import { renderSocialImage, SOCIAL_IMAGE } from './social-image.ts';
import { fitTitle } from './title.ts';

const LONG =
  'Verification of payee is live for every outgoing SEPA and SEPA Instant payment from company accounts and in bulk files';

function sizeOf(png: Uint8Array): { width: number; height: number } {
  const data = Buffer.from(png);
  expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

describe('social pictures', () => {
  test.each([
    ['Fees.', []],
    [LONG.padEnd(120, '!'), ['sepa', 'instant'] as const],
    ['Łódź, Vilnius and “elsewhere” → now', ['swift'] as const],
  ])('%s', async (title, lines) => {
    const png = await renderSocialImage({ title, lines, kicker: 'Newsroom', company: 'Solvanto' });
    expect(sizeOf(png)).toEqual({ width: SOCIAL_IMAGE.width, height: SOCIAL_IMAGE.height });
    expect(png.length).toBeLessThanOrEqual(SOCIAL_IMAGE.bytes);
  });

  test('a title keeps all its words, in lines of the room’s width', async () => {
    const room = { width: 948, height: 304 };
    for (const title of ['Fees.', 'SWIFT payments', LONG]) {
      const { lines, leading } = await fitTitle(title, room);
      expect(lines.join(' ')).toBe(title);
      expect(lines.length * leading).toBeLessThanOrEqual(room.height);
    }
  });
});

describe('palette PNG', () => {
  test('shows the same picture, with few colours to the letter', () => {
    const svg = (body: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">${body}</svg>`;
    const drawn = new Resvg(
      svg('<rect width="8" height="4" fill="#070809"/><rect width="3" height="4" fill="#ff6c16"/>'),
    ).render();
    const png = Buffer.from(encodePalettePng({ width: 8, height: 4, data: drawn.pixels })).toString(
      'base64',
    );
    const again = new Resvg(
      svg(`<image width="8" height="4" href="data:image/png;base64,${png}"/>`),
    );
    expect(again.render().pixels.equals(drawn.pixels)).toBe(true);
  });
});
