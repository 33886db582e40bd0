import { clsx } from 'clsx';
import { formatAmount } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
import { INSTANT_IN, OPERATING, SWIFT_OUT } from '../demo.ts';
import { InstantRing } from '../instant-ring/instant-ring.tsx';
import styles from './account-panel.module.css';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;
const NAME = clsx(text.name, layout.block);
const QUIET = clsx(text.small, text.mute, text.tabular, layout.block);

function Received() {
  return (
    <div
      className={clsx(
        styles.zone,
        styles.received,
        layout.rule,
        layout.between,
        layout.middle,
        layout.gap5,
      )}
    >
      <InstantRing />
      <div className={clsx(layout.row, layout.between, layout.gap1, layout.grow)}>
        <p>
          <b className={NAME}>{INSTANT_IN.payer}</b>
          <span className={QUIET}>SEPA Instant, received {INSTANT_IN.receivedAt}</span>
        </p>
        <span className={clsx(text.large, text.bone, text.tabular)}>
          +{formatAmount(INSTANT_IN.amount)}
        </span>
      </div>
    </div>
  );
}

function Signatures() {
  const { needed, of } = SWIFT_OUT.rule;
  return (
    <div className={clsx(styles.zone, layout.rule)}>
      <b className={NAME}>
        {SWIFT_OUT.currency} {formatAmount(SWIFT_OUT.amount)} to {SWIFT_OUT.payee}
      </b>
      <span className={QUIET}>
        SWIFT, needs {NUMBERS[needed]} signatures of {NUMBERS[of]}
      </span>
      <ul className={clsx(layout.between, layout.gap2, layout.before4)}>
        {SWIFT_OUT.signatures.map(({ who, at }) => (
          <li
            key={who.login}
            className={clsx(
              at ? styles.signed : styles.signer,
              text.small,
              at ? text.bone : text.mute,
              layout.grow,
            )}
          >
            {who.short}
            <span className={clsx(text.least, text.mute, text.tabular, layout.block)}>
              {at ? `signed ${at}` : 'not needed'}
            </span>
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
    <Panel drawing="account-panel" className={className}>
      <div className={styles.zone}>
        <div className={clsx(layout.between, layout.middle)}>
          <p>
            <b className={NAME}>{OPERATING.name}</b>
            <span className={clsx(text.mono, text.least, text.mute)}>{OPERATING.iban}</span>
          </p>
          <span className={QUIET}>{OPERATING.currencies[0]}</span>
        </div>
        <p className={clsx(styles.balance, text.bone, text.nowrap, layout.before6)}>
          €{whole}
          <span className={text.mute}>.{cents}</span>
        </p>
      </div>
      <Received />
      <Signatures />
    </Panel>
  );
}
