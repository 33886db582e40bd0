import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { formatCount, formatMoney } from '../../tariff/money.ts';
import { RAILS } from '../../tariff/rails.ts';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './sorting-yard.module.css';

const TRACK = clsx(layout.relative, layout.bottom, layout.gap1, layout.pad3, styles.track);

/** One file in: what it holds, and one row that does not hold. */
export function SortedFile({ className }: { className?: string | undefined }) {
  const { file, rows, total } = useDemo().suppliers;
  return (
    <Panel drawing="bulk-file" className={clsx(text.bone, text.tabular, styles.file, className)}>
      <code className={text.small}>{file}</code>
      <svg
        className={layout.noPhone}
        viewBox="0 0 200 90"
        width="200"
        stroke="var(--gauge)"
        strokeWidth="8"
        aria-hidden="true"
      >
        <path d="M0 5H200M0 25H156M0 45H184M0 85H170" />
        <path d="M0 65H128" stroke="var(--mute)" strokeDasharray="5 6" />
      </svg>
      <p>
        {formatCount(rows)} rows
        <br />
        {formatMoney(total)}
      </p>
    </Panel>
  );
}

/** Its rows out by the line that suits them; what does not hold ends at a buffer. */
export function SortingTracks({ className }: { className?: string | undefined }) {
  const { lines, setAside } = useDemo().suppliers;
  return (
    <ul className={clsx(text.tabular, className)} data-drawing="sorting-yard" aria-hidden="true">
      <li className={clsx(text.least, text.mute, text.right, TRACK, styles.head)}>
        <span />
        <span>rows</span>
        <span>amount</span>
      </li>
      {lines.map(({ rail, label, rows, amount }) => (
        <li key={rail} className={TRACK}>
          <Station rail={RAILS.indexOf(rail)} />
          <b className={text.name}>{label}</b>
          <span className={clsx(text.entry, text.right)}>{formatCount(rows)}</span>
          <span className={clsx(text.fine, text.bone, text.right)}>{formatMoney(amount)}</span>
        </li>
      ))}
      <li className={clsx(text.fine, text.mute, TRACK)}>
        <i className={clsx(layout.absolute, layout.noPhone, styles.siding)} />
        <span>{setAside.label}</span>
        <span className={text.right}>{setAside.rows}</span>
        <span className={text.right}>{formatMoney(setAside.amount)}</span>
      </li>
    </ul>
  );
}
