import type { Flow } from '../../../content/queries/industries.ts';
import styles from './flow-map.module.css';
import places from './flow-places.module.css';
import { layOut, type PlacedPayment } from './layout.ts';

const RAILS = { swift: 'SWIFT', sepa: 'SEPA', instant: 'SEPA Instant' } as const;

interface FlowMapProps {
  flow: Flow;
  /** Names the list: whose money it is. */
  label: string;
  className?: string | undefined;
}

/** The line of one payment on the wide map, from port to port. */
function Wire({ payment }: { payment: PlacedPayment }) {
  const { line, x, x2, y, y2, shift, shift2, turn, bend, back } = payment;
  return (
    <i
      className={styles.wire}
      data-line={line}
      data-x={x}
      data-x2={x2}
      data-y={Math.min(y, y2)}
      data-y2={Math.max(y, y2)}
      data-shift={turn === 'up' ? shift2 : shift}
      data-shift2={turn === 'up' ? shift : shift2}
      data-turn={turn}
      data-bend={bend}
      data-back={back || undefined}
      aria-hidden="true"
    >
      <b className={styles.head} />
    </i>
  );
}

/** Beside the part of a line that no other payment shares. */
function labelLevel({ turn, bend, y, y2 }: PlacedPayment): number {
  if (turn === 'level') return y;
  if (bend === 'middle') return Math.round((y + y2) / 2);
  return bend === 'early' ? y2 : y;
}

function Payment({ payment, to }: { payment: PlacedPayment; to: string }) {
  const { line, label, x, x2, turn, bend, back, shift, shift2 } = payment;
  return (
    <li className={styles.payment} data-line={line}>
      <Wire payment={payment} />
      <span
        className={styles.label}
        data-x={x}
        data-x2={x2}
        data-y={labelLevel(payment)}
        data-shift={bend === 'early' ? shift2 : shift}
        data-turn={turn}
        data-bend={bend}
        data-back={back || undefined}
      >
        {label}
        <span className={styles.route}>
          to {to}, {RAILS[line]}
        </span>
      </span>
    </li>
  );
}

/**
 * Who pays whom, on which rail: one list of stations with their departures. Where there is room its
 * entries stand on a map drawn from the same data; on a phone they hang on the strip.
 */
export function FlowMap({ flow, label, className }: FlowMapProps) {
  const { nodes, payments, columns, rows } = layOut(flow);
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return (
    <ol
      className={[styles.map, places.places, className].filter(Boolean).join(' ')}
      aria-label={label}
      data-columns={columns}
      data-rows={rows}
    >
      {nodes.map(({ id, label: name, x, y, shift, span, hub }) => (
        <li
          key={id}
          className={styles.node}
          data-last={!payments.some(({ from }) => from === id) || undefined}
        >
          <i
            className={styles.stop}
            data-x={x}
            data-y={y}
            data-shift={shift}
            data-span={span}
            aria-hidden="true"
          />
          <b
            className={styles.name}
            data-x={x}
            data-y={y}
            data-span={span}
            data-hub={hub || undefined}
          >
            {name}
          </b>
          <ul className={styles.departures}>
            {payments
              .filter((payment) => payment.from === id)
              .map((payment) => (
                <Payment
                  key={payment.label + payment.to}
                  payment={payment}
                  to={nameOf(payment.to)}
                />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
