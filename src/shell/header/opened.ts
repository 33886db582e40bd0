import type { PanelName } from '../../content/schemas/panels.ts';

/** closed → opened → closing → closed (specification, 4.1). */
export type MenuState = 'closed' | 'opened' | 'closing';

/** What stands open in the header, and where. */
export interface Opened {
  /** The page that is shown. */
  readonly path: string;
  /** Whether the window is narrow enough for the mobile menu; `null` until the script runs. */
  readonly narrow: boolean | null;
  readonly menu: MenuState;
  /** The dropdowns whose flag is set. */
  readonly panels: readonly PanelName[];
}

/** What happens to it. `settle` is the end of the closing animation. */
export type HeaderEvent =
  | { readonly type: 'open' | 'close' | 'settle' }
  | { readonly type: 'panel'; readonly name: PanelName; readonly open: boolean }
  | { readonly type: 'route'; readonly path: string }
  | { readonly type: 'width'; readonly narrow: boolean };

/** The header after an event. A menu that a wide window does not show can neither open nor close slowly. */
export function nextOpened(now: Opened, event: HeaderEvent): Opened {
  const closed = {
    ...now,
    menu: now.menu === 'opened' ? 'closing' : now.menu,
    panels: [],
  } as const;
  switch (event.type) {
    case 'open':
      return now.narrow ? { ...now, menu: 'opened' } : now;
    case 'close':
      return closed;
    case 'settle':
      return now.menu === 'closing' ? { ...now, menu: 'closed' } : now;
    case 'panel': {
      const others = now.panels.filter((name) => name !== event.name);
      return { ...now, panels: event.open ? [...others, event.name] : others };
    }
    case 'route':
      return { ...closed, path: event.path };
    case 'width':
      return { ...closed, narrow: event.narrow, menu: 'closed' };
  }
}
