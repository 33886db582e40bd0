/**
 * The index as files: one that is read first, and three kinds of which a question needs a few. A
 * place in the index is its file of texts times `IN_A_FILE`, and its position there.
 */
export const IN_A_FILE = 64;

/** Where something is found, and what is said there. */
export interface Place {
  /** Number of its kind in `Entry.kinds`. */
  readonly kind: number;
  readonly title: string;
  /** The page and section that it is under; empty for a page. */
  readonly under: string;
  /** Path with fragment. */
  readonly href: string;
  /** A block a line. */
  readonly text: string;
  /** The answer itself, where it is short: label and value. */
  readonly answer: readonly (readonly [label: string, value: string])[];
}

/** `index.json`: what is read first. */
export interface Entry {
  readonly kinds: readonly string[];
  /** Words of which any stands for any other. */
  readonly synonyms: readonly (readonly string[])[];
  /** What is offered before anything is typed. */
  readonly suggestions: readonly { readonly label: string; readonly href: string }[];
  /** The first word of each file of words, in order. */
  readonly words: readonly string[];
  /** The lengths of words for which there is a list. */
  readonly lengths: readonly number[];
}

/**
 * `words-3.json`: stems with the places in which any form of them stands (distance from the place
 * before, weight), and among them the words that are spelt otherwise, each with its stem.
 */
export type Words = Readonly<Record<string, readonly number[] | string>>;

/** `length-7.json`: all words of a length, the most frequent first. */
export type Spellings = readonly string[];

/** `texts-12.json`. */
export type Texts = readonly Place[];

/** Reads a file of the index by its name. */
export type Read = <Content>(file: string) => Promise<Content>;
