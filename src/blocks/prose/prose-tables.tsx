import { Fragment, type ReactNode } from 'react';
import { withNoBreaks } from '#content/no-break.ts';
import { business, cutOffRows, jurisdictions } from '#content/queries/limits-query.ts';
import type { BusinessList } from '#content/schemas/business-schema.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { dayText } from '#tariff/day.ts';
import { priceParts } from '#tariff/describe.ts';
import { findLine, lineIn } from '#tariff/lines.ts';
import type { Currency } from '#tariff/money.ts';
import type { Price } from '#tariff/schema/shape.ts';
import { Day } from '#ui/date/date-text.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Table } from '#ui/table/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { series } from '#words/formats.ts';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/** The type of the secondary text under the name or the price of a row. */
const DETAIL = { block: true, size: 'small', tone: 'mute', weight: 'regular' } as const;

/** A price in its column: the figure, and below it its condition, as on the fees page. */
function PriceCell({ price, currency }: { price: Price; currency: Currency }) {
  const { main, detail } = priceParts(price, currency);
  if (!detail) return main;
  return (
    <>
      {main} <Text.span {...DETAIL}>{detail}</Text.span>
    </>
  );
}

/**
 * Lines of the tariff in force with the prices of all categories. `lines` is a comma-separated list
 * of ids; throws on an unknown one.
 */
export function FeeTable({ lines }: { lines: string }) {
  const tariff = tariffInForce();
  const ids = lines.split(',').map((id) => id.trim());
  const audience = tariff[findLine(tariff, ids[0] ?? '')?.audience ?? 'companies'];
  const { categories } = audience;
  const rows = ids.map((id) => {
    const found = lineIn(audience, id);
    if (!found)
      throw new Error(`<FeeTable lines="${lines}">: no line ${id} in the tariff in force`);
    return found;
  });
  const mixed = new Set(rows.map(({ group }) => group.id)).size > 1;
  return (
    <Table
      caption={t('prose.pricesSince', { day: dayText(tariff.effective) })}
      even
      name={t('prose.pricesNamed', {
        lines: series(rows.map(({ group, line }) => `${group.title}, ${line.label}`)),
      })}
      heads={[t('fees.price'), ...categories.map(({ label }) => label)]}
      rows={rows.map(({ group, line }) => [
        <>
          {line.label} {mixed ? <Text.span {...DETAIL}>{group.title}</Text.span> : null}
        </>,
        ...categories.map(({ id }) => {
          const price = line.prices[id];
          return price ? <PriceCell key={id} price={price} currency={tariff.currency} /> : '–';
        }),
      ])}
    />
  );
}

/** The table of cut-off and execution times. */
export function CutOffs() {
  return (
    <Table
      caption={t('prose.cutOffs')}
      heads={[t('prose.method'), t('prose.cutOff'), t('prose.execution')]}
      rows={cutOffRows().map(({ rail, label, cutoff, execution, note }) => [
        label,
        cutoff.text,
        <Fragment key={rail}>
          {execution.text}
          {note ? (
            <>
              <VisuallyHidden>.</VisuallyHidden> <Text.span {...DETAIL}>{note}</Text.span>
            </>
          ) : null}
        </Fragment>,
      ])}
    />
  );
}

/** Tables of limits one below the other, with columns of the same widths. */
export const LimitTables = ({ children }: { children: ReactNode }) => (
  <section data-columns="limits">{children}</section>
);

/**
 * The countries in which a company may be registered, and those refused, with dates and reasons.
 */
export function Jurisdictions() {
  const { accepted, others, refused, reasons, reviewed } = jurisdictions();
  const groups = Object.entries(accepted).map(([key, { title, countries, since }]) => [
    title,
    // read by the search index, which indexes each country by itself
    <span key={key} data-each="">
      {Object.values(countries).join(', ')}
    </span>,
    <Day key={key} value={since} />,
  ]);
  return (
    <>
      <section>
        <Table
          caption={t('prose.accepted')}
          captioned="title"
          heads={[t('prose.group'), t('prose.countries'), t('prose.sinceHead')]}
          rows={[...groups, [others.title, others.text]]}
        />
        <Table
          caption={t('prose.refused')}
          captioned="title"
          heads={[t('prose.territory'), t('prose.reason'), t('prose.sinceHead')]}
          rows={Object.entries(refused).map(([key, { name, reason, law, since }]) => [
            name,
            withNoBreaks(
              law
                ? t('ui.labelled', { label: reasons[reason] ?? '', value: law })
                : (reasons[reason] ?? ''),
            ),
            <Day key={key} value={since} />,
          ])}
        />
      </section>
      <p>
        {rich(t('prose.reviewed'), {
          day: () => <Day value={reviewed} />,
          file: (text) => <a href="/data/jurisdictions.json">{text}</a>,
        })}
      </p>
    </>
  );
}

/** Business that is refused (`prohibited`), or accepted after enhanced checks (`due-diligence`). */
export function Business({ list }: { list: BusinessList }) {
  const { [list]: shown, reviewed } = business();
  const { title, text, reasons, entries } = shown;
  return (
    <>
      <p>{text}</p>
      <Table
        caption={title}
        captioned="hidden"
        heads={[t('prose.business'), t('prose.reason'), t('prose.sinceHead')]}
        rows={Object.entries(entries).map(([key, entry]) => [
          entry.title,
          withNoBreaks(
            `${entry.text} ${reasons[entry.reason]}${entry.law ? ` (${entry.law})` : ''}.`,
          ),
          <Day key={key} value={entry.since} />,
        ])}
      />
      <p>
        {rich(t('prose.reviewed'), {
          day: () => <Day value={reviewed} />,
          file: (text) => <a href="/data/business.json">{text}</a>,
        })}
      </p>
    </>
  );
}
