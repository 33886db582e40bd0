import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSocialImage, SOCIAL_IMAGE } from './social-image.ts';

const LONG =
  'Verification of payee is live for every outgoing SEPA and SEPA Instant payment from company accounts and in bulk files';
const PAGE = { kicker: 'Newsroom', company: 'Solvanto' };

test.each(['Fees.', LONG.padEnd(120, '!'), 'Łódź, Vilnius and “elsewhere” → now'])(
  'the image of %s has the size and stays within the bytes of a social image',
  async (title) => {
    const png = await renderSocialImage({ ...PAGE, title });
    const { width, height, bytes } = SOCIAL_IMAGE;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    expect(png.length).toBeLessThanOrEqual(bytes);
  },
);
