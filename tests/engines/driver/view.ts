/** The engines that a behaviour is tried in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a visitor brings along. */
export interface Visitor {
  /** Wants no motion. */
  readonly still?: boolean;
  /** Has set the letters of all pages to this size, in pixels, instead of 16. */
  readonly letters?: number;
}

/** A browser's window in one of the engines: the few things that tests ask of all of them. */
export interface View {
  readonly engine: Engine;
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Gives the page's window this size, in CSS pixels. */
  size(width: number, height: number): Promise<void>;
  /** Runs a function that refers to nothing outside of it in the page, and hands back its result. */
  run<A extends unknown[], R>(inside: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Moves the mouse through these places, one small step after the other. */
  move(through: readonly Point[]): Promise<void>;
  /** Presses and lets go of the mouse where it is put. */
  click(at: Point): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The visible part of the page as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
