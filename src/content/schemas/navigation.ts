import { z } from 'zod';
import { ICON_NAMES } from '../../icon-names.ts';
import { RAILS } from '../../tariff/rails.ts';
import { PANELS, type PanelName } from './panels.ts';

const url = z.string().regex(/^(\/(?!\/)|https?:\/\/|#)/, {
  error: 'expected a path of this site (/fee) or an absolute http(s) address',
});

/**
 * A menu item: label, url and an optional icon (specification, section 3), with one line of text.
 * The sheets draw more where it is given: the `lines` that an industry uses, an `example` request
 * and its `answer`, a figure by its `limit`.
 */
export const menuItem = z.strictObject({
  label: z.string().min(2).max(40),
  url,
  icon: z.enum(ICON_NAMES).optional(),
  text: z.string().max(60).optional(),
  lines: z.array(z.enum(RAILS)).optional(),
  example: z.string().max(40).optional(),
  answer: z.string().max(20).optional(),
  limit: z.string().optional(),
});

/** A footer link; `external` opens in a new tab. */
const footerLink = z.strictObject({
  label: z.string().min(2).max(40),
  url,
  external: z.boolean().default(false),
});

/** A footer document link, with the field names of the specification (section 3). */
const documentLink = z.strictObject({
  linkName: z.string().min(2).max(40),
  linkUrl: url,
  is_Blank: z.boolean(),
});

/** The site's menus (`content/navigation.yaml`). */
export const navigationSchema = z.strictObject({
  heading: z.string().min(1),
  pricing: menuItem,
  main: z.array(menuItem.extend({ panel: z.enum(PANELS).optional() })).min(1),
  panels: z.strictObject({
    products: z.array(menuItem).min(1),
    industries: z.array(menuItem).min(1),
    developers: z.array(menuItem).min(1),
    company: z.array(menuItem).min(1),
  }),
  companyOverview: menuItem,
  footer: z.strictObject({
    stay: z.string().min(1),
    services: z.strictObject({ title: z.string(), links: z.array(footerLink).min(1) }),
    company: z.strictObject({ title: z.string(), links: z.array(footerLink).min(1) }),
    documents: z.strictObject({ title: z.string(), links: z.array(documentLink).min(1) }),
  }),
});

export type MenuItem = z.infer<typeof menuItem> & {
  /** What the item's limit is, ready to be shown. */
  figure?: string | undefined;
};
export type Navigation = z.infer<typeof navigationSchema> & {
  panels: Record<PanelName, MenuItem[]>;
};
export type MainItem = Navigation['main'][number];
