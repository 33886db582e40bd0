import { useEffect, useState } from 'react';
import type { SupportClock } from '#content/schemas/site-schema.ts';
import { Text } from '#ui/layout/box.tsx';
import { t } from '#words/words.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './support-status.module.css';
import { supportStatus } from './support-status.ts';

const MINUTE = 60_000;

/**
 * Whether support is open now, and the institution's local time, updated every minute. For content
 * that is first rendered in the browser; elsewhere `SupportStatusLine` shows the hours until a
 * script runs.
 */
export function SupportNow({ hours }: { hours: SupportClock }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const { open, until, clock } = supportStatus(hours, now);
  return (
    <Text size="fine" before={1} className={styles.status}>
      <Lamp state={open ? 'on' : 'off'} />
      <span>{t('answering.clock', { until, clock, place: hours.place })}</span>
    </Text>
  );
}
