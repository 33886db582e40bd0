import { formatRoundMoney } from '#tariff/money.ts';
import { Drawing, DrawingText } from '#ui/drawing/drawing.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';

/** The rights, with the positions of their rings and names on a user's track. */
const RIGHTS = [
  { right: 'see', name: () => t('drawings.seats.sees'), ring: 9, x: 0, anchor: 'start' },
  {
    right: 'prepare',
    name: () => t('drawings.seats.prepares'),
    ring: 105,
    x: 105,
    anchor: 'middle',
  },
  { right: 'sign', name: () => t('drawings.seats.signs'), ring: 201, x: 210, anchor: 'end' },
] as const;

const ROW = { phone: 'two', gap: 5, items: 'middle', of: 3 } as const;

/** A track for each user, with a ring for every right, and how much of the daily limit is used. */
export function SeatMap() {
  const { seats, currency } = useDemo();
  return (
    <Text.div size="small" tabular data-drawing="seat-map" aria-hidden="true">
      <Split {...ROW} tone="mute" shown="tabletUp" pad={2}>
        <span />
        <svg viewBox="0 0 210 24" width="210" aria-hidden="true">
          {RIGHTS.map(({ right, name, x, anchor }) => (
            <DrawingText key={right} x={x} y="15" textAnchor={anchor}>
              {name()}
            </DrawingText>
          ))}
        </svg>
        <span>{t('drawings.seats.used')}</span>
      </Split>
      <Box.ul rule="end">
        {seats.map(({ login, name: person, role, rights, can, day }) => {
          const held = RIGHTS.filter(({ right }) => right === 'see' || can.includes(right));
          return (
            <Split.li key={login} {...ROW} rule="start" pad={4}>
              <span>
                <Text.b size="name" block>
                  {person}
                </Text.b>
                <Text.span tone="mute">{role}</Text.span>
              </span>
              <span>
                <svg
                  viewBox="0 0 210 18"
                  width="210"
                  fill="var(--page)"
                  stroke="var(--bone)"
                  strokeWidth="4"
                  aria-hidden="true"
                >
                  <path d={`M9 9H${held.at(-1)?.ring ?? 9}`} />
                  {held.map(({ right, ring }) => (
                    <circle key={right} cx={ring} cy="9" r="7" />
                  ))}
                </svg>
                <Text.span tone="mute" shown="phone">
                  {rights}
                </Text.span>
              </span>
              <Box.span shown="tabletUp">
                {day
                  ? t('drawings.seats.usedOf', {
                      used: formatRoundMoney(day.used, currency),
                      limit: formatRoundMoney(day.limit, currency),
                    })
                  : t('drawings.seats.none')}
                {day ? (
                  <Drawing
                    before={2}
                    overflow="hidden"
                    viewBox="0 0 100 4"
                    height="4"
                    preserveAspectRatio="none"
                  >
                    <rect width="100" height="4" fill="var(--gauge)" />
                    <rect
                      width={((Number(day.used) / Number(day.limit)) * 100).toFixed(1)}
                      height="4"
                      fill="var(--bone)"
                    />
                  </Drawing>
                ) : null}
              </Box.span>
            </Split.li>
          );
        })}
      </Box.ul>
    </Text.div>
  );
}
