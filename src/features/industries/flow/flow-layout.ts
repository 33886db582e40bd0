import type { Flow } from '#content/queries/industries-query.ts';

type Node = Flow['nodes'][number];
type Edge = Flow['payments'][number];

/** The position of a node: its column, and its level in half steps. */
export interface PlacedNode extends Readonly<Node> {
  readonly x: number;
  readonly y: number;
  /** The ring's offset from its level, in half line distances. */
  readonly shift: number;
  /** The number of lines it spans; more than one makes a capsule. */
  readonly span: number;
  /** Lines turn just to its right, so its name is centred. */
  readonly hub: boolean;
}

/** One payment's line, drawn from the left node to the right one whatever its direction. */
export interface PlacedPayment extends Readonly<Edge> {
  readonly x: number;
  readonly x2: number;
  readonly y: number;
  readonly y2: number;
  readonly shift: number;
  readonly shift2: number;
  readonly turn: 'level' | 'down' | 'up';
  /** Where it turns: near the left node, near the right one, or half-way. */
  readonly bend: 'early' | 'late' | 'middle';
  /** The money goes from right to left. */
  readonly back: boolean;
}

const touches = ({ from, to }: Pick<Edge, 'from' | 'to'>, id: string) => from === id || to === id;

/**
 * The column of each node: the longest path from a node where money comes in, ignoring payments
 * that go back.
 */
function depths({ nodes, payments }: Flow): Map<string, number> {
  const depth = new Map(nodes.map(({ id }) => [id, 0]));
  const forward: Edge[] = [];
  for (const payment of payments) {
    const leads = (from: string): boolean =>
      from === payment.from || forward.some((edge) => edge.from === from && leads(edge.to));
    if (!leads(payment.to)) forward.push(payment);
  }
  for (let round = 0; round < nodes.length; round += 1) {
    for (const { from, to } of forward) {
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(from) ?? 0) + 1));
    }
  }
  return depth;
}

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/**
 * The level of each node: the fullest column is spaced evenly, the other nodes go to the mean level
 * of their neighbours.
 */
function levels(flow: Flow, depth: ReadonlyMap<string, number>): Map<string, number> {
  const columns = Array.from({ length: Math.max(...depth.values()) + 1 }, (_, column) =>
    flow.nodes.map(({ id }) => id).filter((id) => depth.get(id) === column),
  );
  const level = new Map<string, number>();
  const isAside = (id: string) =>
    flow.payments.every((edge) => edge.rail === 'internal' || !touches(edge, id));
  const near = (id: string) =>
    flow.payments.flatMap(({ from, to, rail }) => {
      if (rail === 'internal' && !isAside(id)) return [];
      const other = from === id ? level.get(to) : to === id ? level.get(from) : undefined;
      return other === undefined ? [] : [other];
    });
  for (const column of columns) {
    column.sort((a, b) => mean(near(a)) - mean(near(b)));
    column.forEach((id, index) => {
      level.set(id, index);
    });
  }
  const fullest = Math.max(...columns.map((column) => column.length));
  for (const round of [0, 1, 2, 3]) {
    for (const column of round % 2 ? columns.toReversed() : columns) {
      if (column.length === fullest && fullest > 1) continue;
      let last = Number.NEGATIVE_INFINITY;
      for (const id of column) {
        last = Math.max(Math.round(mean(near(id)) * 2) / 2, last + 1);
        level.set(id, Math.min(last, fullest - 1));
      }
    }
  }
  return level;
}

/**
 * Places a flow on a grid: columns in the direction of the money, levels that avoid crossings, and
 * a port of its own for every line at a node. Pure: nothing is measured.
 */
export function layOut(flow: Flow) {
  const depth = depths(flow);
  const level = levels(flow, depth);
  const x = (id: string) => (depth.get(id) ?? 0) + 1;
  const y = (id: string) => Math.round((level.get(id) ?? 0) * 2) + 2;
  const left = ({ from, to }: Edge) => (x(from) <= x(to) ? from : to);
  const right = (edge: Edge) => (left(edge) === edge.from ? edge.to : edge.from);
  const ports = (id: string, side: (edge: Edge) => string) => {
    const other = side === left ? right : left;
    return flow.payments
      .filter((edge) => side(edge) === id)
      .sort((a, b) => y(other(a)) - y(other(b)));
  };
  const shiftAt = (edge: Edge, side: (edge: Edge) => string) => {
    const list = ports(side(edge), side);
    return 2 * list.indexOf(edge) - (list.length - 1);
  };
  const payments = flow.payments.map((edge): PlacedPayment => {
    const [a, b] = [left(edge), right(edge)];
    const [out, into] = [ports(a, left).length, ports(b, right).length];
    const turn = y(a) === y(b) ? 'level' : y(a) < y(b) ? 'down' : 'up';
    const own = shiftAt(edge, left);
    const far = shiftAt(edge, right);
    const level = turn === 'level';
    return {
      ...edge,
      x: x(a),
      x2: x(b),
      y: y(a),
      y2: y(b),
      shift: level && into > out ? far : own,
      shift2: level && out >= into ? own : far,
      turn,
      bend: out > into || edge.rail === 'internal' ? 'early' : into > out ? 'late' : 'middle',
      back: a !== edge.from,
    };
  });
  const nodes = flow.nodes.map(({ id, label }): PlacedNode => {
    const held = payments.flatMap((one) =>
      !touches(one, id) ? [] : [x(id) === one.x ? one.shift : one.shift2],
    );
    const [low, high] = [Math.min(...held), Math.max(...held)];
    const hub = payments.some(
      (one) => one.x === x(id) && one.turn !== 'level' && one.bend === 'early' && touches(one, id),
    );
    const [shift, span] = [(low + high) / 2, (high - low) / 2 + 1];
    return { id, label, x: x(id), y: y(id), shift, span, hub };
  });
  return {
    columns: Math.max(...nodes.map((node) => node.x)),
    rows: Math.max(...nodes.map((node) => node.y)) + 1,
    nodes,
    payments,
  };
}

export type FlowLayout = ReturnType<typeof layOut>;
