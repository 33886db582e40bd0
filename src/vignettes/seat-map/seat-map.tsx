import { clsx } from 'clsx';
import { formatRoundMoney } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';

/** The rights, and where their rings stand on a seat's own short line. */
const RIGHTS = [
  { right: 'see', name: 'Sees', x: 9, anchor: 'start' },
  { right: 'prepare', name: 'Prepares', x: 105, anchor: 'middle' },
  { right: 'sign', name: 'Signs', x: 201, anchor: 'end' },
] as const;

const ROW = clsx(layout.three, layout.phoneTwo, layout.gap5, layout.middle);

/** A line for each seat, with a ring for every right it holds, and the day's limit used. */
export function SeatMap({ className }: { className?: string | undefined }) {
  return (
    <div
      className={clsx(text.small, text.tabular, className)}
      data-drawing="seat-map"
      aria-hidden="true"
    >
      <div className={clsx(text.mute, layout.noPhone, layout.pad2, ROW)}>
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
      </div>
      <ul className={layout.ruleEnd}>
        {useDemo().seats.map(({ login, name: person, role, rights, can, day }) => {
          const held = RIGHTS.filter(({ right }) => right === 'see' || can.includes(right));
          return (
            <li key={login} className={clsx(layout.rule, layout.pad4, ROW)}>
              <span>
                <b className={clsx(text.name, layout.block)}>{person}</b>
                <span className={text.mute}>{role}</span>
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
                <span className={clsx(text.mute, layout.phoneOnly)}>{rights}</span>
              </span>
              <span className={layout.noPhone}>
                {day
                  ? `${formatRoundMoney(day.used)} of ${formatRoundMoney(day.limit)}`
                  : 'No payments'}
                {day ? (
                  <svg
                    className={clsx(layout.full, layout.before2)}
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
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
