import { expect, test } from 'vitest';
import { addScript } from './script.ts';

const ADDRESS = 'https://count.example/js/script.js';

test('where Trusted Types are enforced, its address is the only one that becomes a script’s', () => {
  let made: ((address: string) => string) | undefined;
  const createPolicy = (_: string, rules: { createScriptURL: (address: string) => string }) => {
    made = rules.createScriptURL;
    return rules;
  };
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  expect(addScript({ src: ADDRESS }).src).toBe(ADDRESS);
  expect(made?.('https://other.example/x.js')).toBe('');
  Reflect.deleteProperty(window, 'trustedTypes');
});
