import { weekday } from '#words/formats.ts';
import { once } from '../cache.ts';
import { clockChanges } from '../hours.ts';
import { read } from '../read.ts';
import { type SupportClock, supportHoursOf } from '../schemas/site-schema.ts';
import { callOf, site, supportTexts, today } from '../site.ts';
import { checkLink } from './eligibility-link-query.ts';

/**
 * The calls to action: to register, to check eligibility, optionally with an activity selected, and
 * to ask a person; `check` is `null` without the questions.
 */
export function callToActionContent(activity?: string) {
  return {
    ...read('ask.yaml').band,
    registerHref: site().urls.register,
    check: checkLink(activity),
  };
}

export type CallToActionContent = ReturnType<typeof callToActionContent>;

/**
 * Support hours, with the data from which a browser tells whether support answers now; `null`
 * without hours.
 */
const answeringClock = once((): SupportClock | null => {
  const hours = supportHoursOf(site());
  return (
    hours && {
      ...hours,
      changes: clockChanges(hours.zone, today()),
      weekdays: [1, 2, 3, 4, 5, 6, 7].map(weekday),
    }
  );
});

/** The contact block for visitors before they apply: texts, channels and support hours. */
export function askContent() {
  const { phone, email, band: _, ...page } = read('ask.yaml');
  const { support, emails } = site();
  const hours = answeringClock();
  const texts = supportTexts(site());
  return {
    ...page,
    /** Only if the institution states support hours. */
    answering: hours &&
      texts && { hours, inWords: texts.full, inShort: `${texts.days}, ${texts.span}` },
    phone:
      phone && support.phone
        ? { ...phone, number: support.phone, href: callOf(support.phone) }
        : null,
    email: { ...email, address: emails.support },
  };
}

export type AskContent = ReturnType<typeof askContent>;
