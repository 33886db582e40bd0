import { Station } from '../../lines/station.tsx';
import { formatAmount, RULE_STEPS, SWIFT_OUT } from '../demo.ts';
import styles from './rule-stair.module.css';

const euro = (amount: string) => `€${formatAmount(amount).replace(/\.00$/, '')}`;

/** In units of the drawing; the labels stand on the same steps in the style sheet. */
const STAIR =
  'M0 300H156Q180 300 180 276V240Q180 216 204 216H396Q420 216 420 192V156Q420 132 444 132H676Q700 132 700 108V72Q700 48 724 48H1000';

/** The demo rule in large figures: how many of how many. */
export function RuleFigure({ className }: { className?: string | undefined }) {
  const { needed, of } = SWIFT_OUT.rule;
  return (
    <p className={[styles.figure, className].filter(Boolean).join(' ')} aria-hidden="true">
      {needed}
      <span>of</span>
      {of}
    </p>
  );
}

/** The signature rule as a stair: it leaves the SWIFT line and rises with the amount. */
export function RuleStair({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.stair, className].filter(Boolean).join(' ')} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox="0 0 1000 340"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.ground} d="M0 300H1000M0 216H1000M0 132H1000M0 48H1000" />
        <path className={styles.line} d={STAIR} />
        <path className={styles.core} d={STAIR} />
      </svg>
      <span className={styles.gate}>
        <Station span={3} />
      </span>
      <ol>
        {RULE_STEPS.map(({ upTo, rule }, index) => (
          <li key={rule} className={styles.step} data-step={index}>
            <b className={styles.rule}>{rule}</b>
            <span className={styles.to}>{upTo ? `to ${euro(upTo)}` : 'above'}</span>
          </li>
        ))}
      </ol>
      <p className={styles.payment}>
        <Station state="now" className={styles.ring} />
        <b>€{formatAmount(SWIFT_OUT.eurValue)}</b>
        {SWIFT_OUT.payee}
      </p>
    </div>
  );
}

/** Who has signed the payment that stands on the third step. */
export function RuleSigners({ className }: { className?: string | undefined }) {
  const { signatures, stops } = SWIFT_OUT;
  return (
    <ol className={[styles.signers, className].filter(Boolean).join(' ')} aria-hidden="true">
      {signatures.map(({ who, at }) => (
        <li key={who.login} className={styles.signer} data-signed={at !== null}>
          <b>{who.name}</b>
          {who.role}, {at ?? 'not needed'}
        </li>
      ))}
      <li className={styles.signer} data-signed="released">
        <b>Released to SWIFT</b>
        {stops[0].at}
      </li>
    </ol>
  );
}
