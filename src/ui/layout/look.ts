import { clsx } from 'clsx';
import columns from './columns.module.css';
import layout from './layout.module.css';
import text from './text.module.css';

/** A step of the space scale (`--space-1` to `--space-9`). */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type Line = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The column lines between which something stands; without the second it fills its place. */
export type Span = readonly [from: Line, to?: Line];

/** How a piece of a page looks and where it stands. What is left out is inherited or natural. */
export interface Look {
  /** The voice of the text: size, leading and, for some, tone. */
  size?: 'lead' | 'large' | 'fine' | 'small' | 'least' | 'name' | 'entry' | 'readout' | undefined;
  tone?: 'text' | 'bone' | 'mute' | undefined;
  weight?: 'medium' | 'regular' | undefined;
  mono?: boolean | undefined;
  /** Figures of one width, so that columns of them line up. */
  tabular?: boolean | undefined;
  /** `whole` keeps to one line as long as one is wide enough. */
  wrap?: 'balance' | 'none' | 'whole' | undefined;
  right?: boolean | undefined;

  /** How children follow each other; `Stack` and its siblings set it. */
  flow?: keyof typeof FLOW | undefined;
  /** Columns of equal width, one on a phone; `tabletTwo` has two of them on a tablet. */
  of?: 2 | 3 | 4 | undefined;
  tabletTwo?: boolean | undefined;
  /** Distance between children, to what stands before, and within, above and below. */
  gap?: Step | undefined;
  /** Columns stand apart, whatever the gap of the rows; without one these touch. */
  apart?: boolean | undefined;
  before?: Step | undefined;
  pad?: Step | undefined;
  /** A hairline at the start, the end, or both. */
  rule?: 'start' | 'end' | 'both' | undefined;

  /** Columns of the surrounding grid, on a tablet optionally others; on a phone there is one. */
  at?: Span | undefined;
  tablet?: Span | undefined;
  /** Where children stand across the flow, and where this stands in its parent's. */
  items?: 'top' | 'middle' | 'baseline' | 'bottom' | undefined;
  self?: 'top' | 'middle' | 'bottom' | undefined;
  flex?: 'grow' | 'fixed' | undefined;
  /** The widest it gets. */
  measure?: 'narrow' | 'text' | 'wide' | 'full' | undefined;
  block?: boolean | undefined;
  clip?: boolean | undefined;
  /** `cover` fills the positioned parent; `sticky` stays in view, `stickyWide` on wide screens only. */
  place?: 'relative' | 'absolute' | 'above' | 'cover' | 'sticky' | 'stickyWide' | undefined;

  /** The widths at which it is there at all. */
  shown?: 'phone' | 'tabletUp' | 'narrow' | 'wide' | undefined;
  /** What becomes of it, and of its order, on a phone. */
  phone?: 'block' | 'stack' | 'static' | 'two' | undefined;
  phoneOrder?: 'first' | 'last' | undefined;
}

/** The look of what its parent places, with a class of the parent's own drawing. */
export interface Placed extends Look {
  className?: string | undefined;
}

const FLOW = {
  stack: layout.stack,
  inline: layout.row,
  ends: clsx(layout.row, layout.between),
  spread: layout.between,
  subgrid: layout.subgrid,
} as const;
const COLUMNS = { 2: 'two', 3: 'three', 4: 'four' } as const;
const MEASURE = { narrow: 'narrow', text: 'measure', wide: 'wide', full: 'full' } as const;
const WRAP = { balance: 'balance', none: 'nowrap', whole: 'whole' } as const;
const SELF = { top: 'atTop', middle: 'atMiddle', bottom: 'atBottom' } as const;
const PHONE = {
  block: 'phoneBlock',
  stack: 'phoneStack',
  static: 'phoneStatic',
  two: 'phoneTwo',
} as const;
const SHOWN = {
  phone: 'phoneOnly',
  tabletUp: 'noPhone',
  narrow: 'narrowOnly',
  wide: 'wideOnly',
} as const;

/** For each word of `Look`, the classes of the kit behind its value. */
const CLASSES: { [Name in keyof Look]-?: (value: NonNullable<Look[Name]>) => unknown } = {
  size: (value) => text[value],
  tone: (value) => text[value],
  weight: (value) => text[value],
  mono: (value) => value && text.mono,
  tabular: (value) => value && text.tabular,
  wrap: (value) => text[WRAP[value]],
  right: (value) => value && text.right,
  flow: (value) => FLOW[value],
  of: (value) => layout[COLUMNS[value]],
  tabletTwo: (value) => value && layout.tabletTwo,
  gap: (value) => layout[`gap${value}`],
  apart: (value) => value && layout.apart,
  before: (value) => layout[`before${value}`],
  pad: (value) => layout[`pad${value}`],
  rule: (value) => [value !== 'end' && layout.rule, value !== 'start' && layout.ruleEnd],
  at: ([from, to]) => [columns[`from${from}`], to && columns[`to${to}`]],
  tablet: ([from, to]) => [columns[`tabletFrom${from}`], to && columns[`tabletTo${to}`]],
  items: (value) => layout[value],
  self: (value) => layout[SELF[value]],
  flex: (value) => layout[value],
  measure: (value) => layout[MEASURE[value]],
  block: (value) => value && layout.block,
  clip: (value) => value && layout.clip,
  place: (value) => layout[value],
  shown: (value) => layout[SHOWN[value]],
  phone: (value) => layout[PHONE[value]],
  phoneOrder: (value) => layout[value === 'first' ? 'phoneFirst' : 'phoneLast'],
};

type Rule = (value: unknown) => unknown;

/** Parts an element's properties into the classes of its look and the rest. */
export function partLook<Props extends Look & { className?: string | undefined }>(
  props: Props,
  own?: string,
): Omit<Props, keyof Look> & { className: string | undefined } {
  const rest: Record<string, unknown> = {};
  const classes: unknown[] = [props.className, own];
  for (const [name, value] of Object.entries(props)) {
    if (!Object.hasOwn(CLASSES, name)) rest[name] = value;
    else if (value !== undefined) classes.push((CLASSES[name as keyof Look] as Rule)(value));
  }
  const className = clsx(classes as Parameters<typeof clsx>) || undefined;
  return { ...rest, className } as Omit<Props, keyof Look> & { className: string | undefined };
}

/** The class of a look, for an element that is none of the components here. */
export function lookOf(props: Look): string {
  return partLook(props).className ?? '';
}
