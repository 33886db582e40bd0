import type { z } from 'zod';
import { ContentError, hasFile } from '../files.ts';
import { load, loadFolder } from '../load.ts';
import {
  accountsSchema,
  incidentsSchema,
  outsourcingSchema,
  passportSchema,
  safeguardingSchema,
} from '../schemas/disclosures-schema.ts';
import { type InterfaceQuarter, interfaceSchema } from '../schemas/interface-schema.ts';
import { jurisdictions } from './limits-query.ts';

/** Optional files, with the documents that show them. */

/** A file used by a document. Throws `ContentError` if it is missing. */
function shown<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  if (hasFile(file)) return load(file, schema);
  throw new ContentError(`content/${file}: expected this file, because a document shows it`);
}

/** The figures on the safeguarding of clients’ money. */
export const safeguarding = () => shown('safeguarding.yaml', safeguardingSchema);
/** The figures of the annual accounts. */
export const annualAccounts = () => shown('accounts.yaml', accountsSchema);
/** Agents, distributors and outsourced functions. */
export const outsourcing = () => shown('outsourcing.yaml', outsourcingSchema);
/** Incidents, newest first. */
export const incidents = () => shown('incidents.yaml', incidentsSchema);

/**
 * Names of the host member states of the licence, grouped by the day from which they are served.
 */
export function passport() {
  const { updated, services, states } = shown('passport.yaml', passportSchema);
  const names = Object.assign(
    {},
    ...Object.values(jurisdictions().accepted).map(({ countries }) => countries),
  ) as Record<string, string>;
  const rows = Object.entries(states).map(([code, { since, services: used }]) => ({
    code,
    name: names[code] ?? code,
    since,
    services: used.map((id) => services[id] ?? id),
  }));
  return { updated, services: Object.values(services), states: rows };
}

/** The quarters of the dedicated interface, newest first; empty if it is not measured. */
export function interfaceQuarters(): InterfaceQuarter[] {
  return loadFolder('dedicated-interface', interfaceSchema)
    .map(({ data }) => data)
    .sort((a, b) => b.quarter.localeCompare(a.quarter));
}
