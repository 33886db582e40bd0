/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

interface RouteOptions {
  /** Bend radius of the middle line. */
  radius: number;
  /** The line's distance to the right of the direction of travel; negative is to the left. */
  offset?: number;
  /** Whether the end joins the beginning. */
  closed?: boolean;
}

type Vector = readonly [number, number];

function direction([x1, y1]: Point, [x2, y2]: Point): Vector {
  return [Math.sign(x2 - x1), Math.sign(y2 - y1)];
}

function near(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The SVG path of a line along points whose segments are horizontal or vertical, with concentric
 * bends, so that lines of one route with different offsets never touch. Pure geometry without DOM
 * measurement.
 */
export function route(points: readonly Point[], options: RouteOptions): string {
  const { radius, offset = 0, closed = false } = options;
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Point;
  const steps: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const point = at(index);
    const isEnd = !closed && (index === 0 || index === count - 1);
    const into =
      closed || index > 0 ? direction(at(index - 1), point) : direction(point, at(index + 1));
    const out = isEnd ? into : direction(point, at(index + 1));
    const shifted: Point = [
      point[0] - offset * (into[1] + (isEnd ? 0 : out[1])),
      point[1] + offset * (into[0] + (isEnd ? 0 : out[0])),
    ];
    if (isEnd) {
      steps.push(`${index === 0 ? 'M' : 'L'}${near(shifted[0])} ${near(shifted[1])}`);
      continue;
    }
    const right = into[0] * out[1] - into[1] * out[0] > 0;
    const bend = Math.max(radius + (right ? -offset : offset), 0);
    const begin: Point = [shifted[0] - into[0] * bend, shifted[1] - into[1] * bend];
    const end: Point = [shifted[0] + out[0] * bend, shifted[1] + out[1] * bend];
    steps.push(
      `${closed && index === 0 ? 'M' : 'L'}${near(begin[0])} ${near(begin[1])}`,
      `A${near(bend)} ${near(bend)} 0 0 ${right ? 1 : 0} ${near(end[0])} ${near(end[1])}`,
    );
  }
  return `${steps.join('')}${closed ? 'Z' : ''}`;
}
