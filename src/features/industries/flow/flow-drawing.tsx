import { type Point, route } from '#drawings/lines/route.ts';
import routes from '#drawings/lines/routes.module.css';
import { railOf } from '#tariff/rails.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import type { FlowLayout, PlacedPayment } from './flow-layout.ts';

/** The vertical distances in a drawing, in pixels. */
export interface Scale {
  /** Between two grid rows; a level is two rows. */
  readonly row: number;
  /** Between adjacent lines at a station. */
  readonly gap: number;
}

/** Far enough, in pixels, to leave the drawing on either side. */
const BEYOND = 800;
/** Where a line turns, as a share of the way from its left to its right station. */
export const BENDS = { early: 1 / 3, middle: 1 / 2, late: 2 / 3 } as const;
/** The largest radius of a bend, in pixels; two bends fit into the distance between the levels. */
const RADIUS = 28;
const DOTTED = { strokeDasharray: '1 9', strokeLinecap: 'round' } as const;
const HEAD = 'M-21-3.5l6 3.5-6 3.5z';

/** The y of a port, in pixels. */
export function levelOf(y: number, shift: number, { row, gap }: Scale): number {
  return (y - 1) * row + (shift * gap) / 2;
}

interface WireProps {
  payment: PlacedPayment;
  hop: number;
  scale: Scale;
}

/** One payment's line, drawn around the point where it turns and clipped at its two stations. */
function Wire({ payment, hop, scale }: WireProps) {
  const { rail, x, x2, y, y2, shift, shift2, turn, bend, back } = payment;
  const from = levelOf(y, shift, scale);
  const to = turn === 'level' ? from : levelOf(y2, shift2, scale);
  const points: Point[] = [
    [-BEYOND, from],
    [0, from],
    [0, to],
    [BEYOND, to],
  ];
  const stroke = rail === 'internal' ? undefined : railOf(rail).stroke;
  const d =
    turn === 'level'
      ? `M${-BEYOND} ${from}H${BEYOND}`
      : route(points, { radius: Math.min(RADIUS, Math.abs(to - from) / 2) });
  return (
    <svg x={`${(x - 1) * hop}%`} width={`${(x2 - x) * hop}%`} height="100%" aria-hidden="true">
      <g className={routes.line} data-stroke={stroke}>
        <Positioned x={`${BENDS[bend] * 100}%`}>
          <path d={d} {...(rail === 'internal' && DOTTED)} />
          {stroke === 'double' ? <path className={routes.core} d={d} /> : null}
        </Positioned>
        <Positioned x={back ? 0 : '100%'} y={back ? from : to}>
          <path d={HEAD} transform={back ? 'scale(-1)' : undefined} />
        </Positioned>
      </g>
    </svg>
  );
}

interface DrawingProps {
  flow: FlowLayout;
  scale: Scale;
  height: number;
}

/**
 * The lines and stations of a flow, in the columns of its grid. Decorative: the list has the same
 * content.
 */
export function FlowDrawing({ flow, scale, height }: DrawingProps) {
  const hop = 100 / (flow.columns - 1);
  return (
    <Drawing shown="tabletUp" at={[1, 13]} height={height}>
      {flow.payments.map((payment) => (
        <Wire key={payment.label + payment.to + payment.from} {...{ payment, hop, scale }} />
      ))}
      {flow.nodes.map(({ id, x, y, shift, span }) => {
        const tall = (span - 1) * scale.gap;
        return (
          <Positioned key={id} x={`${(x - 1) * hop}%`}>
            <rect
              x="-8"
              y={levelOf(y, shift, scale) - 8 - tall / 2}
              width="16"
              height={16 + tall}
              rx="8"
              fill="var(--page)"
              stroke="var(--bone)"
              strokeWidth="4"
            />
          </Positioned>
        );
      })}
    </Drawing>
  );
}
