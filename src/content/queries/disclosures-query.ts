import { read, readFolder } from '../read.ts';
import type { InterfaceQuarter } from '../schemas/interface-schema.ts';
import { jurisdictions } from './limits-query.ts';

/** Optional files, with the documents that show them. */

/** The figures on the safeguarding of clients’ money. */
export const safeguarding = () => read('safeguarding.yaml');
/** The figures of the annual accounts. */
export const annualAccounts = () => read('accounts.yaml');
/** Agents, distributors and outsourced functions. */
export const outsourcing = () => read('outsourcing.yaml');
/** Incidents, newest first. */
export const incidents = () => read('incidents.yaml');

/**
 * Names of the host member states of the licence, grouped by the day from which they are served.
 */
export function passport() {
  const { updated, services, states } = read('passport.yaml');
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
  return readFolder('dedicated-interface')
    .map(({ data }) => data)
    .sort((a, b) => b.quarter.localeCompare(a.quarter));
}
