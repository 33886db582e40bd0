import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lamp } from '../../lines/lamp.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './manager-day.module.css';

interface HourProps {
  at: string;
  /** What is booked; without it the hour is free. */
  what?: string;
  now?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Hour({ at, what, now = false, className, children }: HourProps) {
  const booked = what && !now;
  return (
    <li
      className={clsx(
        layout.between,
        layout.gap4,
        styles.hour,
        now && [styles.now, text.text],
        className,
      )}
    >
      <span className={clsx(text.small, layout.pad3)}>{at}</span>
      <p className={clsx(layout.grow, layout.pad3, booked ? styles.booked : !now && layout.rule)}>
        {what ? (
          <b className={layout.block}>
            {now ? <Lamp /> : null}
            {now ? `\u2002${what}` : what}
          </b>
        ) : null}
        {children}
      </p>
    </li>
  );
}

/** One business day of the person who knows the file; only what is now is lit. */
export function ManagerDay({ className }: { className?: string | undefined }) {
  const { day, swift } = useDemo();
  const short = swift.payee.split(' ')[0];
  return (
    <Panel
      drawing="manager-day"
      className={clsx(text.fine, text.mute, text.tabular, layout.pad3, className)}
    >
      <p className={clsx(layout.between, layout.baseline, layout.gap4, layout.pad3, styles.hour)}>
        <b className={text.name}>Your account manager</b>
        <span className={clsx(text.small, text.nowrap)}>{day}</span>
      </p>
      <ol>
        <Hour at="10:00" what="New shareholder">
          Two papers to come, listed
        </Hour>
        <Hour at="12:00" what="Away until 13:00">
          The deputy has the file
        </Hour>
        <Hour at={swift.preparedAt} what={`${short}, invoice attached`}>
          Read before it was asked for
        </Hour>
        <Hour now at={swift.stops[0]?.at ?? ''} what="On the line with you">
          {short}, released and on its way
        </Hour>
        <Hour at="15:00" className={layout.noPhone}>
          Free to 16:30
        </Hour>
        <Hour at="18:00" className={layout.noPhone}>
          Duty desk: blocks logins and payments
        </Hour>
      </ol>
    </Panel>
  );
}
