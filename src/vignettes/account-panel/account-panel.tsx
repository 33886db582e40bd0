import { Panel } from '../../ui/panel/panel.tsx';
import { formatAmount, INSTANT_IN, OPERATING, SWIFT_OUT } from '../demo.ts';
import { InstantRing } from '../instant-ring/instant-ring.tsx';
import styles from './account-panel.module.css';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;

function Received() {
  return (
    <div className={styles.received}>
      <InstantRing className={styles.ring} />
      <p className={styles.party}>
        <b className={styles.name}>{INSTANT_IN.payer}</b>
        <span className={styles.quiet}>SEPA Instant, received {INSTANT_IN.receivedAt}</span>
      </p>
      <span className={styles.amount}>+{formatAmount(INSTANT_IN.amount)}</span>
    </div>
  );
}

function Signatures() {
  const { needed, of } = SWIFT_OUT.rule;
  return (
    <div className={styles.signatures}>
      <b className={styles.name}>
        {SWIFT_OUT.currency} {formatAmount(SWIFT_OUT.amount)} to {SWIFT_OUT.payee}
      </b>
      <span className={styles.quiet}>
        SWIFT, needs {NUMBERS[needed]} signatures of {NUMBERS[of]}
      </span>
      <ul className={styles.signers}>
        {SWIFT_OUT.signatures.map(({ who, at }) => (
          <li key={who.login} className={styles.signer} data-signed={at !== null}>
            {who.short}
            <span className={styles.when}>{at ? `signed ${at}` : 'not needed'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hero's account: balance, a payment arriving on Instant, a SWIFT payment being signed. */
export function AccountPanel({ className }: { className?: string | undefined }) {
  const [whole, cents] = formatAmount(OPERATING.balance).split('.');
  return (
    <Panel decorative className={className}>
      <div className={styles.head}>
        <p>
          <b className={styles.name}>{OPERATING.name}</b>
          <span className={styles.iban}>{OPERATING.iban}</span>
        </p>
        <span className={styles.quiet}>{OPERATING.currencies[0]}</span>
      </div>
      <p className={styles.balance}>
        €{whole}
        <span className={styles.cents}>.{cents}</span>
      </p>
      <Received />
      <Signatures />
    </Panel>
  );
}
