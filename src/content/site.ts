import { parseExact } from './exact-yaml.ts';
import { sourceOf } from './files.ts';
import type { Marks } from './marks.ts';
import { once } from './once.ts';
import { placeOf, type Site, siteSchema } from './schemas/site-schema.ts';
import { settingFor, withOverrides } from './settings.ts';
import { decideDay } from './today.ts';

/** The site's facts with the operator's overrides. Throws `ContentError` naming the bad setting. */
export function loadSite(environment: Readonly<Record<string, string | undefined>>): Site {
  return parseExact(sourceOf('site.yaml'), siteSchema, {
    prepare: (raw) => withOverrides(raw, environment),
    origin: (path) => settingFor(path, environment),
  });
}

/** The facts of this build. */
export const site: () => Site = once(() => loadSite(process.env));

/** The day that this build is for, on the office's calendar. */
export const today: () => string = once(() => decideDay(process.env.SITE_DAY, site().zone));

/** The company's name as it stands in addresses: `/docs/solvanto-complaints`. */
export function companySlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A telephone number as a link dials it. */
export const callOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** When support answers: `weekdays except public holidays, 08:00 to 20:00, Vilnius time`; `null` without hours. */
export function supportHours({ support, zone }: Pick<Site, 'support' | 'zone'>): string | null {
  if (!support.days) return null;
  const days =
    support.holidays.length > 0 ? `${support.days} except public holidays` : support.days;
  return `${days}, ${support.from}\u00a0to\u00a0${support.to}, ${placeOf(zone)} time`;
}

/** The hours of support as short as they get: `08–20`, `09:30–16:30`. */
const supportSpan = ({ from, to }: Site['support']): string =>
  `${from}–${to}`.replaceAll(':00', '');

/** The days and hours of support as short as they get: `weekdays, 08–20`; `null` without hours. */
export const supportShort = (support: Site['support']): string | null =>
  support.days ? `${support.days}, ${supportSpan(support)}` : null;

/** A number as texts have it, and the link that dials it. */
const phoneMarks = (name: string, phone: string | undefined): Marks =>
  phone
    ? { [`${name}Phone`]: phone.replaceAll(' ', '\u00a0'), [`${name}Call`]: callOf(phone) }
    : {};

/** When support answers, as texts have it; none without hours. */
function hoursMarks({ support, zone }: Pick<Site, 'support' | 'zone'>): Marks {
  const hours = supportHours({ support, zone });
  if (!hours || !support.days) return {};
  return {
    supportHours: hours,
    supportDays: support.days,
    supportSpan: supportSpan(support),
  };
}

/** The authorities that a text can name: `{{disputesName}}`, `{{disputesSite}}`. */
function authorityMarks(authorities: Site['authorities']): Marks {
  const all = Object.entries(authorities ?? {}).flatMap(([who, facts]) =>
    Object.entries(facts).map(([key, value]) => [
      `${who}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  );
  return Object.fromEntries(all);
}

/** Values of the `{{…}}` marks that every text of the content may use. */
export function marksOf({ name, emails, urls, ...facts }: Site): Marks {
  return {
    company: name,
    companySlug: companySlug(name),
    legalName: facts.legalName,
    companyCode: facts.companyCode,
    address: facts.address.replaceAll(/ (?=\d)/g, '\u00a0'),
    supervisor: facts.supervisor,
    licenceNumber: facts.licence.number,
    licenceEntry: facts.licence.publicRegister,
    bic: facts.bic,
    ...phoneMarks('support', facts.support.phone),
    ...phoneMarks('duty', facts.support.duty),
    ...hoursMarks(facts),
    ...authorityMarks(facts.authorities),
    site: urls.site,
    status: urls.status,
    ...(urls.sandbox ? { sandbox: urls.sandbox } : {}),
    supportEmail: emails.support,
    pressEmail: emails.press,
    careersEmail: emails.careers,
    complaintsEmail: emails.complaints,
    whistleblowerEmail: emails.whistleblower,
    privacyEmail: emails.privacy,
    securityEmail: emails.security,
  };
}
