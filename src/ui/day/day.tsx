const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day for readers, `12 November 2026`, from an ISO day or a date at midnight UTC. */
export function dayText(value: string | Date): string {
  const iso = typeof value === 'string' ? value : value.toISOString();
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** A day, readable by machines too. */
export function Day({ value }: { value: string | Date }) {
  const iso = typeof value === 'string' ? value : value.toISOString();
  return <time dateTime={iso.slice(0, 10)}>{dayText(value)}</time>;
}
