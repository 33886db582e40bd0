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

/**
 * Caches a value by name while the text that it was made from is unchanged. It is not cleared with
 * the other caches, since an editor changes one file at a time.
 */
export function whileUnchanged<Value>() {
  const kept = new Map<string, { readonly text: string; readonly value: Value }>();
  return (name: string, text: string, make: () => Value): Value => {
    const before = kept.get(name);
    if (before?.text === text) return before.value;
    const value = make();
    kept.set(name, { text, value });
    return value;
  };
}

/** Clears all caches made by `createCache`, for a development server whose content is being edited. */
export const clearCaches = (): void => {
  for (const kept of all) kept.clear();
};
