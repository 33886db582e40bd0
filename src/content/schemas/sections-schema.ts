import { z } from 'zod';
import { flag, oneOfForms, words } from '#tariff/schema/exact.ts';
import {
  closingSchema,
  figure,
  link,
  pageFields,
  person,
  text,
  texts,
  titledText,
  wordmarks,
} from './pieces-schema.ts';
import { quotationFields } from './quotations-schema.ts';
import { category, feeLineOf } from './references-schema.ts';

/**
 * Sections declared in content, for the institution's own pages and between the fixed sections of
 * others.
 */

const head = { heading: words(60), lead: words(320).optional() };

const row = z.array(text);

const FORMS = [
  z.strictObject({ kind: z.literal('text'), ...head, texts, link: link.optional() }),
  z.strictObject({
    kind: z.literal('figures'),
    ...head,
    items: z.array(figure).min(1).max(8),
    note: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('list'),
    ...head,
    items: z.array(titledText.extend({ link: link.optional() })).min(1),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      ...head,
      heads: row.min(2).max(6),
      rows: z.array(row).min(1),
    })
    .superRefine(({ heads, rows }, context) => {
      rows.forEach(({ length }, at) => {
        if (length === heads.length) return;
        const message = `expected ${heads.length} cells, one for each of heads`;
        context.addIssue({ code: 'custom', path: ['rows', at], message });
      });
    }),
  z.strictObject({
    kind: z.literal('prices'),
    ...head,
    fees: z.array(feeLineOf('companies')).min(1),
    /** The category of the prices; by default the lowest. */
    category: category.optional(),
  }),
  z.strictObject({ kind: z.literal('quotation'), ...quotationFields }),
  z.strictObject({ kind: z.literal('logos'), ...wordmarks }),
  z.strictObject({
    kind: z.literal('people'),
    ...head,
    items: z.array(person).min(1),
    note: text.optional(),
  }),
  /** A file in `content/pictures/`, with its alternative text. */
  z.strictObject({
    kind: z.literal('picture'),
    picture: text,
    alt: words(160),
    caption: words(200).optional(),
  }),
  /** The block of `ask.yaml`. */
  z.strictObject({ kind: z.literal('ask') }),
  /** A call to action: a link to the registration, labelled by `register`, and another link. */
  z
    .strictObject({
      kind: z.literal('action'),
      heading: words(60),
      text: words(200),
      register: words(40).optional(),
      link: link.optional(),
    })
    .refine(({ register, link: other }) => register ?? other, {
      error: 'expected register, link or both, because the section needs a button',
    }),
] as const;

const section = z.discriminatedUnion('kind', FORMS, {
  error: `expected a kind of section, one of ${FORMS.map(({ shape }) => shape.kind.value).join(', ')}`,
});

/** A section as content declares it. */
export type Section = z.output<typeof section>;

/**
 * Refuses duplicates of what may occur once per page: a heading, a fixed section, the block of
 * `ask.yaml`.
 */
function onceEach(sections: readonly (Section | string)[], context: z.RefinementCtx): void {
  const names = sections.map((one) =>
    typeof one === 'string' ? one : 'heading' in one ? one.heading : one.kind === 'ask' && 'ask',
  );
  names.forEach((name, at) => {
    if (name === false || names.indexOf(name) === at) return;
    const message = `${name} is already used: expected each heading and each name only once`;
    context.addIssue({ code: 'custom', path: [at], message });
  });
}

/** The section that the product and industries pages must have. */
const PARTS = 'parts';

/**
 * The sections of a page below its opening, in order: fixed ones by name, and between them sections
 * declared in content.
 */
export function sectionsAmong<Name extends string>(names: readonly [Name, ...Name[]]) {
  const name = z.enum(names);
  const either = oneOfForms([name, section], (raw) => (typeof raw === 'string' ? name : section));
  return z
    .array(either)
    .min(1)
    .superRefine(onceEach)
    .refine(
      (all) => !(names as readonly string[]).includes(PARTS) || all.some((one) => one === PARTS),
      {
        error: `expected ${PARTS} among them, because the page is made of them`,
      },
    );
}

/** `content/own/**.mdx`: a page at a path chosen by the institution. */
export const ownPageSchema = z.strictObject({
  ...pageFields,
  draft: flag.optional(),
  /** Labels of the buttons below the lead. */
  register: words(40).optional(),
  link: link.optional(),
  /** Sections below the text of the document. */
  sections: z.array(section).min(1).superRefine(onceEach).optional(),
  /** The end of the page; by default the call to action of `ask.yaml`. */
  closing: closingSchema.optional(),
});
