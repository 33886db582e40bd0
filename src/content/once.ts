/** Keeps what is made for a name until everything is forgotten. */
export type Cache<Value> = (name: string, make: () => Value) => Value;

const all: Map<string, unknown>[] = [];

/** A cache of its own: whatever another one keeps, under whatever names, this one has not. */
export function cache<Value>(): Cache<Value> {
  const kept = new Map<string, Value>();
  all.push(kept);
  return (name, make) => {
    const before = kept.get(name);
    if (before !== undefined || kept.has(name)) return before as Value;
    const made = make();
    kept.set(name, made);
    return made;
  };
}

/** Keeps what is read, so that it is read once in a build. */
export function once<Value>(make: () => Value): () => Value {
  const kept = cache<Value>();
  return () => kept('', make);
}

/** Forgets what was read, for whoever looks at the content while it is edited. */
export const forget = (): void => {
  for (const kept of all) kept.clear();
};
