const read = new Map<string, unknown>();

/** Keeps what a file or folder holds, so that each is read once in a build. */
export function once<Value>(key: string, make: () => Value): Value {
  if (!read.has(key)) read.set(key, make());
  return read.get(key) as Value;
}

/** Forgets what was read, for whoever looks at the content while it is edited. */
export const forget = (): void => read.clear();
