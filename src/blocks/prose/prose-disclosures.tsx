import {
  annualAccounts,
  incidents,
  outsourcing,
  passport,
  safeguarding,
} from '#content/queries/disclosures-query.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { formatCount, formatMoney, formatRoundMoney, formatShare } from '#tariff/money.ts';
import { railOf } from '#tariff/rails.ts';
import { Day } from '#ui/date/date-text.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Table } from '#ui/table/table.tsx';
import { series } from '#words/formats.ts';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/**
 * Clients' money at the end of each quarter, and the institutions that held it at the end of the
 * latest.
 */
export function SafeguardingFigures() {
  const { quarters, banks, audit } = safeguarding();
  const { currency } = tariffInForce();
  const [newest] = quarters;
  const countries = new Set(banks.map(({ country }) => country)).size;
  return (
    <>
      <Table
        caption={t('disclosures.clientsMoney')}
        captioned="title"
        heads={[
          t('disclosures.day'),
          t('disclosures.owed'),
          t('disclosures.kept'),
          t('disclosures.differences'),
        ]}
        rows={quarters.map(({ day, owed, kept, differences }) => [
          <Day key={day} value={day} />,
          formatMoney(owed, currency),
          formatMoney(kept, currency),
          differences,
        ])}
        sums={1}
      />
      <p>
        {rich(t('disclosures.spread', { banks: banks.length, countries }), {
          day: () => <Day value={newest?.day ?? ''} />,
        })}
      </p>
      <Table
        caption={t('disclosures.where')}
        captioned="title"
        heads={[t('disclosures.institution'), t('disclosures.country'), t('disclosures.share')]}
        rows={banks.map(({ kind, country, percent }) => [kind, country, formatShare(percent)])}
        sums={2}
      />
      <Table
        caption={t('disclosures.examination')}
        captioned="title"
        heads={[
          t('disclosures.year'),
          t('disclosures.by'),
          t('disclosures.report'),
          t('disclosures.result'),
        ]}
        rows={[
          [String(audit.year), audit.by, <Day key="report" value={audit.report} />, audit.result],
        ]}
      />
    </>
  );
}

/** The annual accounts in figures, a column for each year. */
export function AnnualAccounts() {
  const { years } = annualAccounts();
  const { currency } = tariffInForce();
  const money = (amount = '0') => formatRoundMoney(amount, currency);
  type Row = readonly [string, (year: (typeof years)[number]) => React.ReactNode];
  const electronicMoney: readonly Row[] = [
    [t('disclosures.outstanding'), ({ outstanding }) => money(outstanding)],
    [t('disclosures.services'), ({ services }) => money(services)],
  ];
  const rows: readonly Row[] = [
    [t('disclosures.approved'), ({ approved }) => <Day value={approved} />],
    [t('disclosures.opinion'), ({ opinion }) => opinion],
    [t('disclosures.clients'), ({ clients }) => formatCount(clients)],
    [t('disclosures.people'), ({ people }) => people],
    [t('disclosures.revenue'), ({ revenue }) => money(revenue)],
    [t('disclosures.profit'), ({ profit }) => money(profit)],
    ...(years.some(({ outstanding }) => outstanding) ? electronicMoney : []),
    [t('disclosures.required'), ({ required }) => money(required)],
    [t('disclosures.own'), ({ own }) => money(own)],
  ];
  return (
    <Table
      caption={t('disclosures.accounts')}
      captioned="hidden"
      heads={[t('prose.item'), ...years.map(({ year }) => String(year))]}
      rows={rows.map(([name, of]) => [name, ...years.map(of)])}
      sums={1}
    />
  );
}

/** The services under the licence, and the host states with the date of each passport. */
export function Passport() {
  const { updated, services, states } = passport();
  // If all rows name the same services, the column is left out, and on a phone the rows stay short.
  const same = states.every(({ services: used }) => used.length === services.length);
  return (
    <>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <Table
        caption={t('disclosures.hostStates')}
        captioned="hidden"
        heads={
          same
            ? [t('disclosures.state'), t('disclosures.allSince')]
            : [t('disclosures.state'), t('disclosures.servicesSince'), t('disclosures.used')]
        }
        rows={states.map(({ code, name, since, services: used }) =>
          [
            name,
            <Day key={code} value={since} />,
            used.length === services.length ? t('disclosures.allAbove') : series(used),
          ].slice(0, same ? 2 : 3),
        )}
      />
      <p>
        {rich(t('disclosures.states', { count: states.length }), {
          day: () => <Day value={updated} />,
        })}
      </p>
    </>
  );
}

type Entries = ReturnType<typeof outsourcing>['agents'];

function EntryTable({ title, entries }: { title: string; entries: Entries }) {
  if (entries.length === 0) {
    return (
      <p>
        <Text.span tone="bone">{t('disclosures.none', { title })}</Text.span>
      </p>
    );
  }
  return (
    <Table
      caption={title}
      captioned="title"
      heads={[t('disclosures.name'), t('disclosures.country'), t('disclosures.since')]}
      rows={entries.map(({ name, country, since }) => [
        name,
        country,
        <Day key={name} value={since} />,
      ])}
    />
  );
}

/** Who acts for the institution: agents, distributors, and providers of outsourced functions. */
export function Outsourcing() {
  const list = outsourcing();
  return (
    <>
      <EntryTable title={t('disclosures.agents')} entries={list.agents} />
      <EntryTable title={t('disclosures.distributors')} entries={list.distributors} />
      <Table
        caption={t('disclosures.functions')}
        captioned="title"
        heads={[
          t('disclosures.function'),
          t('disclosures.by'),
          t('disclosures.country'),
          t('disclosures.critical'),
          t('disclosures.since'),
        ]}
        rows={list.functions.map(({ what, who, country, critical, since }) => [
          what,
          who,
          country,
          critical ? t('ui.yes') : t('ui.no'),
          <Day key={what} value={since} />,
        ])}
      />
      <p>{rich(t('disclosures.changedOn'), { day: () => <Day value={list.updated} /> })}</p>
    </>
  );
}

/** The names of the parts of the service that are not rails. */
const PARTS: Readonly<Record<string, () => string>> = {
  application: () => t('disclosures.application'),
  api: () => 'API',
  webhooks: () => t('disclosures.webhooks'),
  interface: () => t('disclosures.interface'),
};

/** The incidents, newest first. */
export function Incidents() {
  const list = incidents();
  return (
    <>
      <Table
        caption={t('disclosures.incidents')}
        captioned="hidden"
        heads={[
          t('disclosures.dayAndTime'),
          t('disclosures.length'),
          t('disclosures.part'),
          t('disclosures.happened'),
          t('disclosures.done'),
        ]}
        rows={list.incidents.map(({ day, from, minutes, parts, what, mended }) => [
          <>
            <Day value={day} />, {from}
          </>,
          t('ui.minutes', { minutes }),
          parts.map((part) => PARTS[part]?.() ?? railOf(part).name).join(', '),
          what,
          mended,
        ])}
      />
      <p>{rich(t('disclosures.changedOn'), { day: () => <Day value={list.updated} /> })}</p>
    </>
  );
}
