import { expect, test } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

test.each([
  ['/fee#a', true],
  ['#a:b', true],
  ['https://x.example:8443/a', true],
  ['mailto:a@x.example', true],
  ['tel:+3705000', true],
  ['javascript:x', false],
  ['Java\tScript:x', false],
  ['\u0001javascript:x', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['blob:x', false],
])('%j is a safe link: %s', (url, safe) => {
  expect(isSafeAddress(url)).toBe(safe);
});
