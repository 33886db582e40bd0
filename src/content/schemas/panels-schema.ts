/** The dropdowns of the header, each with its own opened flag. Apart, so that the browser needs no schema. */
export const PANELS = ['products', 'industries', 'developers', 'company'] as const;

export type PanelName = (typeof PANELS)[number];
