import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import { Station } from '../../../lines/station.tsx';
import { formatMoney } from '../../../tariff/money.ts';
import { RAIL_NAMES, RAILS } from '../../../tariff/rails.ts';
import columns from '../../../ui/layout/columns.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { BENDS, Drawing, levelOf, type Scale } from './drawing.tsx';
import styles from './flow-map.module.css';
import { layOut, type PlacedNode, type PlacedPayment } from './layout.ts';

const NAMES = { ...RAIL_NAMES, internal: 'internal transfer' };

/** Room for a name of two lines under the lowest station. */
const FOOT = 72;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const placed = clsx(layout.block, layout.absolute, layout.phoneStatic);

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
  const { line, label, amount, x, x2, turn, bend } = payment;
  const [first, last] = [1 + (x - 1) * hop, 1 + (x2 - 1) * hop];
  const bent = first + Math.round(BENDS[bend] * hop);
  const start = bend === 'late' || (turn === 'level' && bend === 'middle') ? first : bent;
  const end = turn !== 'level' && bend === 'late' ? bent : last;
  const level = labelLevel(payment, scale);
  return (
    <li className={clsx(styles.payment, layout.relative, layout.before2)}>
      {line === 'internal' ? (
        <Station state="dotted" rail={0} className={layout.phoneOnly} />
      ) : (
        <Station rail={RAILS.indexOf(line)} className={layout.phoneOnly} />
      )}
      <span
        className={clsx(
          styles.label,
          large ? null : text.fine,
          placed,
          columns[`from${start}`],
          columns[`to${end}`],
        )}
      >
        {amount ? (
          <b className={clsx(styles.amount, text.bone, text.medium, text.tabular, text.nowrap)}>
            {formatMoney(amount)}
          </b>
        ) : null}
        {label}
        <span className={clsx(styles.route, layout.block, text.small, text.mute)}>
          to {lowerFirst(to)}, {NAMES[line]}
        </span>
        <Spacer height={height - level + 12} />
      </span>
    </li>
  );
}

/** The column up to which a name has room: the next station, or where a line turns down before it. */
function roomOf({ x, y }: PlacedNode, payments: readonly PlacedPayment[], hop: number): number {
  const down = payments.find((one) => one.x === x && one.y === y && one.turn === 'down');
  return 1 + (x - 1) * hop + (down ? Math.floor(BENDS[down.bend] * hop - 0.5) : hop);
}

interface NameProps {
  node: PlacedNode;
  room: number;
  hop: number;
  scale: Scale;
  large: boolean;
  last: boolean;
}

function Name({ node, room, hop, scale, large, last }: NameProps) {
  const { label, x, y, shift, span, hub } = node;
  return (
    <b
      className={clsx(
        styles.name,
        text.balance,
        placed,
        large ? text.large : text.name,
        last ? styles.last : [columns[`from${1 + (x - 1) * hop}`], hub || columns[`to${room}`]],
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
  const { nodes, payments, columns } = laid;
  const scale = { row, gap };
  const lowest = nodes.map(
    ({ y, shift, span }) => levelOf(y, shift, scale) + ((span - 1) * gap) / 2,
  );
  const height = Math.max(...lowest) + FOOT;
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
              <Name
                {...{ node, hop, scale, large }}
                room={roomOf(node, payments, hop)}
                last={node.x === columns}
              />
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
