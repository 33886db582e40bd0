import type { passport } from '#content/queries/disclosures-query.ts';
import type {
  AnnualAccounts as Accounts,
  Incidents as IncidentList,
  Outsourcing as OutsourcingList,
  Safeguarding,
} from '#content/schemas/disclosures-schema.ts';
import { type Currency, formatCount, formatMoney, formatRoundMoney } from '#tariff/money.ts';
import { Day } from '#ui/day/day-text.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Table } from '#ui/table/table.tsx';

interface SafeguardingProps {
  figures: Safeguarding;
  currency: Currency;
}

/** Clients’ money at each quarter’s end, and where the newest quarter’s lay. */
export function SafeguardingFigures({ figures, currency }: SafeguardingProps) {
  const { quarters, banks, audit } = figures;
  const [newest] = quarters;
  const countries = new Set(banks.map(({ country }) => country)).size;
  return (
    <>
      <Table
        caption="Clients’ money at the end of the quarter"
        captioned="title"
        heads={['Day', 'Owed to clients', 'In safeguarding accounts', 'Differences found']}
        rows={quarters.map(({ day, owed, kept, differences }) => ({
          key: day,
          cells: [
            <Day key={day} value={day} />,
            formatMoney(owed, currency),
            formatMoney(kept, currency),
            differences,
          ],
        }))}
        sums={1}
      />
      <p>
        On <Day value={newest?.day ?? ''} /> the money lay at {banks.length} credit institutions in{' '}
        {countries} countries.
      </p>
      <Table
        caption="Where it lay"
        captioned="title"
        heads={['Institution', 'Country', 'Share']}
        rows={banks.map(({ kind, country, percent }) => ({
          key: `${country} ${percent}`,
          cells: [kind, country, `${percent}%`],
        }))}
        sums={2}
      />
      <Table
        caption="Last examination"
        captioned="title"
        heads={['Year', 'By', 'Report', 'Result']}
        rows={[
          {
            key: String(audit.year),
            cells: [
              String(audit.year),
              audit.by,
              <Day key="report" value={audit.report} />,
              audit.result,
            ],
          },
        ]}
      />
    </>
  );
}

interface AccountsProps {
  accounts: Accounts;
  currency: Currency;
}

/** The annual accounts in figures, a column for each year. */
export function AnnualAccounts({ accounts: { years }, currency }: AccountsProps) {
  const money = (amount: string) => formatRoundMoney(amount, currency);
  const rows: readonly [string, (year: (typeof years)[number]) => React.ReactNode][] = [
    ['Approved by the shareholders', ({ approved }) => <Day value={approved} />],
    ['Opinion of the auditor', ({ opinion }) => opinion],
    ['Companies with an open account, at the year’s end', ({ clients }) => formatCount(clients)],
    ['Employees, at the year’s end', ({ people }) => people],
    ['Revenue', ({ revenue }) => money(revenue)],
    ['Profit after tax', ({ profit }) => money(profit)],
    ['Average electronic money outstanding', ({ outstanding }) => money(outstanding)],
    ['Own funds for payment services not linked to it', ({ services }) => money(services)],
    ['Own funds that the law asks for, in total', ({ required }) => money(required)],
    ['Own funds', ({ own }) => money(own)],
  ];
  return (
    <Table
      caption="Annual accounts in figures"
      captioned="hidden"
      heads={['Item', ...years.map(({ year }) => String(year))]}
      rows={rows.map(([name, of]) => ({ key: name, cells: [name, ...years.map(of)] }))}
      sums={1}
    />
  );
}

/** The services under the licence, and every host state with its day. */
export function Passport({
  list: { updated, services, states },
}: {
  list: ReturnType<typeof passport>;
}) {
  // a column that says the same in every row makes each a list of its own on a phone
  const same = states.every(({ services: used }) => used.length === services.length);
  return (
    <>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <Table
        caption="Host states"
        captioned="hidden"
        heads={same ? ['State', 'All services since'] : ['State', 'Services since', 'Services']}
        rows={states.map(({ code, name, since, services: used }) => ({
          key: code,
          cells: [
            name,
            <Day key={code} value={since} />,
            used.length === services.length ? 'All of the above' : used.join('; '),
          ].slice(0, same ? 2 : 3),
        }))}
      />
      <p>
        {states.length} states; the list was last changed on <Day value={updated} />.
      </p>
    </>
  );
}

type Deputies = OutsourcingList['agents'];

function Deputy({ title, entries }: { title: string; entries: Deputies }) {
  if (entries.length === 0) {
    return (
      <p>
        <Text.span tone="bone">{title}: none.</Text.span>
      </p>
    );
  }
  return (
    <Table
      caption={title}
      captioned="title"
      heads={['Name', 'Country', 'Since']}
      rows={entries.map(({ name, country, since }) => ({
        key: name,
        cells: [name, country, <Day key={name} value={since} />],
      }))}
    />
  );
}

/** Who acts for the institution: agents, distributors, and the functions that others carry out. */
export function Outsourcing({ list }: { list: OutsourcingList }) {
  return (
    <>
      <Deputy title="Agents" entries={list.agents} />
      <Deputy title="Distributors" entries={list.distributors} />
      <Table
        caption="Functions carried out by others"
        captioned="title"
        heads={['Function', 'By', 'Country', 'Critical or important', 'Since']}
        rows={list.functions.map(({ what, who, country, critical, since }) => ({
          key: what,
          cells: [what, who, country, critical ? 'Yes' : 'No', <Day key={what} value={since} />],
        }))}
      />
      <p>
        The list was last changed on <Day value={list.updated} />.
      </p>
    </>
  );
}

const PARTS: Readonly<Record<string, string>> = {
  application: 'Application',
  api: 'API',
  webhooks: 'Webhooks',
  interface: 'Interface for providers',
  sepa: 'SEPA',
  instant: 'SEPA Instant',
  swift: 'SWIFT',
};

/** What did not work, newest first. */
export function Incidents({ list }: { list: IncidentList }) {
  return (
    <>
      <Table
        caption="Incidents"
        captioned="hidden"
        heads={['Day and time, UTC', 'Length', 'Part', 'What happened', 'What was done']}
        rows={list.incidents.map(({ day, from, minutes, parts, what, mended }) => ({
          key: `${day} ${from}`,
          cells: [
            <>
              <Day value={day} />, {from}
            </>,
            `${minutes} min`,
            parts.map((part) => PARTS[part]).join(', '),
            what,
            mended,
          ],
        }))}
      />
      <p>
        The list was last changed on <Day value={list.updated} />.
      </p>
    </>
  );
}
