/** Caches a value by name until all caches are cleared. */
export type Cache<Value> = (name: string, make: () => Value) => Value;

const all: Map<string, unknown>[] = [];

/** A separate cache, whose names cannot collide with those of another. */
export function createCache<Value>(): Cache<Value> {
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

/** Caches a value, so that it is computed once per build. */
export function once<Value>(make: () => Value): () => Value {
  const kept = createCache<Value>();
  return () => kept('', make);
}

/** Clears all caches, for a development server whose content is being edited. */
export const clearCaches = (): void => {
  for (const kept of all) kept.clear();
};
