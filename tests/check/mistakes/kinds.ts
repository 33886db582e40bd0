/**
 * One-fault edits: mistakes that people who write content really make, each with the file it is made
 * in. The check answers each with a message at that file (`messages.txt`).
 */

/** What is done to a file: its whole text, a piece of it, or the file itself. */
export type Edit =
  | { readonly swap: readonly [from: string, to: string] }
  | { readonly add: string }
  | { readonly write: string }
  | { readonly bytes: readonly number[] }
  | { readonly remove: true };

/** A mistake: what it is, where it is made, how; `at` where the message points to another file. */
export interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly at?: string;
}

export const POST = 'blog/how-to-use-multi-login-feature.mdx';
export const DOC = 'docs/payments/cut-off-times.mdx';
export const NEWS = 'newsroom/lisbon-office-opens.mdx';
export const JOB = 'careers/payments-engineer.mdx';
export const ANSWER = 'faq/prices/monthly-price.mdx';
export const LEGAL = 'legal/cookie-policy.md';
export const FEES = 'fees/2027-1.yaml';
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
