import type { Demo } from '#content/demo/schema.ts';
import { formatAmount } from '#tariff/money.ts';
import { rails as all, liveRail } from '#tariff/rails.ts';
import { Spread, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import { Stands, Station } from '../lines/station.tsx';
import styles from './iban-rights.module.css';

const ROW = { place: 'relative', gap: 4, className: styles.row } as const;

/** The day's last transfer with the operating account, seen from the other side. */
function lastMove({ movements }: Demo, name: string): string | null {
  const found = movements.findLast((movement) => movement.with === name);
  if (!found) return null;
  const { amount } = found;
  return amount.startsWith('-') ? `+${formatAmount(amount.slice(1))}` : formatAmount(`-${amount}`);
}

/** The rights of each IBAN, as rings on the lines that pass on its right. */
export function IbanRights(place: Look) {
  const demo = useDemo();
  const { accounts, currency, operating, received } = demo;
  return (
    <Text.div
      {...place}
      size="small"
      tabular
      className={styles.rights}
      data-drawing="iban-rights"
      aria-hidden="true"
    >
      <Spread {...ROW} tone="mute" shown="tabletUp" pad={3}>
        <span>{t('drawings.account')}</span>
        <span>{t('drawings.lastBooked', { currency })}</span>
      </Spread>
      {accounts.map(({ name, iban, currencies, rails }) => {
        const live = iban === operating.iban;
        return (
          <Spread key={iban} {...ROW} rule="start" pad={4}>
            {rails.map((line) => (
              <Station
                key={line}
                rail={all().indexOf(line)}
                state={live && line === liveRail() ? 'now' : 'ring'}
                shown="tabletUp"
              />
            ))}
            <Stands rails={rails} shown="phone" />
            <span>
              <Text.span size="name">{name}</Text.span>{' '}
              <Text.span tone="mute" shown="tabletUp">
                {currencies.join(', ')}
              </Text.span>
              <Text.code tone="mute" wrap="none" block className={styles.iban}>
                {iban}
              </Text.code>
            </span>
            <Text.span right>
              <Text.span size="name">
                {live ? `+${formatAmount(received.amount)}` : lastMove(demo, name)}
              </Text.span>
              <Text.span tone="mute" block>
                {live ? (
                  <>
                    <Lamp /> {t('drawings.receiving')}
                  </>
                ) : (
                  t('drawings.internal')
                )}
              </Text.span>
            </Text.span>
          </Spread>
        );
      })}
      <Spread {...ROW} tone="bone" rule="start" items="baseline" pad={5} shown="tabletUp">
        <span>{t('drawings.balance', { account: operating.name })}</span>
        <Text.span size="entry">{formatAmount(operating.balance)}</Text.span>
      </Spread>
    </Text.div>
  );
}
