import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { Text } from '../../ui/layout/box.tsx';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame } from '../../ui/section/section.tsx';
import styles from './journey.module.css';
import type { Journey, JourneyStop, Tick } from './journey.ts';
import { DayLine } from './journey-drawing.tsx';

interface RouteProps {
  route: Journey;
  label: string;
}

/**
 * The route from application to offer: five working days to a row, the line winding over each
 * weekend. One list for every width; on a phone it runs straight down, the stops only.
 */
export function Route({ route, label }: RouteProps) {
  const { stops, ticks, days } = route;
  const all: readonly (JourneyStop | Tick)[] = [...stops, ...ticks].sort((a, b) => a.day - b.day);
  return (
    <Frame strip before={7}>
      <ol className={styles.days} aria-label={label}>
        {all.map((place) => {
          const { day, column } = place;
          const at = clsx(styles.day, layout.relative, columns[`from${column}`]);
          const number = clsx(text.small, text.tabular, layout.block);
          if (!('title' in place)) {
            return (
              <Text.li key={day} tone="mute" shown="tabletUp" className={at} aria-hidden="true">
                <span className={clsx(number, styles.tick)}>{day}</span>
                <DayLine place={place} last={days} />
              </Text.li>
            );
          }
          const roomy = place.room > 1 && styles.roomy;
          return (
            <li key={day} className={at}>
              <span className={number}>Day {day}</span>
              <DayLine place={place} last={days} />
              <Station
                state={day === 0 ? 'now' : 'ring'}
                rail={0}
                className={day === days ? styles.offer : undefined}
              />
              <Text.b size="large" weight="medium" block className={clsx(styles.title, roomy)}>
                {place.title}
              </Text.b>
              <Text.span size="fine" wrap="balance" block before={1} className={clsx(roomy)}>
                {place.text}
              </Text.span>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
