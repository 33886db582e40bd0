import { type CutOff, cutOffs, type Limit, limitById, resolveLimits } from '#tariff/limits.ts';
import { once } from '../cache.ts';
import { read } from '../read.ts';
import type { Figure } from '../schemas/pieces-schema.ts';
import { limitsFile, tariffInForce } from '../tariffs.ts';

/** Every limit and time of the site, formatted for display. */
export const limits = once((): readonly Limit[] => resolveLimits(limitsFile(), tariffInForce()));

/** One limit by id. Throws with the known ids if there is none. */
export function limitOf(id: string): Limit {
  return limitById(limits(), id);
}

/** Cut-off and execution times, a row for each rail. */
export function cutOffRows(): readonly CutOff[] {
  return cutOffs(limitsFile(), tariffInForce());
}

/** Limits and times in their published form: each as written, with its text on the site. */
export function publishedLimits() {
  const { currency, clock, rails, limits: written } = limitsFile();
  return {
    currency,
    clock,
    rails,
    limits: limits().map(({ id, text }) => ({ id, ...written[id], text })),
  };
}

/** Countries in which a company may or may not be registered. */
export const jurisdictions = () => read('jurisdictions.yaml');

/** Prohibited business, and business with enhanced due diligence. */
export const business = () => read('business.yaml');

/** A figure set large, with its unit in smaller type. */
export interface Readout {
  readonly value: string;
  readonly unit: string | undefined;
  readonly label: string;
}

/** A readout, with its value taken from a limit if it names one. */
export function readoutOf(figure: Figure): Readout {
  if (!('limit' in figure)) return { ...figure, unit: figure.unit };
  const { figure: value, unit } = limitOf(figure.limit);
  return { value, unit: unit ?? undefined, label: figure.label };
}
