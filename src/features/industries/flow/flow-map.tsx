import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import { LINE_ORDER } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import columns from '../../../ui/layout/columns.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { BENDS, Drawing, levelOf, type Scale } from './drawing.tsx';
import styles from './flow-map.module.css';
import { layOut, type PlacedNode, type PlacedPayment } from './layout.ts';

const RAILS = { swift: 'SWIFT', sepa: 'SEPA', instant: 'SEPA Instant' } as const;

const placed = clsx(text.balance, layout.absolute, layout.phoneStatic);

/** Puts what stands before or after it in its place on the map. */
function Spacer({ height }: { height: number }) {
  return (
    <svg
      className={clsx(layout.block, layout.noPhone)}
      width="1"
      height={height}
      aria-hidden="true"
    />
  );
}

/** Beside the part of a line that no other payment shares. */
function labelLevel({ turn, bend, y, y2, shift, shift2 }: PlacedPayment, scale: Scale): number {
  if (turn === 'level') return levelOf(y, bend === 'early' ? shift2 : shift, scale);
  if (bend === 'middle') return levelOf((y + y2) / 2, 0, scale) + 30;
  return bend === 'early' ? levelOf(y2, shift2, scale) : levelOf(y, shift, scale);
}

interface PaymentProps {
  payment: PlacedPayment;
  to: string;
  /** How many of the drawing's twelve columns lie between two stations. */
  hop: number;
  scale: Scale;
  height: number;
  large: boolean;
}

function Payment({ payment, to, hop, scale, height, large }: PaymentProps) {
  const { line, label, x, x2, turn, bend, back } = payment;
  const [first, last] = [1 + (x - 1) * hop, 1 + (x2 - 1) * hop];
  const bent = first + Math.round(BENDS[bend] * hop);
  const start = bend === 'late' || (turn === 'level' && bend === 'middle') ? first : bent;
  const from = back ? first + Math.floor(hop / 3) : start;
  const end = turn !== 'level' && bend === 'late' ? bent : last;
  const level = labelLevel(payment, scale);
  return (
    <li className={clsx(styles.payment, layout.relative, layout.before2)}>
      <Station rail={LINE_ORDER.indexOf(line)} className={layout.phoneOnly} />
      <span
        className={clsx(
          styles.label,
          back && styles.back,
          large ? null : text.fine,
          placed,
          columns[`from${from}`],
          columns[`to${end}`],
          back && columns[`tabletFrom${first}`],
        )}
      >
        {back ? <Spacer height={level + 14} /> : null}
        {label}
        <span className={clsx(styles.route, layout.block, text.small, text.mute)}>
          to {to}, {RAILS[line]}
        </span>
        {back ? null : <Spacer height={height - level + 12} />}
      </span>
    </li>
  );
}

interface NameProps {
  node: PlacedNode;
  hop: number;
  scale: Scale;
  large: boolean;
  last: boolean;
}

function Name({ node, hop, scale, large, last }: NameProps) {
  const { label, x, y, shift, span, hub } = node;
  return (
    <b
      className={clsx(
        styles.name,
        placed,
        large ? text.large : text.name,
        last ? styles.last : columns[`from${1 + (x - 1) * hop}`],
        hub && styles.hub,
      )}
    >
      <Spacer height={levelOf(y, shift, scale) + 18 + ((span - 1) * scale.gap) / 2} />
      {label}
    </b>
  );
}

interface FlowMapProps {
  flow: Flow;
  /** Names the list: whose money it is. */
  label: string;
  /** Heights of the drawing, in pixels: between two levels, and between lines at one station. */
  row?: number;
  gap?: number;
  /** In larger type. */
  large?: boolean;
  className?: string | undefined;
}

/**
 * Who pays whom, on which rail: one list of stations with their departures. Where there is room its
 * words stand on a drawing of the same data; on a phone they hang on the strip.
 */
export function FlowMap({
  flow,
  label,
  row = 70,
  gap = 20,
  large = false,
  className,
}: FlowMapProps) {
  const laid = layOut(flow);
  const { nodes, payments, columns, rows } = laid;
  const scale = { row, gap };
  const height = (rows - 2) * row + 72;
  const hop = 12 / (columns - 1);
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return (
    <div className={clsx(styles.map, className)}>
      <Drawing flow={laid} scale={scale} height={height} />
      <ol aria-label={label}>
        {nodes.map((node) => {
          const departures = payments.filter(({ from }) => from === node.id);
          return (
            <li
              key={node.id}
              className={clsx(layout.rule, layout.pad3, departures.length === 0 && layout.noPhone)}
            >
              <Name {...{ node, hop, scale, large }} last={node.x === columns} />
              {departures.length > 0 ? (
                <ul>
                  {departures.map((payment) => (
                    <Payment
                      key={payment.label + payment.to}
                      to={nameOf(payment.to)}
                      {...{ payment, hop, scale, height, large }}
                    />
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
