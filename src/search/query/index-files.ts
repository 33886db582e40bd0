/**
 * The files of the index: `index.json`, which is read first, and three kinds of which a query needs
 * only some. The number of a place is that of its file of texts times `PLACES_PER_FILE`, plus its
 * position there.
 */
export const PLACES_PER_FILE = 64;

/** A place that can be found, with its text. */
export interface Place {
  /** Index of its kind in `Entry.kinds`. */
  readonly kind: number;
  readonly title: string;
  /** The page and section it belongs to; empty for a page. */
  readonly under: string;
  /** Path with fragment. */
  readonly href: string;
  /** One block per line. */
  readonly text: string;
  /** A short answer as pairs of label and value. */
  readonly answer: readonly (readonly [label: string, value: string])[];
}

/** `index.json`: the file that is read first. */
export interface Entry {
  readonly kinds: readonly string[];
  /** Groups of words with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** Links offered before anything is typed. */
  readonly suggestions: readonly { readonly label: string; readonly href: string }[];
  /** The first word of each `words-N.json`, in order. */
  readonly words: readonly string[];
  /** The word lengths for which there is a `length-N.json`. */
  readonly lengths: readonly number[];
}

/**
 * `words-3.json`: stems with the places where any form of them occurs (difference to the previous
 * place, weight), and words that differ from their stem, each with that stem.
 */
export type Words = Readonly<Record<string, readonly number[] | string>>;

/** `length-7.json`: all words of a length, most frequent first. */
export type Spellings = readonly string[];

/** `texts-12.json`: up to `PLACES_PER_FILE` places. */
export type Texts = readonly Place[];

/** Loads a file of the index by its name. */
export type ReadFile = <Content>(file: string) => Promise<Content>;
