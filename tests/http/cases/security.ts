import { INLINE_HASH } from '../fixture.ts';
import type { Expected } from './case.ts';

/** The policy of the fixture's build to the letter: a change of the policy is a change here. */
export const POLICY =
  `default-src 'self'; script-src 'self' '${INLINE_HASH}'; style-src 'self'; ` +
  "img-src 'self'; font-src 'self'; connect-src 'self'; media-src 'none'; " +
  "manifest-src 'self'; worker-src 'none'; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; trusted-types 'none'; " +
  "require-trusted-types-for 'script'; frame-ancestors 'none'";

/** On every response over plain HTTP, whatever its status. */
export const SECURITY_HEADERS: Readonly<Record<string, Expected>> = {
  'content-security-policy': /frame-ancestors 'none'$/,
  'strict-transport-security': null,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^(?:[a-z-]+=\(\), )+clipboard-write=\(self\)$/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-origin': null,
  'x-powered-by': null,
  'set-cookie': null,
};

/** The same over https. */
export const SECURE_HEADERS: Readonly<Record<string, Expected>> = {
  'content-security-policy': `${POLICY}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000',
};
