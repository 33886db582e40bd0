/** A position in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visitor's browser settings. */
export interface Visitor {
  /** Prefers reduced motion. */
  readonly still?: boolean;
}

/** A browser window in one of the engines, with the operations that tests need in all of them. */
export interface View {
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  size(width: number, height: number): Promise<void>;
  /** Runs a self-contained function in the page and returns its result. */
  run<A extends unknown[], R>(inside: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Moves the pointer through these positions, in small steps. */
  move(through: readonly Point[]): Promise<void>;
  /** Moves the pointer there and clicks. */
  click(at: Point): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** A PNG screenshot of the viewport. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
