import { z } from 'zod';
import { type Check, SETTING_CHECKS, settingFault } from './setting-values.mjs';

/** A reason not to start, or not to serve a new build, as one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A schema for strings that pass `check`; its error message is what the check expected. */
export const checked = (check: Check) =>
  z.string().superRefine((text, context) => {
    const message = check(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Settings that change response headers, on every host. */
export const HEADER_SETTINGS = {
  /** The URL to which browsers report violations of the policy. */
  REPORT_URL: checked(SETTING_CHECKS.REPORT_URL).optional(),
  /** Whether `Strict-Transport-Security` includes all subdomains and the `preload` directive. */
  HSTS_PRELOAD: z.stringbool({ error: 'expected yes or no' }).default(false),
};

/** The values of `HEADER_SETTINGS`. */
export type HeaderSettings = z.output<z.ZodObject<typeof HEADER_SETTINGS>>;

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
  throw new StartError(settingFault(name, environment[name], issue?.message ?? ''));
}
