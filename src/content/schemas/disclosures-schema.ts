import { z } from 'zod';
import { exact, sum } from '#tariff/money.ts';
import { rails } from '#tariff/rails.ts';
import { byId, count, day, flag, id, money, named, time, words } from '#tariff/schema/exact.ts';

/** Disclosures of an institution in figures and lists. Each file is optional. */

const country = z.string().regex(/^[A-Z]{2}$/, { error: 'expected an ISO 3166 code, such as LT' });

const quarterEnd = day.refine((text) => /-(03-31|06-30|09-30|12-31)$/.test(text), {
  error: 'expected the last day of a quarter',
});

/** Clients' money owed and safeguarded at the end of a day; safeguarded is never less than owed. */
const kept = z
  .strictObject({
    day: quarterEnd,
    owed: money,
    kept: money,
    differences: z.string().regex(/^\d+$/),
  })
  .refine((one) => exact(one.kept).gte(one.owed), {
    path: ['kept'],
    error: 'expected at least the amount owed',
  });

/**
 * `content/safeguarding.yaml`: the safeguarding of clients’ money in figures, newest quarter first.
 */
export const safeguardingSchema = z.strictObject({
  quarters: z.array(kept).min(1),
  /**
   * Where the newest quarter’s money is held: credit institutions by country, with their shares.
   */
  banks: z
    .array(
      z.strictObject({
        kind: words(60),
        country: words(40),
        percent: z.string().regex(/^\d{1,3}\.\d$/, { error: 'expected per cent, such as 38.5' }),
      }),
    )
    .min(1)
    .refine((banks) => sum(banks.map(({ percent }) => percent)) === '100.00', {
      error: 'expected shares that add up to 100.0',
    }),
  audit: z.strictObject({ year: count, report: day, by: words(80), result: words(200) }),
});

/**
 * Minimum own funds as a share of the average outstanding electronic money: 2009/110/EC, Article 5.
 */
const METHOD_D = '0.02';

const year = z
  .strictObject({
    year: count,
    approved: day,
    opinion: words(60),
    /** At the end of the year. */
    people: count,
    clients: count,
    revenue: money,
    profit: money,
    /**
     * Of an electronic money institution: average outstanding electronic money, and the own funds
     * required for services not linked to it.
     */
    outstanding: money.optional(),
    services: money.optional(),
    /** The own funds required in total, and the actual ones. */
    required: money,
    own: money,
  })
  .refine(
    ({ outstanding, services = '0', required }) =>
      outstanding === undefined ||
      exact(required).eq(exact(outstanding).times(METHOD_D).plus(exact(services))),
    {
      path: ['required'],
      error: 'expected 2% of mean outstanding electronic money and services together',
    },
  )
  .refine((one) => exact(one.own).gte(one.required), {
    path: ['own'],
    error: 'expected at least the required amount',
  });

/** `content/accounts.yaml`: the annual accounts in figures, newest first. */
export const accountsSchema = z.strictObject({ years: z.array(year).min(1) });

/** `content/passport.yaml`: the countries and services for which the licence is passported. */
export const passportSchema = z
  .strictObject({
    updated: day,
    home: country,
    services: byId(words(120), 'services'),
    states: z.record(country, z.strictObject({ since: day, services: z.array(id).min(1) })),
  })
  .superRefine(({ home, services, states }, context) => {
    for (const [code, state] of Object.entries(states)) {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path: ['states', code, ...path], message });
      if (code === home)
        refuse([], 'expected host states only, because the licence itself covers the home state');
      state.services.forEach((service, index) => {
        if (!Object.hasOwn(services, service)) refuse(['services', index], 'unknown service');
      });
    }
  });

/**
 * `content/outsourcing.yaml`: who acts on behalf of the institution. Empty lists are a valid
 * answer.
 */
export const outsourcingSchema = z.strictObject({
  updated: day,
  agents: z.array(z.strictObject({ name: words(80), country: words(40), since: day })),
  distributors: z.array(z.strictObject({ name: words(80), country: words(40), since: day })),
  functions: z.array(
    z.strictObject({
      what: words(80),
      who: words(80),
      country: words(60),
      critical: flag,
      since: day,
    }),
  ),
});

/** Parts of the service, besides the rails, that an incident can affect. */
const PARTS = ['application', 'api', 'webhooks', 'interface'];

/** `content/incidents.yaml`: incidents, newest first; times in UTC. */
export const incidentsSchema = z.strictObject({
  updated: day,
  incidents: z.array(
    z.strictObject({
      day,
      from: time,
      minutes: count,
      parts: z.array(named('part', () => [...PARTS, ...rails()])).min(1),
      what: words(240),
      mended: words(240),
    }),
  ),
});

export type Safeguarding = z.output<typeof safeguardingSchema>;
export type AnnualAccounts = z.output<typeof accountsSchema>;
export type Passport = z.output<typeof passportSchema>;
export type Outsourcing = z.output<typeof outsourcingSchema>;
export type Incidents = z.output<typeof incidentsSchema>;
