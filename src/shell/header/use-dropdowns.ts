import { useState } from 'react';
import { PANELS, type PanelName } from '../../content/schemas/panels.ts';

type Flags = Readonly<Record<PanelName, boolean>>;

const CLOSED = Object.fromEntries(PANELS.map((name) => [name, false])) as Flags;

/** The dropdowns' opened flags, one each. */
export function useDropdowns() {
  const [opened, setOpened] = useState<Flags>(CLOSED);
  return {
    opened,
    set: (name: PanelName, value: boolean) => setOpened((flags) => ({ ...flags, [name]: value })),
    toggle: (name: PanelName) => setOpened((flags) => ({ ...flags, [name]: !flags[name] })),
    closeAll: () => setOpened(CLOSED),
  };
}
