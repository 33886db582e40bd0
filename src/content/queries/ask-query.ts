import { load } from '../load.ts';
import { askSchema } from '../schemas/ask-schema.ts';
import { answeringHours } from '../schemas/site-schema.ts';
import { callOf, site, supportDays, supportHours, supportSpan } from '../site.ts';

/** The action at the end of a page that is read. */
export function bandContent() {
  return { ...load('ask.yaml', askSchema).band, registerHref: site().urls.register };
}

export type BandContent = ReturnType<typeof bandContent>;

/** How a visitor reaches a person before applying: the words, the channels, and when somebody answers. */
export function askContent() {
  const { phone, email, band: _, ...texts } = load('ask.yaml', askSchema);
  const { support, emails } = site();
  return {
    ...texts,
    hours: answeringHours(site()),
    hoursInWords: supportHours(site()),
    hoursInShort: `${supportDays(site())}, ${supportSpan(support)}`,
    phone: { ...phone, number: support.phone, href: callOf(support.phone) },
    email: { ...email, address: emails.support },
  };
}

export type AskContent = ReturnType<typeof askContent>;
