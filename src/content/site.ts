import { declareRails } from '#tariff/rails.ts';
import { weekday } from '#words/formats.ts';
import { setMessages, t } from '#words/words.ts';
import { once } from './cache.ts';
import { messagesIn } from './catalogues.ts';
import { parseExact } from './exact-yaml.ts';
import { furtherLanguage, sourceOf } from './files.ts';
import type { Marks } from './marks.ts';
import { railsFile } from './rails.ts';
import { type Site, siteSchema, supportHoursOf } from './schemas/site-schema.ts';
import { settingFor, withOverrides } from './settings.ts';
import { decideDay } from './today.ts';

/**
 * The site's facts with the operator's overrides. Throws `ContentError` with the name of an invalid
 * setting.
 */
export function loadSite(environment: Readonly<Record<string, string | undefined>>): Site {
  const site = parseExact(sourceOf('site.yaml'), siteSchema, {
    prepare: (raw) => withOverrides(raw, environment),
    origin: (path) => settingFor(path, environment),
  });
  const language = furtherLanguage();
  if (language === null) return site;
  const { language: first, languages } = site;
  // The other languages, so that the site in each language lists all of them.
  return { ...site, language, languages: [first, ...languages.filter((one) => one !== language)] };
}

/** The facts of this build. */
export const site: () => Site = once(() => loadSite(process.env));

/** The messages of this build in the site's language. Throws `ContentError` if one is missing. */
export const words = once(() => {
  const { language } = site();
  return { language, messages: messagesIn(language) };
});

setMessages(words);
declareRails(railsFile);

/** The day of this build, in the institution's time zone. */
export const today: () => string = once(() => decideDay(process.env.SITE_DAY, site().zone));

/** A name as part of an address or a file name: `Ünïted Pay` → `united-pay`. */
export function slugify(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A telephone number as a `tel:` URL. */
export const callOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** The days on which support answers, in the language of the site. */
function daysText(days: readonly number[]): string {
  if (days.length === 7) return t('hours.everyDay');
  if (days.length === 5 && days[0] === 1) return t('hours.weekdays');
  const [first, last] = [weekday(days[0] ?? 1), weekday(days.at(-1) ?? 1)];
  return first === last ? first : t('hours.range', { first, last });
}

/** Hours in short form: `08–20`, `09:30–16:00`. */
function spanOf({ from, to }: { readonly from: string; readonly to: string }): string {
  const whole = from.endsWith(':00') && to.endsWith(':00') ? 'yes' : 'no';
  return t('hours.short', { whole, from, to, fromHour: from.slice(0, 2), toHour: to.slice(0, 2) });
}

/**
 * Support hours: the days `weekdays`, the span `08–20`, and in full `weekdays except public holidays,
 * 08:00 to 20:00, Vilnius time`; `null` without hours.
 */
export function supportTexts(site: Pick<Site, 'support' | 'zone'>) {
  const hours = supportHoursOf(site);
  if (!hours) return null;
  const { from, to, place, closed } = hours;
  const days = daysText(hours.days);
  const withHolidays = closed.length > 0 ? t('hours.exceptHolidays', { days }) : days;
  const full = t('hours.hours', { days: withHolidays, from, to, place });
  return { days, span: spanOf(hours), full };
}

/** Marks for a telephone number: as text, and as a link. */
const phoneMarks = (name: string, phone: string | undefined): Marks =>
  phone
    ? { [`${name}Phone`]: phone.replaceAll(' ', '\u00a0'), [`${name}Call`]: callOf(phone) }
    : {};

/** Marks for the support hours; none without hours. */
function hoursMarks(site: Site): Marks {
  const texts = supportTexts(site);
  return texts
    ? { supportHours: texts.full, supportDays: texts.days, supportSpan: texts.span }
    : {};
}

/** Marks for the authorities: `{{disputesName}}`, `{{disputesSite}}`. */
function authorityMarks(authorities: Site['authorities']): Marks {
  const all = Object.entries(authorities ?? {}).flatMap(([who, facts]) =>
    Object.entries(facts).map(([key, value]) => [
      `${who}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  );
  return Object.fromEntries(all);
}

/** The `{{…}}` marks from the site's facts, for every text of the content. */
export function marksOf(site: Site): Marks {
  const { name, emails, urls, ...facts } = site;
  return {
    ...authorityMarks(facts.authorities),
    company: name,
    companySlug: slugify(name),
    legalName: facts.legalName,
    companyCode: facts.companyCode,
    address: facts.address.replaceAll(/ (?=\d)/g, '\u00a0'),
    supervisor: facts.supervisor,
    licenceNumber: facts.licence.number,
    licenceEntry: facts.licence.publicRegister,
    bic: facts.bic,
    ...phoneMarks('support', facts.support.phone),
    ...phoneMarks('duty', facts.support.duty),
    ...hoursMarks(site),
    site: urls.site,
    status: urls.status,
    ...(facts.analytics.script ? { analyticsName: facts.analytics.script.name } : {}),
    ...(facts.chat.script ? { chatName: facts.chat.script.name } : {}),
    ...(urls.sandbox ? { sandbox: urls.sandbox } : {}),
    supportEmail: emails.support,
    pressEmail: emails.press ?? emails.support,
    careersEmail: emails.careers ?? emails.support,
    complaintsEmail: emails.complaints,
    ...(emails.whistleblower ? { whistleblowerEmail: emails.whistleblower } : {}),
    privacyEmail: emails.privacy,
    securityEmail: emails.security,
  };
}
