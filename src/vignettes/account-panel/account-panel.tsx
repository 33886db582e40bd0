import { clsx } from 'clsx';
import { formatAmount, formatMoney } from '../../tariff/money.ts';
import { Box, Inline, Spread, Text } from '../../ui/layout/box.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useDemo } from '../demo.ts';
import { InstantRing } from '../instant-ring/instant-ring.tsx';
import styles from './account-panel.module.css';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;
const NAME = { size: 'name', block: true } as const;
const QUIET = { size: 'small', tone: 'mute', tabular: true, block: true } as const;

function Received() {
  const { payer, receivedAt, amount } = useDemo().instant;
  return (
    <Spread rule="start" items="middle" gap={5} className={clsx(styles.zone, styles.received)}>
      <InstantRing />
      <Inline spread gap={1} flex="grow">
        <p>
          <Text {...NAME} as="b">
            {payer}
          </Text>
          <Text {...QUIET} as="span">
            SEPA Instant, received {receivedAt}
          </Text>
        </p>
        <Text as="span" size="large" tone="bone" tabular>
          +{formatAmount(amount)}
        </Text>
      </Inline>
    </Spread>
  );
}

function Signatures() {
  const { needed, signatures, currency, amount, payee } = useDemo().swift;
  return (
    <Box rule="start" className={styles.zone}>
      <Text {...NAME} as="b">
        {currency} {formatAmount(amount)} to {payee}
      </Text>
      <Text {...QUIET} as="span">
        SWIFT, needs {NUMBERS[needed]} signatures of {NUMBERS[signatures.length]}
      </Text>
      <Spread as="ul" gap={2} before={4}>
        {signatures.map(({ login, short, at }) => (
          <Text
            key={login}
            as="li"
            size="small"
            tone={at ? 'bone' : 'mute'}
            flex="grow"
            className={clsx(at ? styles.signed : styles.signer)}
          >
            {short}
            <Text as="span" size="least" tone="mute" tabular block>
              {at ? `signed ${at}` : 'not needed'}
            </Text>
          </Text>
        ))}
      </Spread>
    </Box>
  );
}

/** The hero's account: balance, a payment arriving on Instant, a SWIFT payment being signed. */
export function AccountPanel({ className }: { className?: string | undefined }) {
  const { name, iban, currencies, balance } = useDemo().operating;
  const [whole, cents] = formatMoney(balance).split('.');
  return (
    <Panel drawing="account-panel" className={className}>
      <div className={styles.zone}>
        <Spread items="middle">
          <p>
            <Text {...NAME} as="b">
              {name}
            </Text>
            <Text as="span" mono size="least" tone="mute">
              {iban}
            </Text>
          </p>
          <Text {...QUIET} as="span">
            {currencies[0]}
          </Text>
        </Spread>
        <Text tone="bone" wrap="none" before={6} className={styles.balance}>
          {whole}
          <Text as="span" tone="mute">
            .{cents}
          </Text>
        </Text>
      </div>
      <Received />
      <Signatures />
    </Panel>
  );
}
