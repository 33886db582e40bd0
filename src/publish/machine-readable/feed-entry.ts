/** A feed entry: a page, or a part of one with content of its own. Dates are calendar days. */
export interface FeedEntry {
  /** Its path on the site; `id` distinguishes entries with the same path. */
  readonly href: string;
  readonly id?: string;
  readonly title: string;
  readonly summary: string;
  readonly author?: string;
  readonly published: string;
  readonly updated: string;
  /** HTML; if undefined, the content is that of the page. */
  readonly content?: string;
}
