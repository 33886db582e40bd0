import { z } from 'zod';

const FROM = /^\/(?:[A-Za-z0-9._~/-]|\{number\})*[A-Za-z0-9._~}-]$/;
const TO = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/;

const redirect = z.strictObject({
  from: z
    .string()
    .regex(FROM, 'expected a path such as /old/{number}/page, without a trailing slash')
    .refine((from) => !from.includes('//'), 'expected no doubled slash'),
  to: z.string().regex(TO, 'expected a path of this site such as /blog/page'),
  // Text in the content's file, a number in the build's.
  status: z.coerce
    .number()
    .pipe(z.literal([301, 302, 307, 308], { error: 'expected 301, 302, 307 or 308' })),
  reason: z.string().min(10, 'expected the reason in a few words'),
});

/** One moved address: `{number}` in `from` stands for one or more digits. */
export type Redirect = z.output<typeof redirect>;

/** The build's list, which also has addresses that lead to the institution's other sites. */
export const builtRedirectsSchema = z.array(
  redirect.extend({
    to: z
      .string()
      .regex(TO)
      .or(z.url({ protocol: /^https?$/ })),
  }),
);

/** Every moved address, as `content/redirects.yaml` lists them: editors lead nobody off the site. */
export const redirectsSchema = z.array(redirect).superRefine((redirects, context) => {
  redirects.forEach(({ from, to }, index) => {
    const fault = (message: string): void =>
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    if (redirects.findIndex((other) => other.from === from) < index) fault('is listed twice');
    if (new RegExp(patternOf(from)).test(to)) fault('leads to itself');
  });
});

/**
 * The regular expression of a `from` over the whole path, for Node and PCRE: boundary-safe, with
 * an optional slash at the end.
 */
export function patternOf(from: string): string {
  const literal = from.split('{number}').map((part) => part.replaceAll('.', '\\.'));
  // Not `$`, which in PCRE fits before a line end at the end as well.
  return `^${literal.join('[0-9]+')}/?(?![\\s\\S])`;
}
