import { Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './prose-pieces.module.css';

interface ClockProps {
  title: string;
  /** Stops as of a post's cover; `at` is a number of seconds: `1.2 s`. */
  stops: readonly { readonly at: string; readonly label: string }[];
}

const RADIUS = 6;

function seconds(at: string): number {
  const value = Number(/^(\d+(?:\.\d+)?) s$/.exec(at)?.[1]);
  if (Number.isNaN(value))
    throw new Error(`<Clock>: stop at "${at}": expected seconds as in 1.2 s`);
  return value;
}

/** One step to scale, starting where the previous one ended; the last ends at the lamp. */
function Step({ from, to, isLast }: { from: string; to: string; isLast: boolean }) {
  const line = isLast ? 'var(--lamp)' : 'var(--bone)';
  return (
    <svg width="100%" height="20" overflow="visible" aria-hidden="true">
      <line x2="100%" y1="10" y2="10" stroke="var(--hair)" />
      <line x1={from} x2={to} y1="10" y2="10" stroke={line} strokeWidth="3" />
      {[from, to].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="10"
          r={RADIUS}
          fill={isLast && x === to ? 'var(--lamp)' : 'var(--raised)'}
          stroke="var(--bone)"
          strokeWidth="3"
        />
      ))}
    </svg>
  );
}

/** The steps of one payment as a timeline in seconds. The text around it says the same. */
export function Clock({ title, stops }: ClockProps) {
  const whole = seconds(stops.at(-1)?.at ?? '');
  const place = (at: string) => `${Math.round((seconds(at) / whole) * 1000) / 10}%`;
  return (
    <figure>
      <Text.figcaption size="small" tone="mute">
        {title}
      </Text.figcaption>
      <Panel before={3} size="fine" gap={3} flow="stack" className={styles.wrapper} drawing="clock">
        {stops.slice(1).map(({ at, label }, index) => {
          const before = stops[index]?.at ?? '';
          return (
            <p key={label} className={styles.step}>
              <Text.span tone="bone">{label}</Text.span>
              <Step from={place(before)} to={place(at)} isLast={index === stops.length - 2} />
              <Text.span tabular wrap="none">
                {before.replace(' s', '')}–{at}
              </Text.span>
            </p>
          );
        })}
      </Panel>
    </figure>
  );
}
