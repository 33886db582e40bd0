import { Station } from '../../lines/station.tsx';
import { formatAmount, SUPPLIERS_FILE } from '../demo.ts';
import styles from './sorting-yard.module.css';

const count = (rows: number) => rows.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/** One file in, its rows out by the line that suits them; what does not hold ends at a buffer. */
export function SortingYard({ className }: { className?: string | undefined }) {
  const { name, rows, total, lines, setAside } = SUPPLIERS_FILE;
  return (
    <div className={[styles.yard, className].filter(Boolean).join(' ')} aria-hidden="true">
      <p className={styles.file}>
        <code className={styles.name}>{name}</code>
        <svg className={styles.rows} viewBox="0 0 200 72" fill="none" aria-hidden="true">
          <path d="M0 4H200M0 20H156M0 36H184M0 68H170" />
          <path className={styles.fault} d="M0 52H128" />
        </svg>
        <span>
          {count(rows)} rows
          <br />€{formatAmount(total)}
        </span>
      </p>
      <ul className={styles.tracks}>
        {lines.map(({ line, label, rows: held, amount }) => (
          <li key={line} className={styles.track} data-on={line}>
            <Station className={styles.ring} />
            <b className={styles.label}>{label}</b>
            <span className={styles.count}>{count(held)}</span>
            <span className={styles.sum}>€{formatAmount(amount)}</span>
          </li>
        ))}
        <li className={styles.track} data-on="none">
          <i className={styles.siding} />
          <b className={styles.label}>{setAside.label}</b>
          <span className={styles.count}>{setAside.rows}</span>
          <span className={styles.sum}>€{formatAmount(setAside.amount)}</span>
        </li>
      </ul>
    </div>
  );
}
