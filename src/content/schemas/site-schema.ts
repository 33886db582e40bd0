import { z } from 'zod';
import {
  baseAddress,
  CHAT_ACCOUNTS,
  origin,
  webAddress,
} from '#hosting/contract/setting-values.mjs';
import { checked } from '#hosting/contract/settings.ts';
import { day, flag, oneOfForms, time, words, zone } from '#tariff/schema/exact.ts';
import type { ClockChange } from '../hours.ts';
import { path } from './path-schema.ts';
import { sends, serviceScript } from './service-script-schema.ts';

const httpsUrl = checked(webAddress);

/** A telephone number in international format. */
const phone = z.string().regex(/^\+\d[\d ]{6,18}$/, {
  error: 'expected a number with its country, such as +370 5 000 0000',
});

/** A value that may be left open, written as `null`. */
function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((raw) => (raw === 'null' ? null : raw), schema.nullable());
}

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/**
 * The weekdays meant by `weekdays`, `every day` or `Tuesday to Friday`, 1 being Monday; empty for
 * other text.
 */
function weekdaysOf(days: string): number[] {
  const dayRange = { weekdays: 'Monday to Friday', 'every day': 'Monday to Sunday' }[days] ?? days;
  const [first = 0, last = 0] = dayRange.split(' to ').map((name) => WEEKDAYS.indexOf(name) + 1);
  return WEEKDAYS.map((_, index) => index + 1).filter(
    (day) => first && first <= day && day <= last,
  );
}

/** The days on which support answers, in a form that can be parsed. */
const supportDays = words(40).refine((days) => weekdaysOf(days).length > 0, {
  error: 'expected weekdays, every day, or a range such as Tuesday to Friday',
});

/** A name without characters that have a meaning in HTML, Markdown or ICU messages. */
const properName = (max: number) =>
  words(max)
    .min(2)
    .regex(/^[^<>{}|*_`[\]\\]*$/, { error: 'expected a name without < > { } | * _ ` [ ] or \\' });

/**
 * An authority for complaints, or one that also authorised the institution, with the number it
 * gave.
 */
const authority = z.strictObject({
  name: words(100).optional(),
  number: words(40).optional(),
  address: words(120).optional(),
  site: httpsUrl,
});

/** The prefix of a mark's name, such as `disputes` in `{{disputesSite}}`. */
const markName = z
  .string()
  .regex(/^[a-z][A-Za-z]*$/, { error: 'expected a name such as disputes or dataProtection' });

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A BCP 47 language tag. */
export const languageTag = z.string().refine(
  (tag) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] === tag && LANGUAGES.of(tag) !== undefined;
    } catch {
      return false;
    }
  },
  { error: 'expected a language such as en, fr or fr-CH' },
);

/** A page of the institution on a social network. */
const network = z.strictObject({ network: z.string().min(1), url: httpsUrl });
const networks = z.array(network).min(1);
const oneNetwork = network.transform((one) => [one]);

const base = {
  /** The language of the site's pages, dates, numbers and files. */
  language: languageTag.default('en'),
  /** Further languages, each with pages under `/fr`, translated in `languages/fr/`. */
  languages: z.array(languageTag).default([]),
  name: properName(40),
  legalName: properName(80),
  zone,
  companyCode: z.string().min(1),
  address: z.string().min(5),
  supervisor: z.string().min(3),
  /** Other authorities for complaints, by the prefix of their marks: `{{disputesSite}}`. */
  authorities: z.record(markName, authority).optional(),
  /**
   * A notice at the foot of every page and PDF of a fictitious institution; real ones leave it out.
   */
  demo: words(110).optional(),
  /** Business identifier code, ISO 9362: institution, country, location, and an optional branch. */
  bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, {
    error: 'expected a BIC of 8 or 11 characters, such as SLVTLT20',
  }),
  /** The number, and the URL of its entry in the public register. */
  licence: z.strictObject({ number: z.string().min(1), publicRegister: httpsUrl }),
  /** Letters for press and careers go to support if they have no mailbox of their own. */
  emails: z.strictObject({
    support: z.email(),
    press: z.email().optional(),
    careers: z.email().optional(),
    complaints: z.email(),
    whistleblower: z.email().optional(),
    privacy: z.email(),
    security: z.email(),
  }),
  /** Contact besides e-mail; hours are in `zone`, the duty desk answers at any hour. */
  support: z
    .strictObject({
      phone: phone.optional(),
      duty: phone.optional(),
      days: supportDays.optional(),
      from: time.optional(),
      to: time.optional(),
      /** The place of `zone` as texts name it; by default the city in the zone's name. */
      place: words(40).optional(),
      /** Public holidays, without support even if the weekday is one of `days`. */
      holidays: z.array(day).default([]),
      page: path,
    })
    .refine(({ from, to }) => !from || !to || from < to, {
      path: ['to'],
      error: 'expected a time after from',
    })
    .refine(({ days, from, to }) => !days === !from && !from === !to, {
      path: ['days'],
      error: 'expected days, from and to together, or none of them',
    }),
  /** The contents of `/.well-known/security.txt` (RFC 9116). */
  security: z.strictObject({ policy: path, expires: day }),
  /** One network, or a list of several; an institution on none leaves it out. */
  social: oneOfForms([networks, oneNetwork], (raw) =>
    Array.isArray(raw) ? networks : oneNetwork,
  ).default([]),
  /** Teams that author and own documents; never persons. */
  teams: z.array(z.string().min(3).max(30)).min(1),
  tagline: z.string().min(10).max(80),
};

type ChatProvider = keyof typeof CHAT_ACCOUNTS;

/** The chat widgets, each with a loader in `src/shell/integrations/chat.ts`. */
const CHAT_PROVIDERS = Object.keys(CHAT_ACCOUNTS) as ChatProvider[];

/**
 * Facts of the institution and external URLs (`content/site.yaml`).
 * `urls.site` is an origin without a trailing slash.
 */
export const siteSchema = z
  .strictObject({
    ...base,
    urls: z.strictObject({
      site: checked(origin),
      register: httpsUrl,
      login: httpsUrl,
      /** The sandbox of the API, if there is one. */
      sandbox: httpsUrl.optional(),
      /** The status page, on another host. */
      status: httpsUrl,
      /** Where clients change their password. */
      password: httpsUrl,
    }),
    /**
     * Whether the cookie banner has a Reject button, and whether analytics and chat have separate
     * consent.
     */
    cookies: z
      .strictObject({
        reject: z.literal('true', { error: 'expected true' }),
        categories: flag.default(false),
      })
      .optional(),
    analytics: z.strictObject({
      url: orNull(checked(baseAddress)),
      consent: z.enum(['notice', 'required']),
      respectSignals: flag,
      /** A service other than Matomo, loaded by its script tag. */
      script: serviceScript.optional(),
    }),
    chat: z.strictObject({
      provider: z.enum(['none', ...CHAT_PROVIDERS]),
      id: orNull(words(200)),
      url: orNull(checked(baseAddress)),
      consent: z.enum(['notice', 'required']),
      /** A service other than the values of `provider`, loaded by its script tag. */
      script: serviceScript.optional(),
    }),
  })
  .superRefine(({ cookies, analytics, chat }, context) => {
    const fault = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [key, { consent }] of Object.entries({ analytics, chat })) {
      if (!cookies || consent === 'required') continue;
      const message =
        'expected required, because with cookies.reject nothing starts without consent';
      fault([key, 'consent'], message);
    }
    if (analytics.script && analytics.url !== null) {
      fault(['analytics', 'url'], 'expected null (ANALYTICS_URL) beside analytics.script');
    }
    if (analytics.script && !sends(analytics.script)) {
      const message = 'expected connect or img with the origin that the service sends visits to';
      fault(['analytics', 'script', 'policy'], message);
    }
    const { provider, id, url, script } = chat;
    if (provider === 'none') return;
    if (script) fault(['chat', 'provider'], 'expected none (CHAT_PROVIDER) beside chat.script');
    const account = CHAT_ACCOUNTS[provider];
    const wrong = id === null ? `expected the ${provider} account's id (CHAT_ID)` : account.id(id);
    if (wrong) fault(['chat', 'id'], wrong);
    if (account.ownHost && url === null) {
      fault(['chat', 'url'], `expected the address of the ${provider} instance (CHAT_URL)`);
    }
    if (!account.ownHost && url !== null) {
      const message = `expected none (CHAT_URL): ${provider} always runs on its vendor's hosts`;
      fault(['chat', 'url'], message);
    }
  });

export type Site = z.infer<typeof siteSchema>;

/** Whether analytics and chat are configured. */
export const configuredOf = ({ analytics, chat }: Pick<Site, 'analytics' | 'chat'>) => ({
  analytics: analytics.url !== null || analytics.script !== undefined,
  chat: chat.provider !== 'none' || chat.script !== undefined,
});

/** The city in a zone's name: `Vilnius`. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * When support answers, on the clock of `zone`: weekdays from 1 (Monday), times as `08:00`, and closed
 * days; `null` if there are no such hours.
 */
export function supportHoursOf({ support, zone }: Pick<Site, 'support' | 'zone'>) {
  const { days, from, to, holidays, place = placeOf(zone) } = support;
  if (!days || !from || !to) return null;
  return { days: weekdaysOf(days), from, to, zone, place, closed: holidays };
}

export type SupportHours = NonNullable<ReturnType<typeof supportHoursOf>>;

/** Support hours with the data a browser needs to convert to the zone's time and to name weekdays. */
export interface SupportClock extends SupportHours {
  readonly changes: readonly ClockChange[];
  /** Monday first. */
  readonly weekdays: readonly string[];
}
