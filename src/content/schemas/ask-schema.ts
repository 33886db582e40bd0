import { z } from 'zod';
import { webAddress } from '#hosting/contract/setting-values.mjs';
import { checked } from '#hosting/contract/settings.ts';
import { words } from '#tariff/schema/exact.ts';
import { link, text } from './pieces-schema.ts';

const channel = { title: words(40), text: words(160) };

/** `content/ask.yaml`: the contact block for visitors before they apply. */
export const askSchema = z.strictObject({
  heading: words(60),
  lead: words(260),
  /** Shown only if `site.yaml` has a telephone number. */
  phone: z.strictObject(channel).optional(),
  email: z.strictObject(channel),
  /** The link for booking a call. */
  booking: z.strictObject({ ...channel, label: text, href: checked(webAddress) }).optional(),
  /** The call to action at the end of articles and documents. */
  band: z.strictObject({ heading: words(40), text: words(140), register: words(40), person: link }),
});
