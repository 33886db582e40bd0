import { clsx } from 'clsx';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import routes from '../../../lines/routes.module.css';
import { Station } from '../../../lines/station.tsx';
import { formatAmount, formatMoney, sum } from '../../../tariff/money.ts';
import { RAILS } from '../../../tariff/rails.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { less } from '../sums.ts';
import styles from './instruments.module.css';

/** Heights in pixels of the invoices, the axis and the file. */
const TOP = 9;
const AXIS = 138;
const FOOT = 232;

type Entry = Examples['it']['entries'][number];

interface StopProps {
  entry: Omit<Entry, 'line'>;
  x: string;
  y: number;
  line: Entry['line'];
  /** Its words stand before it. */
  before?: boolean;
}

/** A payment on its day: a stalk in its line's stroke, with its words beside the far end. */
function Stop({ entry: { who, amount, detail }, x, y, line, before = false }: StopProps) {
  const d = `M0 ${y}V${AXIS}`;
  return (
    <svg x={x} overflow="visible" aria-hidden="true">
      <g className={routes.line} data-line={line}>
        <path d={d} />
        {line === 'swift' ? <path className={routes.core} d={d} /> : null}
      </g>
      {[y, AXIS].map((cy) => (
        <circle key={cy} cy={cy} r="7" fill="var(--page)" stroke="var(--bone)" strokeWidth="4" />
      ))}
      <g
        transform={`translate(${before ? -20 : 20} ${y + 5})`}
        textAnchor={before ? 'end' : 'start'}
        fill="currentColor"
      >
        <text className={text.name}>{who}</text>
        <text y="24" fill="var(--bone)">
          {formatMoney(amount)}
        </text>
        <text className={text.small} y="46" fill="var(--mute)">
          {detail}
        </text>
      </g>
    </svg>
  );
}

interface MonthProps {
  example: Examples['it'];
  className?: string | undefined;
}

/** A month of the operating account: invoices above the axis, the one file below. */
export function Month({ example, className }: MonthProps) {
  const { month, days, invoice, file, paidIn, paidOut, kept } = example;
  const entries = example.entries.map((entry) => ({
    ...entry,
    detail:
      entry.line === 'swift'
        ? `${entry.detail} USD\u00a0${formatAmount(invoice.dollars)}`
        : entry.detail,
  }));
  const at = (day: number) => `${((day - 0.5) / days) * 100}%`;
  const received = sum(entries.map(({ amount }) => amount));
  const rest = less(received, file.amount);
  return (
    <div
      className={clsx(text.fine, text.tabular, className)}
      data-drawing="month"
      aria-hidden="true"
    >
      <svg
        className={clsx(layout.full, layout.block, layout.noPhone)}
        height={FOOT + 60}
        overflow="visible"
        aria-hidden="true"
      >
        <line x2="100%" y1={AXIS} y2={AXIS} stroke="var(--bone)" strokeWidth="4" />
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <svg key={day} x={at(day)} y={AXIS + 12} overflow="visible" aria-hidden="true">
            <path d={day % 5 ? 'M0 0v5' : 'M0 0v10'} stroke="var(--edge-strong)" />
            {day === 1 || (day % 5 === 0 && day !== file.day) ? (
              <text className={text.small} y="30" textAnchor="middle" fill="var(--mute)">
                {day}
              </text>
            ) : null}
          </svg>
        ))}
        {entries.map((entry) => (
          <Stop key={entry.who} entry={entry} x={at(entry.day)} y={TOP} line={entry.line} />
        ))}
        <Stop entry={file} x={at(file.day)} y={FOOT} line="sepa" before />
      </svg>
      <ul className={layout.phoneOnly}>
        {[...entries, { ...file, line: 'sepa' as const }].map(
          ({ day, who, amount, detail, line }) => (
            <li
              key={who}
              className={clsx(
                styles.stop,
                layout.relative,
                layout.between,
                layout.gap4,
                layout.rule,
                layout.pad3,
              )}
            >
              <Station rail={RAILS.indexOf(line)} />
              <span>
                <b className={clsx(text.name, layout.block)}>{who}</b>
                <span className={clsx(text.small, text.mute)}>
                  {day} {month}, {detail}
                </span>
              </span>
              <b className={clsx(text.bone, text.medium, text.nowrap)}>
                {who === file.who ? '−' : ''}
                {formatMoney(amount)}
              </b>
            </li>
          ),
        )}
      </ul>
      <dl className={clsx(layout.three, layout.gap4, layout.before6, styles.trio)}>
        {[
          [paidIn, received],
          [paidOut, file.amount],
          [kept, rest],
        ].map(([label = '', amount = '']) => (
          <div
            key={label}
            className={clsx(layout.rule, layout.pad3, amount === rest || layout.noPhone)}
          >
            <dt className={clsx(text.small, text.mute)}>{label}</dt>
            <dd className={clsx(styles.readout, text.nowrap)}>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
