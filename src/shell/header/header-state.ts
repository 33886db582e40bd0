import type { PanelName } from '#content/schemas/navigation-schema.ts';

/** closed → opened → closing → closed (specification, 4.1). */
export type MenuState = 'closed' | 'opened' | 'closing';

/** Which parts of the header are open. */
export interface HeaderState {
  /** Whether the viewport is narrow enough for the mobile menu; `null` until the script runs. */
  readonly narrow: boolean | null;
  readonly menu: MenuState;
  /** The open dropdowns. */
  readonly panels: readonly PanelName[];
  /** The dropdown opened by hover; the first press on its arrow keeps it open instead of closing it. */
  readonly hovered: PanelName | null;
}

/**
 * An event of the header. `settle` is the end of the closing animation, `hover` the mouse entering
 * or leaving.
 */
export type HeaderEvent =
  | { readonly type: 'open' | 'close' | 'settle' }
  | { readonly type: 'panel'; readonly name: PanelName; readonly open: boolean }
  | { readonly type: 'press'; readonly name: PanelName }
  | { readonly type: 'hover'; readonly name: PanelName | null }
  | { readonly type: 'width'; readonly narrow: boolean };

/** The state before the script runs. */
export const INITIAL_STATE: HeaderState = {
  narrow: null,
  menu: 'closed',
  panels: [],
  hovered: null,
};

/** Opens or closes a dropdown. The mobile menu may show several, a wide viewport one. */
function withPanel(now: HeaderState, name: PanelName, open: boolean): HeaderState {
  const others = now.panels.filter((one) => one !== name);
  const panels = open ? [...(now.narrow ? others : []), name] : others;
  const hovered = open || now.hovered === name ? null : now.hovered;
  return { ...now, panels, hovered };
}

/**
 * The header's state after an event. The mobile menu opens, and closes with an animation, only
 * where the viewport is narrow.
 */
export function nextHeaderState(now: HeaderState, event: HeaderEvent): HeaderState {
  const closed = {
    ...now,
    menu: now.menu === 'opened' ? 'closing' : now.menu,
    panels: [],
    hovered: null,
  } as const;
  switch (event.type) {
    case 'open':
      return now.narrow ? { ...now, menu: 'opened' } : now;
    case 'close':
      return closed;
    case 'settle':
      return now.menu === 'closing' ? { ...now, menu: 'closed' } : now;
    case 'panel':
      return withPanel(now, event.name, event.open);
    case 'press': {
      const open = now.hovered === event.name || !now.panels.includes(event.name);
      return withPanel(now, event.name, open);
    }
    case 'hover':
      // The mobile menu ignores hover, also on a narrow viewport with a mouse.
      if (now.narrow) return now;
      if (event.name === null) return { ...now, panels: [], hovered: null };
      if (now.panels.includes(event.name)) return now;
      return { ...now, panels: [event.name], hovered: event.name };
    case 'width':
      return { ...closed, narrow: event.narrow, menu: 'closed' };
  }
}
