import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { document } from './support.ts';

test('Spectral finds nothing with its OpenAPI and OWASP rules', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: [oas, owasp] as unknown as RulesetDefinition[],
    rules: {
      // The API is not called from browsers, which must never have a key.
      'owasp:api8:2023-define-cors-origin': 'off',
      // Names and references are free text; each payment method decides which characters are
      // allowed.
      'owasp:api4:2023-string-restricted': 'off',
      // Client credentials have no refresh token (RFC 6749, section 4.4.3), and the access tokens
      // are not JWTs.
      'owasp:api2:2023-short-lived-access-tokens': 'off',
      'owasp:api2:2023-jwt-best-practices': 'off',
    },
  });
  const found = await spectral.run(JSON.parse(JSON.stringify(document)));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual(
    [],
  );
});
