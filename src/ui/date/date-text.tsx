import { dayText } from '#tariff/day.ts';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/** A date as a `time` element. */
export function Day({ value }: { value: string }) {
  return <time dateTime={value}>{dayText(value)}</time>;
}

/** A period, `1 September 2026 to 31 January 2027`; only the first date if the second is null. */
export function Days({ from, until }: { from: string; until: string | null }) {
  return (
    <>
      {until === null ? (
        <Day value={from} />
      ) : (
        rich(t('ui.days'), {
          from: () => <Day value={from} />,
          until: () => <Day value={until} />,
        })
      )}
    </>
  );
}
