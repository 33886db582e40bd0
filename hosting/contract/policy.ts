import { TRUSTED_TYPES } from '#spec.ts';
import type { PolicyInput } from './build-info.ts';

/** The operator's external services, as configured in `content/site.yaml`. */
export interface Integrations {
  readonly analytics: { readonly url: string | null; readonly script?: ServiceScript | undefined };
  readonly chat: {
    readonly provider: string;
    readonly url: string | null;
    readonly script?: ServiceScript | undefined;
  };
}

/** What a service that one script tag loads needs of the policy: kind of source, without `-src`. */
interface ServiceScript {
  readonly src: string;
  readonly policy: Readonly<Record<string, readonly string[] | undefined>>;
}

type Sources = Readonly<Record<string, readonly string[]>>;

const INLINE = "'unsafe-inline'";

/**
 * The sources that chat widgets need, as their vendors document them and as their clients requested
 * them when tried on 22 November 2026. Each needs inline styles; scripts are still limited to
 * hashes and hosts.
 */
const CHAT_SOURCES: Readonly<Record<string, Sources>> = {
  // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names
  crisp: {
    'script-src': ['https://client.crisp.chat'],
    'style-src': ['https://client.crisp.chat', INLINE],
    'font-src': ['https://client.crisp.chat'],
    'media-src': ['https://client.crisp.chat'],
    'img-src': [
      'data:',
      'https://client.crisp.chat',
      'https://image.crisp.chat',
      'https://storage.crisp.chat',
    ],
    'connect-src': [
      'https://client.crisp.chat',
      'https://storage.crisp.chat',
      'wss://client.relay.crisp.chat',
      'wss://client.relay.rescue.crisp.chat',
      'wss://stream.relay.crisp.chat',
    ],
    'frame-src': ['https://assets.crisp.chat', 'https://game.crisp.chat'],
    'worker-src': ['blob:'],
  },
  tawk: {
    'script-src': ['https://embed.tawk.to'],
    'style-src': ['https://embed.tawk.to', INLINE],
    'font-src': ['https://embed.tawk.to'],
    'img-src': ['data:', 'https://*.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
    'media-src': ['https://embed.tawk.to'],
  },
};

/**
 * Chatwoot shows the conversation on its own page, in a frame with a policy of its own. Outside the
 * frame, its `app/javascript/sdk/` adds a style element to the body and loads the sound of new
 * messages and the picture of the chat button from the same host.
 */
function chatwoot(own: string): Sources {
  return {
    'script-src': [own],
    'style-src': [INLINE],
    'frame-src': [own],
    'connect-src': [own, own.replace(/^http/, 'ws')],
    'img-src': [own],
    'media-src': [own],
  };
}

/** What content names for a service, and the origin of its script. */
function scriptSources({ src, policy }: ServiceScript): Sources {
  const named = Object.entries(policy).map(([kind, origins]) => [`${kind}-src`, origins ?? []]);
  const { 'script-src': scripts = [], ...others } = Object.fromEntries(named) as Sources;
  return { ...others, 'script-src': [...new Set([new URL(src).origin, ...scripts])] };
}

function chatSources(chat: Integrations['chat']): Sources {
  if (chat.script) {
    const { 'style-src': styles = [], ...others } = scriptSources(chat.script);
    return { ...others, 'style-src': [...styles, INLINE] };
  }
  if (chat.provider === 'chatwoot' && chat.url) return chatwoot(new URL(chat.url).origin);
  return CHAT_SOURCES[chat.provider] ?? {};
}

function analyticsSources({ url, script }: Integrations['analytics']): Sources {
  if (script) return scriptSources(script);
  const matomo = url === null ? undefined : [new URL(url).origin];
  return matomo ? { 'script-src': matomo, 'connect-src': matomo, 'img-src': matomo } : {};
}

/**
 * The sources that the configured analytics and chat add to the policy; empty if nothing is
 * configured. Trusted Types are enforced with the named policies, except with a chat, whose client
 * writes HTML as strings (Chatwoot writes its style element by `innerHTML`).
 */
export function integrationPolicy({ analytics, chat }: Integrations): {
  readonly sources: Record<string, string[]>;
  readonly trustedTypes: string[] | null;
} {
  const counting = analyticsSources(analytics);
  const sources: Record<string, string[]> = {};
  for (const part of [counting, chatSources(chat)]) {
    for (const [directive, more] of Object.entries(part)) {
      sources[directive] = [...new Set([...(sources[directive] ?? []), ...more])];
    }
  }
  const named = counting['script-src'] ? [TRUSTED_TYPES.analytics] : [];
  return { sources, trustedTypes: chat.provider === 'none' && !chat.script ? named : null };
}

/**
 * The sources that the policy of one file of the build needs for its inline styles, each preceded
 * by a space. Empty if the policy allows all inline styles: with a hash in the directive, browsers
 * would ignore 'unsafe-inline'.
 */
export const stylesOf = (csp: PolicyInput, file: string): string =>
  csp.sources['style-src']?.includes(INLINE)
    ? ''
    : (csp.styleHashes[file] ?? []).map((hash) => ` '${hash}'`).join('');

/** The name of the reporting endpoint in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'policy';

/**
 * Directives that browsers obey only in a response header. Violations are reported to `reportUrl`,
 * if it is given.
 */
export function headerOnlyPolicy(reportUrl?: string | undefined): string {
  const report = reportUrl ? `; report-uri ${reportUrl}; report-to ${REPORT_GROUP}` : '';
  return `frame-ancestors 'none'${report}`;
}

/**
 * The policy for a `<meta http-equiv>`, for hosts that cannot send a policy for each page. `styles`
 * are the sources for the page's inline styles, as `stylesOf` returns them.
 */
export function metaPolicy(csp: PolicyInput, styles: string): string {
  const own: Sources = {
    // Not 'none': Firefox checks `<link rel="prefetch">` only against `default-src`.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...csp.scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': [`'self'${styles}`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': [],
    'manifest-src': ["'self'"],
    'worker-src': [],
    'frame-src': [],
    'object-src': [],
  };
  const directives = Object.entries(own).map(([name, sources]) => {
    const all = [...sources, ...(csp.sources[name] ?? [])];
    return `${name} ${all.join(' ') || "'none'"}`;
  });
  const trusted = csp.trustedTypes
    ? [
        `trusted-types ${csp.trustedTypes.join(' ') || "'none'"}`,
        "require-trusted-types-for 'script'",
      ]
    : [];
  return [...directives, "base-uri 'none'", "form-action 'self'", ...trusted].join('; ');
}

/**
 * The whole policy as a response header; `secure` adds the directives that only make sense over
 * HTTPS.
 */
export function headerPolicy(
  csp: PolicyInput,
  styles: string,
  options: { readonly secure: boolean; readonly reportUrl?: string | undefined },
): string {
  const upgrade = options.secure ? '; upgrade-insecure-requests' : '';
  return `${metaPolicy(csp, styles)}; ${headerOnlyPolicy(options.reportUrl)}${upgrade}`;
}
