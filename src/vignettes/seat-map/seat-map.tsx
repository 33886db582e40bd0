import { formatRoundMoney } from '../../tariff/money.ts';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { type Look, lookOf } from '../../ui/layout/look.ts';
import { useDemo } from '../demo.ts';

/** The rights, and where their rings stand on a seat's own short line. */
const RIGHTS = [
  { right: 'see', name: 'Sees', x: 9, anchor: 'start' },
  { right: 'prepare', name: 'Prepares', x: 105, anchor: 'middle' },
  { right: 'sign', name: 'Signs', x: 201, anchor: 'end' },
] as const;

const ROW = { phone: 'two', gap: 5, items: 'middle', of: 3 } as const;

/** A line for each seat, with a ring for every right it holds, and the day's limit used. */
export function SeatMap(place: Look) {
  return (
    <Text.div {...place} size="small" tabular data-drawing="seat-map" aria-hidden="true">
      <Split {...ROW} tone="mute" shown="tabletUp" pad={2}>
        <span />
        <svg viewBox="0 0 210 24" width="210" aria-hidden="true">
          {RIGHTS.map(({ name, x, anchor }) => (
            <text
              key={name}
              x={anchor === 'middle' ? x : anchor === 'start' ? 0 : 210}
              y="15"
              textAnchor={anchor}
              fill="currentColor"
            >
              {name}
            </text>
          ))}
        </svg>
        <span>Used of today’s limit</span>
      </Split>
      <Box.ul rule="end">
        {useDemo().seats.map(({ login, name: person, role, rights, can, day }) => {
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
                  <path d={`M9 9H${held.at(-1)?.x ?? 9}`} />
                  {held.map(({ name, x }) => (
                    <circle key={name} cx={x} cy="9" r="7" />
                  ))}
                </svg>
                <Text.span tone="mute" shown="phone">
                  {rights}
                </Text.span>
              </span>
              <Box.span shown="tabletUp">
                {day
                  ? `${formatRoundMoney(day.used)} of ${formatRoundMoney(day.limit)}`
                  : 'No payments'}
                {day ? (
                  <svg
                    className={lookOf({ measure: 'full', before: 2 })}
                    viewBox="0 0 100 4"
                    height="4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width="100" height="4" fill="var(--gauge)" />
                    <rect
                      width={((Number(day.used) / Number(day.limit)) * 100).toFixed(1)}
                      height="4"
                      fill="var(--bone)"
                    />
                  </svg>
                ) : null}
              </Box.span>
            </Split.li>
          );
        })}
      </Box.ul>
    </Text.div>
  );
}
