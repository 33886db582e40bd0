import { clsx } from 'clsx';
import { formatAmount, formatMoney } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import { InstantRing } from '../instant-ring/instant-ring.tsx';
import styles from './account-panel.module.css';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;
const NAME = clsx(text.name, layout.block);
const QUIET = clsx(text.small, text.mute, text.tabular, layout.block);

function Received() {
  const { payer, receivedAt, amount } = useDemo().instant;
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
          <b className={NAME}>{payer}</b>
          <span className={QUIET}>SEPA Instant, received {receivedAt}</span>
        </p>
        <span className={clsx(text.large, text.bone, text.tabular)}>+{formatAmount(amount)}</span>
      </div>
    </div>
  );
}

function Signatures() {
  const { needed, signatures, currency, amount, payee } = useDemo().swift;
  return (
    <div className={clsx(styles.zone, layout.rule)}>
      <b className={NAME}>
        {currency} {formatAmount(amount)} to {payee}
      </b>
      <span className={QUIET}>
        SWIFT, needs {NUMBERS[needed]} signatures of {NUMBERS[signatures.length]}
      </span>
      <ul className={clsx(layout.between, layout.gap2, layout.before4)}>
        {signatures.map(({ login, short, at }) => (
          <li
            key={login}
            className={clsx(
              at ? styles.signed : styles.signer,
              text.small,
              at ? text.bone : text.mute,
              layout.grow,
            )}
          >
            {short}
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
  const { name, iban, currencies, balance } = useDemo().operating;
  const [whole, cents] = formatMoney(balance).split('.');
  return (
    <Panel drawing="account-panel" className={className}>
      <div className={styles.zone}>
        <div className={clsx(layout.between, layout.middle)}>
          <p>
            <b className={NAME}>{name}</b>
            <span className={clsx(text.mono, text.least, text.mute)}>{iban}</span>
          </p>
          <span className={QUIET}>{currencies[0]}</span>
        </div>
        <p className={clsx(styles.balance, text.bone, text.nowrap, layout.before6)}>
          {whole}
          <span className={text.mute}>.{cents}</span>
        </p>
      </div>
      <Received />
      <Signatures />
    </Panel>
  );
}
