import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import { dayText } from '../../../tariff/day.ts';
import { formatMoney } from '../../../tariff/money.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import columns from '../../../ui/layout/columns.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { Account } from './account.tsx';
import type { MonthFacts } from './facts.ts';
import styles from './month.module.css';
import { Row } from './row.tsx';
import { Shares } from './shares.tsx';
import { Total } from './total.tsx';
import { useMonth } from './use-month.ts';

interface CalculatorProps {
  facts: MonthFacts;
  texts: {
    readonly heading: string;
    readonly bill: string;
    readonly notes: readonly string[];
    readonly still: string;
  };
}

/** Whether the script runs: what is typed before that would be lost. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** A month with us: what is typed is counted line by line, each with the rule that it follows. */
export function Calculator({ facts, texts }: CalculatorProps) {
  const ready = useReady();
  const month = useMonth(facts);
  const { audience, category, fields, entries, bill } = month;
  const { current } = facts;
  const [account, ...lines] = bill.lines;
  const named = current[audience].categories.find(({ id }) => id === category);
  return (
    <div className={clsx(styles.calculator, layout.relative)} data-ready={ready || undefined}>
      <Heading
        level={2}
        size="h2"
        id="month"
        className={clsx(styles.first, layout.pad4, columns.from1, columns.to4)}
      >
        {texts.heading}
      </Heading>
      <p
        className={clsx(
          styles.first,
          styles.heads,
          text.least,
          text.mute,
          layout.subgrid,
          columns.from2,
          columns.to4,
          layout.before6,
          layout.pad3,
          layout.bottom,
          layout.phoneLast,
        )}
        aria-hidden="true"
      >
        <span>Number</span>
        <span>Average</span>
      </p>
      <div className={clsx(styles.paper, styles.bill, styles.first)}>
        <p className={clsx(text.entry, text.medium)}>{texts.bill}</p>
        <p className={clsx(text.small, text.mute, layout.pad2)}>
          {`Tariff ${current.version}, ${AUDIENCE_LABELS[audience].toLowerCase()}`}
          {audience === 'companies' ? `, ${named?.label.toLowerCase()}` : null}
        </p>
        <p
          className={clsx(
            text.least,
            text.mute,
            layout.between,
            layout.before6,
            layout.pad3,
            layout.noPhone,
          )}
        >
          <span>Counted as</span>
          <span>EUR</span>
        </p>
      </div>
      <ul className={clsx(styles.across, layout.subgrid, layout.phoneBlock, layout.phoneLast)}>
        {account ? (
          <Account
            line={account}
            audience={audience}
            category={category}
            audiences={current}
            onChoose={month.choose}
          />
        ) : null}
        {fields.map((field) => {
          const line = lines.find((one) => one.field === field.id);
          return line ? (
            <Row
              key={field.id}
              field={field}
              line={line}
              entry={entries[field.id] ?? {}}
              onEnter={(entry) => month.enter(field.id, entry)}
            />
          ) : null;
        })}
      </ul>
      <div
        className={clsx(
          styles.screen,
          text.fine,
          text.mute,
          layout.rule,
          layout.stack,
          layout.gap3,
          layout.pad5,
          layout.atTop,
          columns.from1,
          columns.to4,
          layout.phoneLast,
        )}
      >
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {/* Not a noscript element: a page fetched by the router has its content as elements. */}
        <p className={styles.still}>{texts.still}</p>
      </div>
      <Total bill={bill}>
        {month.next && facts.next ? (
          <>
            {`From ${dayText(facts.next.effective)} the same month costs `}
            <b>{formatMoney(month.next)}</b>
          </>
        ) : null}
      </Total>
      <Shares bill={bill} />
    </div>
  );
}
