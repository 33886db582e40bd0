import { weekday } from '#words/formats.ts';
import { clockChanges } from '../hours.ts';
import { load } from '../load.ts';
import { once } from '../once.ts';
import { askSchema } from '../schemas/ask-schema.ts';
import { type AnsweringClock, answeringHours } from '../schemas/site-schema.ts';
import { callOf, site, supportHours, supportShort, today } from '../site.ts';

/** The action at the end of a page that is read. */
export function bandContent() {
  return { ...load('ask.yaml', askSchema).band, registerHref: site().urls.register };
}

export type BandContent = ReturnType<typeof bandContent>;

/** When support answers, with the clock by which a browser knows whether it does now; `null` without hours. */
const answeringClock = once((): AnsweringClock | null => {
  const hours = answeringHours(site());
  return (
    hours && {
      ...hours,
      changes: clockChanges(hours.zone, today()),
      weekdays: [1, 2, 3, 4, 5, 6, 7].map(weekday),
    }
  );
});

/** How a visitor reaches a person before applying: the words, the channels, and when somebody answers. */
export function askContent() {
  const { phone, email, band: _, ...texts } = load('ask.yaml', askSchema);
  const { support, emails } = site();
  const hours = answeringClock();
  return {
    ...texts,
    /** Where hours are promised. */
    answering: hours && {
      hours,
      inWords: supportHours(site()) ?? '',
      inShort: supportShort(site()) ?? '',
    },
    phone:
      phone && support.phone
        ? { ...phone, number: support.phone, href: callOf(support.phone) }
        : null,
    email: { ...email, address: emails.support },
  };
}

export type AskContent = ReturnType<typeof askContent>;
