import { dayText } from '../../tariff/day.ts';

/** A day, readable by machines too. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{dayText(value)}</time>;
}
