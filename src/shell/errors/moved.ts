/** An address that moved: a pattern over the whole path, and where it leads. */
export interface Moved {
  pattern: string;
  to: string;
}

/** Where a path has moved to, for static hosts that cannot redirect themselves. */
export function movedTo(path: string, moved: readonly Moved[]): string | undefined {
  return moved.find(({ pattern }) => new RegExp(pattern).test(path))?.to;
}
