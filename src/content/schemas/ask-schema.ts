import { z } from 'zod';
import { webAddress } from '#hosting/contract/setting-values.mjs';
import { checked } from '#hosting/contract/settings.ts';
import { words } from '#tariff/schema/exact.ts';
import { link, text } from './pieces-schema.ts';

const channel = { title: words(40), text: words(160) };

/** `content/ask.yaml`: how a page offers a person before somebody applies. */
export const askSchema = z.strictObject({
  heading: words(60),
  lead: words(260),
  /** Shown where `site.yaml` has a number. */
  phone: z.strictObject(channel).optional(),
  email: z.strictObject(channel),
  /** Where a call can be booked. */
  booking: z.strictObject({ ...channel, label: text, href: checked(webAddress) }).optional(),
  /** The action at the end of pages that are read. */
  band: z.strictObject({ heading: words(40), text: words(140), register: words(40), person: link }),
});
