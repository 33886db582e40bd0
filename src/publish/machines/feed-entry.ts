/** What is new: a page, or a part of one that brings its own content. Days are calendar days. */
export interface FeedEntry {
  /** Its address on the site; `id` where entries share one. */
  readonly href: string;
  readonly id?: string;
  readonly title: string;
  readonly summary: string;
  readonly author?: string;
  readonly published: string;
  readonly updated: string;
  /** HTML; without it the entry says what its page says. */
  readonly content?: string;
}
