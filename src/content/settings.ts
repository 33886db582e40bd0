/**
 * The operator's environment overrides: variable name → key in `content/site.yaml`.
 * The server's own `HOST` and `PORT` are read in `hosting/server/serve.ts`.
 */
export const SETTINGS = {
  SITE_URL: ['urls', 'site'],
  REGISTER_URL: ['urls', 'register'],
  LOGIN_URL: ['urls', 'login'],
  SANDBOX_URL: ['urls', 'sandbox'],
  ANALYTICS_URL: ['analytics', 'url'],
  ANALYTICS_CONSENT: ['analytics', 'consent'],
  CHAT_PROVIDER: ['chat', 'provider'],
  CHAT_ID: ['chat', 'id'],
  CHAT_URL: ['chat', 'url'],
  CHAT_CONSENT: ['chat', 'consent'],
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** A copy of the raw facts with every non-empty override applied. */
export function withOverrides(raw: unknown, environment: Environment): unknown {
  const facts = structuredClone(raw) as Record<string, Record<string, unknown>>;
  for (const [name, [group, key]] of Object.entries(SETTINGS)) {
    const value = environment[name];
    if (value !== undefined && value !== '') facts[group] = { ...facts[group], [key]: value };
  }
  return facts;
}

/** The name of the setting that overrides this key, if any. */
export function settingFor(
  path: readonly PropertyKey[],
  environment: Environment,
): string | undefined {
  return Object.entries(SETTINGS).find(
    ([name, [group, key]]) => environment[name] && group === path[0] && key === path[1],
  )?.[0];
}
