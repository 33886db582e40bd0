import { expect, test } from 'vitest';
import {
  type HeaderEvent,
  type HeaderState,
  INITIAL_STATE,
  nextHeaderState,
} from './header-state.ts';

const NARROW: HeaderState = { ...INITIAL_STATE, narrow: true };
const WIDE: HeaderState = { ...NARROW, narrow: false };
const open = { type: 'open' } as const;
const close = { type: 'close' } as const;
const settle = { type: 'settle' } as const;
const company = { type: 'panel', name: 'company', open: true } as const;

function after(events: readonly HeaderEvent[], from = NARROW): HeaderState {
  return events.reduce(nextHeaderState, from);
}

test.each<[states: string, events: readonly HeaderEvent[], menu: HeaderState['menu']]>([
  ['closed to opened', [open], 'opened'],
  ['opened to closing', [open, close], 'closing'],
  ['closing to closed', [open, close, settle], 'closed'],
  ['closing to opened', [open, close, open], 'opened'],
  [
    'opened again, ignoring the end of the earlier animation',
    [open, close, open, settle],
    'opened',
  ],
  ['closed to closed when asked to close', [close], 'closed'],
  [
    'opened to closed at once when the viewport becomes wide',
    [open, { type: 'width', narrow: false }],
    'closed',
  ],
])('the mobile menu goes from %s', (_, events, menu) => {
  expect(after(events).menu).toBe(menu);
});

test.each([false, null])(
  'the mobile menu does not open where it would not be visible: narrow %j',
  (narrow) => {
    expect(after([open], { ...NARROW, narrow }).menu).toBe('closed');
  },
);

test('in the mobile menu each dropdown opens and closes independently', () => {
  const both = after([company, { ...company, name: 'developers' }, company]);
  expect(both.panels.toSorted()).toEqual(['company', 'developers']);
  expect(after([{ ...company, open: false }], both).panels).toEqual(['developers']);
});

test('on a wide viewport opening a dropdown closes the other', () => {
  expect(after([company, { ...company, name: 'developers' }], WIDE).panels).toEqual(['developers']);
});

test('a press keeps a dropdown opened by hover and closes one opened by a press', () => {
  const press = { type: 'press', name: 'company' } as const;
  const hover = { type: 'hover', name: 'company' } as const;
  expect(after([hover, press], WIDE).panels).toEqual(['company']);
  expect(after([hover, press, press], WIDE).panels).toEqual([]);
  expect(after([press, hover, press], WIDE).panels).toEqual([]);
  expect(after([hover, { type: 'hover', name: null }], WIDE).panels).toEqual([]);
});

test('hovering in the mobile menu neither opens nor closes a dropdown', () => {
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
