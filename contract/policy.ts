import type { PolicyInput } from './build-info.ts';

/** What the operator configured of the outside world; the shape of `content/site.yaml`. */
export interface Integrations {
  readonly analytics: { readonly url: string | null };
  readonly chat: { readonly provider: string; readonly url: string | null };
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** The widget hosts that the vendors publish for a content security policy. */
const CHAT_SOURCES: Readonly<Record<string, Sources>> = {
  // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names
  crisp: {
    'script-src': ['https://client.crisp.chat'],
    'style-src': ['https://client.crisp.chat'],
    'font-src': ['https://client.crisp.chat'],
    'media-src': ['https://client.crisp.chat'],
    'img-src': [
      'https://client.crisp.chat',
      'https://image.crisp.chat',
      'https://storage.crisp.chat',
    ],
    'connect-src': [
      'https://client.crisp.chat',
      'https://storage.crisp.chat',
      'wss://client.relay.crisp.chat',
      'wss://stream.relay.crisp.chat',
    ],
    'frame-src': ['https://game.crisp.chat'],
    'worker-src': ['blob:'],
  },
  tawk: {
    'script-src': ['https://embed.tawk.to'],
    'style-src': ['https://embed.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'img-src': ['https://*.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
    'media-src': ['https://embed.tawk.to'],
  },
};

function chatSources(chat: Integrations['chat']): Sources {
  const own = chat.url === null ? undefined : new URL(chat.url).origin;
  if (chat.provider === 'chatwoot' && own) {
    return { 'script-src': [own], 'frame-src': [own], 'connect-src': [own], 'img-src': [own] };
  }
  return CHAT_SOURCES[chat.provider] ?? {};
}

/**
 * The hosts that the configured analytics and chat need, by directive. Nothing configured gives
 * an empty record. The build writes it into `build.json` as `csp.hosts`.
 */
export function integrationHosts(integrations: Integrations): Record<string, string[]> {
  const { url } = integrations.analytics;
  const matomo = url === null ? [] : [new URL(url).origin];
  const analytics: Sources =
    matomo.length > 0 ? { 'script-src': matomo, 'connect-src': matomo, 'img-src': matomo } : {};
  const hosts: Record<string, string[]> = {};
  for (const part of [analytics, chatSources(integrations.chat)]) {
    for (const [directive, sources] of Object.entries(part)) {
      hosts[directive] = [...new Set([...(hosts[directive] ?? []), ...sources])];
    }
  }
  return hosts;
}

const quoted = (hashes: readonly string[]): string =>
  [...new Set(hashes)]
    .sort()
    .map((hash) => `'${hash}'`)
    .join(' ');

/** The sources that a policy adds for the inline styles of one file of the build, each after a space. */
export const stylesOf = (csp: PolicyInput, file: string): string =>
  (csp.styleHashes[file] ?? []).map((hash) => ` '${hash}'`).join('');

/** The name under which `Reporting-Endpoints` declares the address of reports. */
export const REPORT_GROUP = 'policy';

/** Directives that browsers obey only in a header. `reportUrl` names where reports go, if at all. */
export function headerOnlyPolicy(reportUrl?: string | undefined): string {
  const report = reportUrl ? `; report-uri ${reportUrl}; report-to ${REPORT_GROUP}` : '';
  return `frame-ancestors 'none'${report}`;
}

/**
 * The policy for a `<meta http-equiv>`: the copy for hosts that cannot send headers. `styles` are
 * the sources for the page's own inline styles, as `stylesOf` names them.
 */
export function metaPolicy(csp: PolicyInput, styles: string): string {
  const own: Sources = {
    // Not 'none': Firefox checks `<link rel="prefetch">` against the fallback alone.
    'default-src': ["'self'"],
    'script-src': ["'self'", quoted(csp.scriptHashes)],
    'style-src': [`'self'${styles}`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [],
    'object-src': [],
  };
  const directives = Object.entries(own).map(([name, sources]) => {
    const all = [...sources, ...(csp.hosts?.[name] ?? [])].filter((source) => source !== '');
    return `${name} ${all.join(' ') || "'none'"}`;
  });
  return [...directives, "base-uri 'none'", "form-action 'self'"].join('; ');
}

/** The whole policy as a response header; `secure` adds what only makes sense over https. */
export function headerPolicy(
  csp: PolicyInput,
  styles: string,
  options: { readonly secure: boolean; readonly reportUrl?: string | undefined },
): string {
  const upgrade = options.secure ? '; upgrade-insecure-requests' : '';
  return `${metaPolicy(csp, styles)}; ${headerOnlyPolicy(options.reportUrl)}${upgrade}`;
}
