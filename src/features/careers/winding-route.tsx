import { clsx } from 'clsx';
import { Station } from '#drawings/lines/station.tsx';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './winding.module.css';
import type { WorkingDay } from './winding.ts';

const FAR = 3000;
const PASSES = { tone: 'mute', shown: 'tabletUp', 'aria-hidden': true } as const;

/** One day's piece of the track: straight, bent over the weekend, or unlit after the offer. */
function DayTrack({ of: { day, week, step }, last }: { of: WorkingDay; last: number }) {
  const left = week % 2 === 0;
  const friday = day % 5 === 4 && day !== last;
  const monday = day % 5 === 0 && day > 0;
  const lit = day < last ? day === 0 || !(friday || monday) : left && !monday;
  return (
    <>
      {friday ? (
        <Box.i shown="tabletUp" className={clsx(styles.weekend, left && styles.left)} />
      ) : null}
      <Drawing cover shown="tabletUp" stroke="var(--bone)" strokeWidth="4">
        <Positioned y="38">
          {lit ? <line x1={day === 0 ? -FAR : -1} x2="100%" /> : null}
          {day === last ? (
            <line x1={left ? -FAR : 18} x2={left ? 0 : FAR} stroke="var(--rest)" />
          ) : null}
          {step ? null : <line x1="9" x2="9" y1="-6" y2="6" strokeWidth="3" />}
        </Positioned>
        {friday ? (
          <Positioned x={left ? '0%' : '100%'} y="100%">
            <text
              className={left ? styles.before : undefined}
              textAnchor={left ? 'start' : 'end'}
              x={left ? 16 : -16}
              y="-24"
              fontSize="13"
              fill="var(--mute)"
              stroke="none"
            >
              {t('careers.weekend')}
            </text>
          </Positioned>
        ) : null}
      </Drawing>
    </>
  );
}

/**
 * The steps from application to offer: a row for each week of five working days, and a track that
 * winds from row to row over the weekends. One list for every width; on a phone the track runs
 * straight down and has the steps only.
 */
export function WindingRoute({ days, label }: { days: readonly WorkingDay[]; label: string }) {
  const last = days.at(-1)?.day ?? 0;
  return (
    <Frame strip before={7}>
      <ol className={styles.days} aria-label={label}>
        {days.map((one) => {
          const { day, column, step } = one;
          const roomy = one.room > 1 && styles.roomy;
          // The first day after a weekend and the last day have no bend at the right edge, so their
          // text may reach it.
          const atEdge = column === 5 && (day % 5 === 0 || day === last) && styles.atEdge;
          return (
            <Text.li
              key={step?.title ?? day}
              place="relative"
              at={[column]}
              className={clsx(styles.day, atEdge)}
              {...(step ? {} : PASSES)}
            >
              <Text.span size="small" tabular block className={step ? undefined : styles.tick}>
                {step ? t('careers.day', { day }) : day}
              </Text.span>
              <DayTrack of={one} last={last} />
              {step ? (
                <>
                  <Station
                    state={day === 0 ? 'now' : 'ring'}
                    rail={0}
                    className={day === last ? styles.offer : undefined}
                  />
                  <Text.b size="large" weight="medium" block className={clsx(styles.title, roomy)}>
                    {step.title}
                  </Text.b>
                  <Text.span size="fine" wrap="balance" block before={1} className={clsx(roomy)}>
                    {step.text}
                  </Text.span>
                </>
              ) : null}
            </Text.li>
          );
        })}
      </ol>
    </Frame>
  );
}
