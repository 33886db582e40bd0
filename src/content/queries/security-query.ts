import { site } from '../site.ts';

/**
 * `/.well-known/security.txt` according to RFC 9116: contact, policy and expiry for vulnerability
 * reports.
 */
export function securityText(): string {
  const { emails, language, languages, security, urls } = site();
  const fields = [
    ['Contact', `mailto:${emails.security}`],
    ['Expires', `${security.expires}T00:00:00Z`],
    ['Preferred-Languages', [language, ...languages].join(', ')],
    ['Canonical', `${urls.site}/.well-known/security.txt`],
    ['Policy', urls.site + security.policy],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
