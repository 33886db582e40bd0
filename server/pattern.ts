const compiled = new Map<string, RegExp>();

/** The contract's regular expression `source`, compiled once per process. */
export function pattern(source: string, flags: '' | 'i' = ''): RegExp {
  const key = `${flags}/${source}`;
  const known = compiled.get(key) ?? new RegExp(source, flags);
  compiled.set(key, known);
  return known;
}
