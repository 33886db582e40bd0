import { clsx } from 'clsx';
import { formatAmount, formatMoney, numberSigns } from '#tariff/money.ts';
import { liveRail, railOf } from '#tariff/rails.ts';
import { Box, Inline, Spread, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { InstantRing } from '../instant-ring/instant-ring.tsx';
import styles from './account-panel.module.css';

const NAME = { size: 'name', block: true } as const;
const QUIET = { size: 'small', tone: 'mute', tabular: true, block: true } as const;

function Received() {
  const { payer, receivedAt, amount } = useDemo().received;
  return (
    <Spread rule="start" items="middle" gap={5} className={clsx(styles.zone, styles.received)}>
      <InstantRing />
      <Inline spread gap={1} flex="grow">
        <p>
          <Text.b {...NAME}>{payer}</Text.b>
          <Text.span {...QUIET}>
            {t('drawings.received', {
              rail: railOf(liveRail()).name,
              time: receivedAt,
            })}
          </Text.span>
        </p>
        <Text.span size="large" tone="bone" tabular>
          +{formatAmount(amount)}
        </Text.span>
      </Inline>
    </Spread>
  );
}

function Signatures() {
  const { rail, needed, signatures, currency, amount, payee } = useDemo().abroad;
  return (
    <Box rule="start" className={styles.zone}>
      <Text.b {...NAME}>
        {formatMoney(amount, currency)} {t('drawings.to', { payee })}
      </Text.b>
      <Text.span {...QUIET}>
        {t('drawings.needs', {
          rail: railOf(rail).name,
          needed: t('facts.number', { number: needed }),
          of: t('facts.number', { number: signatures.length }),
        })}
      </Text.span>
      <Spread.ul gap={2} before={4}>
        {signatures.map(({ login, short, at }) => (
          <Text.li
            key={login}
            size="small"
            tone={at ? 'bone' : 'mute'}
            flex="grow"
            className={clsx(at ? styles.signed : styles.signer)}
          >
            {short}
            <Text.span size="least" tone="mute" tabular block>
              {at ? t('drawings.signedAt', { time: at }) : t('drawings.notNeeded')}
            </Text.span>
          </Text.li>
        ))}
      </Spread.ul>
    </Box>
  );
}

/**
 * The account panel of the home page's hero: the balance, a payment arriving on the lit line, and
 * one being signed.
 */
export function AccountPanel(place: Look) {
  const { operating, currency } = useDemo();
  const { name, iban, balance } = operating;
  const { decimal } = numberSigns();
  const [whole, cents] = formatMoney(balance, currency).split(decimal);
  return (
    <Panel {...place} drawing="account-panel">
      <div className={styles.zone}>
        <Spread items="middle">
          <p>
            <Text.b {...NAME}>{name}</Text.b>
            <Text.span mono size="least" tone="mute">
              {iban}
            </Text.span>
          </p>
          <Text.span {...QUIET}>{currency}</Text.span>
        </Spread>
        <Text tone="bone" before={6} className={styles.balance}>
          {whole}
          <Text.span tone="mute">{`${decimal}${cents}`}</Text.span>
        </Text>
      </div>
      <Received />
      <Signatures />
    </Panel>
  );
}
