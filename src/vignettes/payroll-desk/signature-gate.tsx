import { Lamp } from '../../lines/lamp.tsx';
import { formatAmount, PAYROLL_FILE } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** Hands, drawn once each, in the order of the file's signatures. */
const HANDS = [
  'M6 33C12 14 18 6 20 12s-5 22-2 21 9-24 14-23-7 23-2 23 9-13 13-12-4 12 1 11 6-10 9-10-1 9 3 9 14-24 18-27-6 27 1 27 8-9 11-9 0 8 6 7 10-4 20-6',
  'M10 12c10-6 24-4 18 6s-20 10-14 8 20 12 24 10 2-12 7-12 0 11 4 11 7-20 12-20-5 20 1 20 9-8 12-14m-16 6c8-2 18-5 26-4s12 8 22 2',
] as const;

/** The rule at work: who has signed, who need not, and the release. */
export function SignatureGate() {
  const { total, signatures, releasedAt } = PAYROLL_FILE;
  return (
    <div className={styles.gate}>
      <b className={styles.title}>€{formatAmount(total)}, five payments</b>
      <span className={styles.quiet}>Rule: two of three, one a director</span>
      <ul className={styles.signers}>
        {signatures.map(({ who, at }, index) => (
          <li key={who.login} className={styles.signer} data-signed={at !== null}>
            <span>
              <b className={styles.person}>{who.name}</b>
              <span className={styles.least}>{at ? `${who.role}, ${at}` : who.role}</span>
            </span>
            {at ? (
              <svg
                className={styles.hand}
                aria-hidden="true"
                viewBox="0 0 120 44"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              >
                <path d={HANDS[index]} pathLength="1" />
              </svg>
            ) : (
              <span className={styles.unneeded}>not needed</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.released}>
        <Lamp /> Released to SEPA Instant <span className={styles.clock}>{releasedAt}</span>
      </p>
    </div>
  );
}
