import { clsx } from 'clsx';
import type { BusinessList, Business as BusinessLists } from '../../content/schemas/business.ts';
import type { Jurisdictions as Lists } from '../../content/schemas/jurisdictions.ts';
import { dayText } from '../../tariff/day.ts';
import { heldPriceText } from '../../tariff/describe.ts';
import type { CutOff } from '../../tariff/limits.ts';
import { findLine, lineIn } from '../../tariff/lines.ts';
import type { Tariff } from '../../tariff/schema/tariff.ts';
import { Day } from '../../ui/day/day.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Table } from '../../ui/table/table.tsx';
import text from '../../ui/text/text.module.css';

/** Lines of a tariff with all their categories. `lines` is a comma-separated list of ids. */
export function FeeTable({ tariff, lines }: { tariff: Tariff; lines: string }) {
  const ids = lines.split(',').map((id) => id.trim());
  const audience = tariff[findLine(tariff, ids[0] ?? '')?.audience ?? 'companies'];
  const rows = ids.map((id) => {
    const found = lineIn(audience, id);
    if (!found)
      throw new Error(`<FeeTable lines="${lines}">: no line ${id} in the tariff in force`);
    return found;
  });
  const mixed = new Set(rows.map(({ group }) => group.id)).size > 1;
  return (
    <Table
      caption={`Prices in force since ${dayText(tariff.effective)}`}
      name={`Prices: ${rows.map(({ group, line }) => `${group.title}, ${line.label}`).join('; ')}`}
    >
      <thead>
        <tr>
          <th scope="col">Price</th>
          {audience.categories.map((category) => (
            <th key={category.id} scope="col">
              {category.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, line }) => (
          <tr key={line.id}>
            <th scope="row">
              {line.label}
              {mixed ? (
                <span className={clsx(layout.block, text.small, text.mute, text.regular)}>
                  {group.title}
                </span>
              ) : null}
            </th>
            {audience.categories.map((category) => {
              const price = line.prices[category.id];
              return <td key={category.id}>{price ? heldPriceText(price) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The table of cut-off and execution times. */
export function CutOffs({ rows }: { rows: readonly CutOff[] }) {
  return (
    <Table caption="Cut-off and execution times">
      <thead>
        <tr>
          <th scope="col">Rail</th>
          <th scope="col">Cut-off</th>
          <th scope="col">Execution</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rail}>
            <th scope="row">{row.label}</th>
            <td>{row.cutoff.text}</td>
            <td>{row.execution.text}</td>
            <td>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Where a company may be registered, and where not, with the day and the reason. */
export function Jurisdictions({ lists }: { lists: Lists }) {
  const { accepted, others, refused, reasons, reviewed } = lists;
  return (
    <>
      <Table caption="Accepted" captionTitle>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Countries</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(accepted).map(([id, group]) => (
            <tr key={id}>
              <th scope="row">{group.title}</th>
              <td>{Object.values(group.countries).join(', ')}</td>
              <td>
                <Day value={group.since} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{others.title}</th>
            <td colSpan={2}>{others.text}</td>
          </tr>
        </tbody>
      </Table>
      <Table caption="Refused" captionTitle>
        <thead>
          <tr>
            <th scope="col">Country or territory</th>
            <th scope="col">Reason</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(refused).map(([code, entry]) => (
            <tr key={code}>
              <th scope="row">{entry.name}</th>
              <td>
                {reasons[entry.reason]}
                {entry.law ? `: ${entry.law}` : ''}
              </td>
              <td>
                <Day value={entry.since} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        Last reviewed on <Day value={reviewed} />.{' '}
        <a href="/data/jurisdictions.json">The same list as JSON</a>.
      </p>
    </>
  );
}

/** Business that is refused (`prohibited`), or accepted after a closer look (`due-diligence`). */
export function Business({ business, list }: { business: BusinessLists; list: BusinessList }) {
  const { title, text, reasons, entries } = business[list];
  return (
    <>
      <p>{text}</p>
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">Business</th>
            <th scope="col">Reason</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(entries).map(([id, entry]) => (
            <tr key={id}>
              <th scope="row">{entry.title}</th>
              <td>
                {entry.text} {reasons[entry.reason]}
                {entry.law ? ` (${entry.law})` : ''}.
              </td>
              <td>
                <Day value={entry.since} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        Last reviewed on <Day value={business.reviewed} />.{' '}
        <a href="/data/business.json">The same list as JSON</a>.
      </p>
    </>
  );
}
