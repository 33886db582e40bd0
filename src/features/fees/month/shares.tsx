import type { Bill } from '../model/bill.ts';
import type { BillPart } from '../model/bill-fields.ts';
import { formatMoney } from '../model/money.ts';
import { type Share, shares } from '../model/shares.ts';
import styles from './shares.module.css';

const PARTS: Readonly<Record<BillPart, string>> = {
  account: 'Account, IBANs',
  swift: 'SWIFT',
  exchange: 'Exchange',
  sepa: 'SEPA',
  instant: 'Instant',
};

/** The stroke of a part: an outline, the double line, hatching, bone, the lamp. */
function Piece({ part }: { part: BillPart }) {
  if (part === 'swift') {
    return (
      <>
        <rect className={styles.swift} width="100%" height="9" />
        <rect className={styles.swift} y="19" width="100%" height="9" />
      </>
    );
  }
  if (part === 'exchange') {
    return <rect width="100%" height="28" fill="url(#month-hatch)" />;
  }
  return <rect className={styles[part]} width="100%" height="28" />;
}

function Bar({ parts }: { parts: readonly (Share & { readonly from: number })[] }) {
  return (
    <svg className={styles.bar} width="100%" height="28" aria-hidden="true">
      <defs>
        <pattern id="month-hatch" width="8" height="28" patternUnits="userSpaceOnUse">
          <rect className={styles.hatch} width="2" height="28" />
        </pattern>
      </defs>
      {parts.map(({ part, percent, from }) => (
        <svg key={part} x={`${from}%`} width={`${percent}%`} height="28" aria-hidden="true">
          <Piece part={part} />
          {from > 0 ? <rect className={styles.gap} width="4" height="28" /> : null}
        </svg>
      ))}
    </svg>
  );
}

/** Where the total goes: a bar drawn to scale, and its parts in figures. */
export function Shares({ bill }: { bill: Bill }) {
  const all = shares(bill);
  if (all.length === 0) return null;
  const parts = all.map((share, index) => ({
    ...share,
    from: all.slice(0, index).reduce((sum, { percent }) => sum + Number(percent), 0),
  }));
  return (
    <div className={styles.shares}>
      <h3 className={styles.heading}>{`Where the ${formatMoney(bill.total)} goes`}</h3>
      <Bar parts={parts} />
      <ul className={styles.list}>
        {parts.map(({ part, amount, percent }) => (
          <li key={part} className={styles.part}>
            <svg className={styles.swatch} width="28" height="28" aria-hidden="true">
              <Piece part={part} />
            </svg>
            <b className={styles.amount}>{formatMoney(amount)}</b>
            <span className={styles.name}>{`${PARTS[part]} ${percent}%`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
