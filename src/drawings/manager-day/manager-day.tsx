import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './manager-day.module.css';

interface HourProps {
  at: string;
  what: string;
  now?: boolean;
  children: ReactNode;
}

function Hour({ at, what, now = false, children }: HourProps) {
  return (
    <Spread.li
      items="baseline"
      gap={4}
      tone={now ? 'text' : undefined}
      className={clsx(styles.hour, now && styles.now)}
    >
      <Text.span size="small" pad={2}>
        {at}
      </Text.span>
      <Box.p flex="grow" pad={2} className={now ? undefined : styles.booked}>
        <Box.b block>
          {now ? <Lamp /> : null}
          {now ? `\u2002${what}` : what}
        </Box.b>
        {children}
      </Box.p>
    </Spread.li>
  );
}

/** A business day of an account manager; only the current appointment is lit. */
export function ManagerDay() {
  const { day, abroad, manager } = useDemo();
  const payee = abroad.payee.split(' ')[0] ?? '';
  const hours: readonly HourProps[] = [
    {
      at: '10:00',
      what: t('drawings.manager.shareholder'),
      children: t('drawings.manager.documents'),
    },
    {
      at: '12:00',
      what: t('drawings.manager.away', { time: '13:00' }),
      children: t('drawings.manager.deputy'),
    },
    {
      at: abroad.preparedAt,
      what: t('drawings.manager.invoice', { payee }),
      children: t('drawings.manager.read'),
    },
    {
      at: abroad.stops[0]?.at ?? '',
      what: t('drawings.manager.call'),
      children: t('drawings.manager.released', { payee }),
      now: true,
    },
  ];
  return (
    <Panel drawing="manager-day" size="fine" tone="mute" tabular pad={3}>
      <Spread.p
        items="baseline"
        phone="stack"
        gap={4}
        pad={3}
        className={clsx(styles.hour, styles.head)}
      >
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
        <Text.span size="small" wrap="none">
          {manager ? <Text.b block>{manager.phone}</Text.b> : null}
          {day}
        </Text.span>
      </Spread.p>
      <ol>
        {hours
          .toSorted((one, other) => one.at.localeCompare(other.at))
          .map((hour) => (
            <Hour key={hour.at} {...hour} />
          ))}
      </ol>
    </Panel>
  );
}
