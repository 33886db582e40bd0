import { z } from 'zod';
import { webAddress } from '#hosting/contract/setting-values.mjs';
import { checked } from '#hosting/contract/settings.ts';
import { words } from '#tariff/schema/exact.ts';

const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

/** Origins for one directive of the policy, and `scheme` (`data:`, `blob:`) if the directive allows one. */
const origins = (scheme?: 'data:' | 'blob:') =>
  z
    .array(
      z.string().refine((text) => text === scheme || ORIGIN.test(text), {
        error: `expected an origin in lower case such as https://api.example.com, https://*.example.com or wss://chat.example.com${scheme ? `, or ${scheme}` : ''}, without a path`,
      }),
    )
    .min(1)
    .optional();

/** Only attributes that a script reads from its own tag; none that runs code or changes its source. */
const attribute = z.string().regex(/^(?:data-[a-z0-9-]+|id|crossorigin|integrity)$/, {
  error: 'expected data-…, id, crossorigin or integrity; leave out any other attribute',
});

/** The origin of an attribute value that is a URL; otherwise null. */
const originOf = (value: string): string | null =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value).origin : null;

/** Whether a source expression of the policy matches an origin. */
function allows(source: string, origin: string): boolean {
  if (!source.includes('*')) return source === origin;
  const [scheme = '', host = ''] = source.split('*');
  return origin.startsWith(scheme) && origin.endsWith(host);
}

/**
 * A service loaded by one script tag: its name for texts (`{{analyticsName}}`, `{{chatName}}`), the
 * tag's URL and attributes, and the origins that the Content Security Policy allows it. The origin of
 * `src` is allowed for scripts without being listed.
 */
export const serviceScript = z
  .strictObject({
    name: words(40),
    src: checked(webAddress),
    attributes: z.record(attribute, z.string().max(300)).default({}),
    policy: z
      .strictObject({
        script: origins(),
        connect: origins(),
        img: origins('data:'),
        frame: origins(),
        style: origins(),
        font: origins(),
        media: origins(),
        worker: origins('blob:'),
      })
      .default({}),
  })
  .superRefine(({ attributes, policy }, context) => {
    const allowed = Object.values(policy).flat();
    for (const [name, value] of Object.entries(attributes)) {
      const origin = originOf(value);
      if (!origin || allowed.some((one) => one && allows(one, origin))) continue;
      const message = `${origin} is missing from policy: add it to connect (or script, img, frame: what the service does there)`;
      context.addIssue({ code: 'custom', path: ['attributes', name], message });
    }
  });

export type ServiceScript = z.infer<typeof serviceScript>;

/** Whether the policy allows the service to send requests. */
export const sends = ({ policy }: ServiceScript): boolean => Boolean(policy.connect || policy.img);
