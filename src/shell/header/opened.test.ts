import { expect, test } from 'vitest';
import { type HeaderEvent, nextOpened, type Opened, UNOPENED } from './opened.ts';

const NARROW: Opened = { ...UNOPENED, narrow: true };
const WIDE: Opened = { ...NARROW, narrow: false };
const open = { type: 'open' } as const;
const close = { type: 'close' } as const;
const settle = { type: 'settle' } as const;
const company = { type: 'panel', name: 'company', open: true } as const;

function after(events: readonly HeaderEvent[], from = NARROW): Opened {
  return events.reduce(nextOpened, from);
}

test.each<[states: string, events: readonly HeaderEvent[], menu: Opened['menu']]>([
  ['closed to opened', [open], 'opened'],
  ['opened to closing', [open, close], 'closing'],
  ['closing to closed', [open, close, settle], 'closed'],
  ['closing to opened', [open, close, open], 'opened'],
  ['opened again, whatever still ends', [open, close, open, settle], 'opened'],
  ['nothing to close', [close], 'closed'],
  ['opened to closed at once by a wide window', [open, { type: 'width', narrow: false }], 'closed'],
])('the mobile menu goes from %s', (_, events, menu) => {
  expect(after(events).menu).toBe(menu);
});

test.each([false, null])(
  'the mobile menu cannot open where it would not show: narrow %j',
  (narrow) => {
    expect(after([open], { ...NARROW, narrow }).menu).toBe('closed');
  },
);

test('each dropdown has a flag of its own', () => {
  const both = after([company, { ...company, name: 'developers' }, company]);
  expect(both.panels.toSorted()).toEqual(['company', 'developers']);
  expect(after([{ ...company, open: false }], both).panels).toEqual(['developers']);
});

test('a wide window has room for one dropdown', () => {
  expect(after([company, { ...company, name: 'developers' }], WIDE).panels).toEqual(['developers']);
});

test('a press keeps what the mouse opened, and closes what was pressed', () => {
  const press = { type: 'press', name: 'company' } as const;
  const hover = { type: 'hover', name: 'company' } as const;
  expect(after([hover, press], WIDE).panels).toEqual(['company']);
  expect(after([hover, press, press], WIDE).panels).toEqual([]);
  expect(after([press, hover, press], WIDE).panels).toEqual([]);
  expect(after([hover, { type: 'hover', name: null }], WIDE).panels).toEqual([]);
});

test('a mouse that rests in the mobile menu neither opens nor closes its branches', () => {
  const gone = { type: 'hover', name: null } as const;
  expect(after([open, company, gone]).panels).toEqual(['company']);
  expect(after([open, { type: 'hover', name: 'company' }]).panels).toEqual([]);
});

test.each<[string, HeaderEvent]>([
  ['closing the menu', close],
  ['another width', { type: 'width', narrow: false }],
])('%s closes every dropdown', (_, event) => {
  expect(after([company, event]).panels).toEqual([]);
});
