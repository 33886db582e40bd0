import type { CompanyFacts } from '#content/queries/fees-query.ts';

/** Text inside a block. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Rich = readonly Inline[];

/** A block of a document, in reading order. Heading levels start at 2, as the title is level 1. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Rich }
  | { readonly kind: 'note'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      /** Number of the first item; absent for an unordered list. */
      readonly start?: number;
      readonly items: readonly (readonly Block[])[];
    }
  | {
      readonly kind: 'table';
      readonly header: readonly Rich[];
      readonly rows: readonly (readonly Rich[])[];
      /** One for each column; missing ones are `left`. */
      readonly align: readonly ('left' | 'center' | 'right')[];
    };

export interface PdfDocument {
  readonly title: string;
  /** One sentence under the title; also the document's subject. */
  readonly subtitle: string;
  readonly version: string;
  /** First day in force; also the file's creation date, so that the same input gives the same bytes. */
  readonly effective: string;
  readonly language: string;
  readonly company: CompanyFacts;
  readonly blocks: readonly Block[];
}
