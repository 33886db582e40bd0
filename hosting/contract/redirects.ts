import { z } from 'zod';

const FROM = /^\/(?:[A-Za-z0-9._~/-]|\{number\})*(?:[A-Za-z0-9._~-]|\{number\})$/;
const TO = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/;

const redirect = z.strictObject({
  from: z
    .string()
    .regex(FROM, 'expected a path such as /old/{number}/page, without a trailing slash')
    .refine((from) => !from.includes('//'), 'expected no double slash'),
  to: z.string().regex(TO, 'expected a path of this site such as /blog/page'),
  // YAML content gives a string here, the build's JSON a number.
  status: z.coerce
    .number()
    .pipe(z.literal([301, 302, 307, 308], { error: 'expected 301, 302, 307 or 308' })),
  reason: z.string().min(10, 'expected the reason in a few words'),
});

/** One redirect: `{number}` in `from` matches one or more digits. */
export type Redirect = z.output<typeof redirect>;

/** The redirects of a finished build, which may also lead to other sites of the institution. */
export const builtRedirectsSchema = z.array(
  redirect.extend({
    to: z
      .string()
      .regex(TO)
      .or(z.url({ protocol: /^https?$/ })),
  }),
);

/** The redirects of `content/redirects.yaml`, which may only lead to paths of this site. */
export const redirectsSchema = z.array(redirect).superRefine((redirects, context) => {
  redirects.forEach(({ from, to }, index) => {
    const fault = (message: string): void =>
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    if (redirects.findIndex((other) => other.from === from) < index) fault('is listed twice');
    if (new RegExp(patternOf(from)).test(to)) fault('leads to itself');
  });
});

/**
 * The regular expression, for JavaScript and PCRE, that matches the whole of a path against a
 * `from`, with an optional slash at the end.
 */
export function patternOf(from: string): string {
  const literal = from.split('{number}').map((part) => part.replaceAll('.', '\\.'));
  // Not `$`, which in PCRE also matches before a line break at the end.
  return `^${literal.join('[0-9]+')}/?(?![\\s\\S])`;
}
