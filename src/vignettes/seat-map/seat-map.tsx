import { clsx } from 'clsx';
import { cents, formatRoundMoney } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { SEATS } from '../demo.ts';

/** The rights, and where their rings stand on a seat's own short line. */
const RIGHTS = [
  { name: 'Sees', x: 9, anchor: 'start' },
  { name: 'Prepares', x: 105, anchor: 'middle' },
  { name: 'Signs', x: 201, anchor: 'end' },
] as const;

const ROW = clsx(layout.three, layout.phoneTwo, layout.gap5, layout.middle);

function holds(rights: string, right: string): boolean {
  return right === 'Sees' || rights.toLowerCase().includes(right.toLowerCase());
}

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
        {SEATS.map(({ who, rights, used, limit }) => {
          const held = RIGHTS.filter(({ name }) => holds(rights, name));
          return (
            <li key={who.login} className={clsx(layout.rule, layout.pad4, ROW)}>
              <span>
                <b className={clsx(text.name, layout.block)}>{who.name}</b>
                <span className={text.mute}>{who.role}</span>
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
                {used ? `${formatRoundMoney(used)} of ${formatRoundMoney(limit)}` : 'No payments'}
                {used ? (
                  <svg
                    className={clsx(layout.full, layout.before2)}
                    viewBox="0 0 100 4"
                    height="4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width="100" height="4" fill="var(--gauge)" />
                    <rect
                      width={((cents(used) / cents(limit)) * 100).toFixed(1)}
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
