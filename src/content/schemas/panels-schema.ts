/**
 * The dropdowns of the header. In a module of its own, so that the browser does not load the
 * schemas.
 */
export const PANELS = ['products', 'industries', 'developers', 'company'] as const;

export type PanelName = (typeof PANELS)[number];
