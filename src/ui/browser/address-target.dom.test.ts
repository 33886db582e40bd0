import { expect, test } from 'vitest';
import { addressTarget } from './address-target.ts';

test.each([
  ['', null],
  ['#fees', 'fees'],
  ['#f%C3%BCr', 'für'],
  ['#%', '%'],
  ['#%zz', null],
])('the address %j points to %j', (hash, id) => {
  document.body.innerHTML = '<p id="fees"></p><p id="für"></p><p id="%"></p>';
  window.history.replaceState(null, '', `/faq${hash}`);
  expect(addressTarget()?.id ?? null).toBe(id);
});
