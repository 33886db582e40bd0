import { z } from 'zod';
import { flag, words } from '#tariff/schema/exact.ts';
import { rail } from '#tariff/schema/rail-schema.ts';
import { ICON_NAMES } from '#ui/icon/icon-names.ts';
import { site } from '../site.ts';
import { text } from './pieces-schema.ts';

/** The dropdowns of the header. */
const PANELS = ['products', 'industries', 'developers', 'company'] as const;

export type PanelName = (typeof PANELS)[number];

const url = z.string().regex(/^(\/(?!\/)|https?:\/\/|#)/, {
  error: 'expected a path of this site (/fee) or an absolute http(s) address',
});

/**
 * A menu item: label, url and an optional icon (specification, section 3), with one line of text.
 * Optional details for the panels: the `rails` that an industry uses, an `example` request and its
 * `answer`.
 */
export const menuItem = z.strictObject({
  label: words(40).min(2),
  url,
  icon: z.enum(ICON_NAMES).optional(),
  text: words(60).optional(),
  rails: z.array(rail).optional(),
  example: words(40).optional(),
  answer: words(20).optional(),
});

/** A footer link; `external` opens a new tab. */
const footerLink = z.strictObject({
  label: words(40).min(2),
  url,
  external: flag.default(false),
});

/** A footer document link, with the field names of the specification (section 3). */
const documentLink = z.strictObject({ linkName: words(40).min(2), linkUrl: url, is_Blank: flag });

const column = z.strictObject({ title: text, links: z.array(footerLink).min(1) });

/**
 * The site's menus (`content/navigation.yaml`), except for entries that come from product and
 * industries.
 */
export const navigationSchema = z.strictObject({
  heading: text,
  pricing: menuItem,
  main: z.array(menuItem.extend({ panel: z.enum(PANELS).optional() })).min(1),
  panels: z.strictObject({
    developers: z.exactOptional(z.array(menuItem).min(1)),
    company: z.array(menuItem).min(1),
  }),
  companyOverview: menuItem,
  footer: z.strictObject({
    stay: text,
    /**
     * The authorisation, unless it is that of an electronic money institution; the licence number
     * links to its entry in the public register.
     */
    statement: words(400)
      .refine((value) => value.split(site().licence.number).length === 2, {
        error: 'expected {{licenceNumber}} in it, once',
      })
      .optional(),
    /** Further contact links, in the sentence below the support address. */
    more: z.array(footerLink.omit({ external: true })).min(1),
    services: column,
    company: column,
    /** Further columns, between company and documents. */
    groups: z.array(column).max(3).optional(),
    documents: column.extend({ links: z.array(documentLink).min(1) }),
  }),
});

type Written = z.infer<typeof navigationSchema>;

export type MenuItem = z.infer<typeof menuItem>;
export type Navigation = Omit<Written, 'panels'> & {
  panels: Record<PanelName, readonly MenuItem[]>;
};
