import { expect, test } from 'vitest';
import { startTag } from './tag.ts';

const TAG = { src: 'https://count.example/js/script.js', attributes: {} };

const started = (): HTMLScriptElement | null => {
  document.body.innerHTML = '<footer></footer>';
  startTag(TAG);
  return document.body.querySelector('script');
};

test('where Trusted Types are enforced, its address is the only one that becomes a script’s', () => {
  let made: ((address: string) => string) | undefined;
  const createPolicy = (_: string, rules: { createScriptURL: (address: string) => string }) => {
    made = rules.createScriptURL;
    return rules;
  };
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  expect(started()?.src).toBe(TAG.src);
  expect(made?.('https://other.example/x.js')).toBe('');
  Reflect.deleteProperty(window, 'trustedTypes');
});
