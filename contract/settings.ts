import { z } from 'zod';

/** A reason not to start (or not to take a new build), worded for the operator as one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Settings that change what is sent, whichever host sends it. */
export const HEADER_SETTINGS = {
  /** Where browsers report violations of the policy. */
  REPORT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether `Strict-Transport-Security` binds every subdomain too and asks for the preload list. */
  HSTS_PRELOAD: z.stringbool({ error: 'expected yes or no' }).default(false),
};

/** The values of `HEADER_SETTINGS`. */
export interface HeaderSettings {
  readonly REPORT_URL?: string | undefined;
  readonly HSTS_PRELOAD: boolean;
}

/**
 * Reads settings from environment variables; an empty one counts as unset. Throws `StartError`
 * naming the variable, its value and what was expected.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new StartError(
    `${name} is set to ${JSON.stringify(environment[name])}: ${issue?.message}.`,
  );
}
