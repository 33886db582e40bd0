/**
 * Edits that make one typical mistake of authors each, with the file it is made in. The check must
 * report each at that file (`messages.txt`).
 */

/** How a file is changed: its whole text, a part of it, or by removing it. */
export type Edit =
  | { readonly swap: readonly [from: string, to: string] }
  | { readonly add: string }
  | { readonly write: string }
  | { readonly bytes: readonly number[] }
  | { readonly remove: true };

/** A mistake: its description, its file and its edit; `at` if the message is about another file. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly at?: string;
}

export const POST = 'blog/how-to-use-multi-login-feature.mdx';
export const DOC = 'docs/payments/cut-off-times.mdx';
export const NEWS = 'newsroom/lisbon-office-opens.mdx';
const JOB = 'careers/payments-engineer.mdx';
export const ANSWER = 'faq/prices/monthly-price.mdx';
export const LEGAL = 'legal/cookie-policy.md';
const FEES = 'fees/2027-1.yaml';
export const SITE = 'site.yaml';

export const swap =
  (file: string) =>
  (what: string, from: string, to: string, at?: string): Mistake => ({
    what,
    file,
    edit: { swap: [from, to] },
    ...(at && { at }),
  });
export const add =
  (file: string) =>
  (what: string, text: string): Mistake => ({ what, file, edit: { add: `\n\n${text}\n` } });
export const write = (what: string, file: string, text: string, at?: string): Mistake => ({
  what,
  file,
  edit: { write: text },
  ...(at && { at }),
});

export const inPost = swap(POST);
export const inJob = swap(JOB);
export const inDoc = swap(DOC);
export const inSite = swap(SITE);
export const inFees = swap(FEES);
export const postText = add(POST);
export const docText = add(DOC);
export const answerText = add(ANSWER);
export const legalText = add(LEGAL);
