import { formatAmount, formatMoney } from '#tariff/money.ts';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { ApplicationFrame } from './application-frame.tsx';
import styles from './overview-screen.module.css';
import { Signatures } from './signatures.tsx';

/**
 * A shortened account number: the last four characters, after country code and check digits of an
 * IBAN, `LT40 … 1085`.
 */
const shortened = (number: string) =>
  `${/^[A-Z]{2}\d{2}/.exec(number)?.[0] ?? ''} … ${number.replaceAll(' ', '').slice(-4)}`.trim();

/** The balances of the accounts in three currencies. */
function Balances() {
  const { overview } = useDemo();
  return (
    <Box.ul className={styles.balances}>
      {overview.balances.map(({ name, iban, currency, amount }) => (
        <Box.li key={currency}>
          <Text.span tone="mute">
            {name}
            <Text.span size="least" mono block shown="tabletUp">
              {shortened(iban)}
            </Text.span>
          </Text.span>
          <Text.b tone="bone" wrap="none" className={styles.balance}>
            <small className={styles.unit}>{currency}</small> {formatAmount(amount)}
          </Text.b>
        </Box.li>
      ))}
    </Box.ul>
  );
}

/** The last payments, newest first: the payroll file, then the transfers that funded it. */
function LastPayments() {
  const { payroll, overview, statement } = useDemo();
  const file = {
    name: payroll.file,
    detail: t('application.file', { count: payroll.sound, time: overview.at }),
    amount: `-${payroll.total}`,
  };
  const own = statement.movements.toReversed().map((movement) => ({
    name: movement.with,
    detail: t('application.own'),
    amount: movement.amount,
  }));
  return (
    <Box shown="tabletUp">
      <Text.b weight="medium" tone="bone">
        {t('application.last')}
      </Text.b>
      <Box.ul before={2}>
        {[file, ...own].map(({ name, detail, amount }) => (
          <Spread.li key={name} gap={4} pad={2} rule="start">
            <span>
              <Text.span tone="bone" block>
                {name}
              </Text.span>
              <Text.span tone="mute">{detail}</Text.span>
            </span>
            <Text.span tone="bone" wrap="none">
              {amount.startsWith('-') ? '' : '+'}
              {formatAmount(amount)}
            </Text.span>
          </Spread.li>
        ))}
      </Box.ul>
    </Box>
  );
}

/** The payment waiting for its second signature. */
function Waiting() {
  const { abroad } = useDemo();
  const [first] = abroad.signatures;
  return (
    <div className={styles.waiting}>
      <Text.b weight="medium" tone="bone">
        {t('application.waiting')}
      </Text.b>
      <Text size="large" tone="bone" wrap="none" before={3}>
        {formatMoney(abroad.amount, abroad.currency)}
      </Text>
      <Text>{t('drawings.to', { payee: abroad.payee })}</Text>
      <Box before={3}>
        <Signatures />
      </Box>
      <Text tone="mute" before={2}>
        {t('drawings.screen.signedAt', { name: first?.short ?? '', time: first?.at ?? '' })}
      </Text>
      <b className={styles.ask}>{t('application.ask')}</b>
    </div>
  );
}

/**
 * The application's overview: balances in three currencies, the last payments, and one waiting to
 * be signed.
 */
export function OverviewScreen() {
  const { day, overview } = useDemo();
  return (
    <ApplicationFrame drawing="overview-screen" open="accounts" moment={`${day}, ${overview.at}`}>
      <Balances />
      <Box before={5} className={styles.columns}>
        <LastPayments />
        <Waiting />
      </Box>
    </ApplicationFrame>
  );
}
