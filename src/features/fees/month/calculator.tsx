import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { dayText } from '#tariff/day.ts';
import { formatMoney } from '#tariff/money.ts';
import { AUDIENCE_LABELS } from '#tariff/names.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Subgrid } from '#ui/layout/box.tsx';
import styles from './month.module.css';
import type { MonthFacts } from './month-facts.ts';
import { Shares } from './month-shares.tsx';
import { PaperHead, PaperTotal } from './paper.tsx';
import { AccountRow, FieldRow } from './rows.tsx';
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

/** A month with us: what is typed is counted row by row, each with the rule that it follows. */
export function Calculator({ facts, texts }: CalculatorProps) {
  const ready = useReady();
  const month = useMonth(facts);
  const { current, next } = facts;
  const { audience, category, entries, bill } = month;
  const [account, ...rows] = bill.rows;
  const named = current[audience].categories.find(({ id }) => id === category);
  return (
    <Box place="relative" className={styles.calculator} data-ready={ready || undefined}>
      <Heading size="h2" id="month" pad={4} at={[1, 4]} className={styles.first}>
        {texts.heading}
      </Heading>
      <Subgrid.p
        size="least"
        tone="mute"
        before={6}
        pad={3}
        items="bottom"
        phoneOrder="last"
        at={[2, 4]}
        className={clsx(styles.first, styles.heads)}
        aria-hidden="true"
      >
        <span>Number</span>
        <span>Average</span>
      </Subgrid.p>
      <PaperHead title={texts.bill} currency={bill.currency}>
        {`Tariff ${current.version}, ${AUDIENCE_LABELS[audience].toLowerCase()}`}
        {audience === 'companies' ? `, ${named?.label.toLowerCase()}` : null}
      </PaperHead>
      <Subgrid.ul phone="block" phoneOrder="last" className={styles.across}>
        {account ? (
          <AccountRow
            row={account}
            currency={bill.currency}
            audience={audience}
            category={category}
            audiences={current}
            onChoose={month.choose}
          />
        ) : null}
        {month.fields.map((field) => {
          const { id } = field;
          const row = rows.find((one) => one.field === id);
          return row ? (
            <FieldRow
              key={id}
              field={field}
              row={row}
              currency={bill.currency}
              entry={entries[id] ?? {}}
              onEnter={(entry) => month.enter(id, entry)}
            />
          ) : null;
        })}
      </Subgrid.ul>
      <Stack
        size="fine"
        tone="mute"
        rule="start"
        gap={3}
        pad={5}
        self="top"
        phoneOrder="last"
        at={[1, 4]}
        className={styles.screen}
      >
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {/* Not a noscript element: a page fetched by the router has its content as elements. */}
        <p className={styles.still}>{texts.still}</p>
      </Stack>
      <PaperTotal bill={bill}>
        {month.next && next ? (
          <>
            {`From ${dayText(next.effective)} the same month costs\u00a0`}
            <b>{formatMoney(month.next, next.currency)}</b>
          </>
        ) : null}
      </PaperTotal>
      <Shares bill={bill} />
    </Box>
  );
}
