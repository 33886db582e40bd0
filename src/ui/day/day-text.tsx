import { dayText } from '#tariff/day.ts';

/** A day, readable by machines too. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{dayText(value)}</time>;
}

/** `1 September 2026 to 31 January 2027`; without the second day, the first alone. */
export function Days({ from, until }: { from: string; until: string | null }) {
  return (
    <>
      <Day value={from} />
      {until ? (
        <>
          {' to '}
          <Day value={until} />
        </>
      ) : null}
    </>
  );
}
