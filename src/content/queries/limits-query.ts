import { type CutOff, cutOffs, type Limit, limitById, resolveLimits } from '#tariff/limits.ts';
import { load } from '../load.ts';
import { once } from '../once.ts';
import { businessSchema } from '../schemas/business-schema.ts';
import { jurisdictionsSchema } from '../schemas/jurisdictions-schema.ts';
import type { Figure } from '../schemas/pieces-schema.ts';
import { limitsFile, tariffInForce } from '../tariffs.ts';

/** Every limit and time of the site, ready to be shown. */
export const limits = once((): readonly Limit[] => resolveLimits(limitsFile(), tariffInForce()));

/** One limit by its id. Throws with the known ids when there is none. */
export function limitOf(id: string): Limit {
  return limitById(limits(), id);
}

/** Cut-off and execution times, a row for each rail. */
export function cutOffRows(): readonly CutOff[] {
  return cutOffs(limitsFile(), tariffInForce());
}

/** Limits and times as published: each as it is written, with the text that the site shows. */
export function publishedLimits() {
  const { currency, clock, rails, limits: written } = limitsFile();
  return {
    currency,
    clock,
    rails,
    limits: limits().map(({ id, text }) => ({ id, ...written[id], text })),
  };
}

/** Where a company may be registered, and where not. */
export const jurisdictions = () => load('jurisdictions.yaml', jurisdictionsSchema);

/** Business that is refused, and business that is looked at more closely. */
export const business = () => load('business.yaml', businessSchema);

/** A figure as a page sets it: large, with its unit small beside it. */
export interface Readout {
  readonly value: string;
  readonly unit: string | undefined;
  readonly label: string;
}

/** A readout of a page, with the limit in its place where it names one. */
export function readoutOf(figure: Figure): Readout {
  if (!('limit' in figure)) return { ...figure, unit: figure.unit };
  const { figure: value, unit } = limitOf(figure.limit);
  return { value, unit: unit ?? undefined, label: figure.label };
}
