import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './manager-day.module.css';

interface HourProps extends Pick<Look, 'shown'> {
  at: string;
  /** The appointment; undefined if the hour is free. */
  what?: string;
  now?: boolean;
  children: ReactNode;
}

function Hour({ at, what, now = false, shown, children }: HourProps) {
  const free = !what && !now;
  return (
    <Spread.li
      items="baseline"
      gap={4}
      shown={shown}
      tone={now ? 'text' : undefined}
      className={clsx(styles.hour, now && styles.now)}
    >
      <Text.span size="small" pad={2}>
        {at}
      </Text.span>
      <Box.p
        flex="grow"
        pad={2}
        rule={free ? 'start' : undefined}
        className={what && !now ? styles.booked : undefined}
      >
        {what ? (
          <Box.b block>
            {now ? <Lamp /> : null}
            {now ? `\u2002${what}` : what}
          </Box.b>
        ) : null}
        {children}
      </Box.p>
    </Spread.li>
  );
}

/** A business day of an account manager; only the current appointment is lit. */
export function ManagerDay() {
  const { day, abroad, manager } = useDemo();
  const payee = abroad.payee.split(' ')[0] ?? '';
  return (
    <Panel drawing="manager-day" size="fine" tone="mute" tabular pad={3}>
      <Spread.p items="baseline" gap={4} pad={3} className={styles.hour}>
        <span>
          <Text.b size="name">{manager?.name ?? t('drawings.manager.title')}</Text.b>
          {manager ? (
            <Text.span size="small" block>
              {t('drawings.manager.title')}
              <br />
              {manager.languages}
            </Text.span>
          ) : null}
        </span>
        <Text.span size="small" wrap="none" right>
          {manager ? <Text.b block>{manager.phone}</Text.b> : null}
          {day}
        </Text.span>
      </Spread.p>
      <ol>
        <Hour at="10:00" what={t('drawings.manager.shareholder')}>
          {t('drawings.manager.documents')}
        </Hour>
        <Hour at="12:00" what={t('drawings.manager.away', { time: '13:00' })}>
          {t('drawings.manager.deputy')}
        </Hour>
        <Hour at={abroad.preparedAt} what={t('drawings.manager.invoice', { payee })}>
          {t('drawings.manager.read')}
        </Hour>
        <Hour now at={abroad.stops[0]?.at ?? ''} what={t('drawings.manager.call')}>
          {t('drawings.manager.released', { payee })}
        </Hour>
        <Hour at="18:00" shown="tabletUp">
          {t('drawings.manager.duty')}
        </Hour>
      </ol>
    </Panel>
  );
}
