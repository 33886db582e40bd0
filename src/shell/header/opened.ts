import type { PanelName } from '#content/schemas/panels-schema.ts';

/** closed → opened → closing → closed (specification, 4.1). */
export type MenuState = 'closed' | 'opened' | 'closing';

/** What stands open in the header. */
export interface Opened {
  /** Whether the window is narrow enough for the mobile menu; `null` until the script runs. */
  readonly narrow: boolean | null;
  readonly menu: MenuState;
  /** The dropdowns whose flag is set. */
  readonly panels: readonly PanelName[];
  /** The pointer came to rest there and opened it; a press on its arrow would mean to keep it. */
  readonly hovered: PanelName | null;
}

/** What happens to it. `settle` is the end of the closing animation, `hover` the mouse in or out. */
export type HeaderEvent =
  | { readonly type: 'open' | 'close' | 'settle' }
  | { readonly type: 'panel'; readonly name: PanelName; readonly open: boolean }
  | { readonly type: 'press'; readonly name: PanelName }
  | { readonly type: 'hover'; readonly name: PanelName | null }
  | { readonly type: 'width'; readonly narrow: boolean };

/** Before the script runs. */
export const UNOPENED: Opened = { narrow: null, menu: 'closed', panels: [], hovered: null };

/** The dropdown opened or closed. The mobile menu shows several; a wide window has room for one. */
function withPanel(now: Opened, name: PanelName, open: boolean): Opened {
  const others = now.panels.filter((one) => one !== name);
  const panels = open ? [...(now.narrow ? others : []), name] : others;
  const hovered = open || now.hovered === name ? null : now.hovered;
  return { ...now, panels, hovered };
}

/** The header after an event. A menu that a wide window does not show can neither open nor close slowly. */
export function nextOpened(now: Opened, event: HeaderEvent): Opened {
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
      // The mobile menu opens by clicks alone, also in a narrow window with a mouse.
      if (now.narrow) return now;
      if (event.name === null) return { ...now, panels: [], hovered: null };
      if (now.panels.includes(event.name)) return now;
      return { ...now, panels: [event.name], hovered: event.name };
    case 'width':
      return { ...closed, narrow: event.narrow, menu: 'closed' };
  }
}
