import { clsx } from 'clsx';
import columns from './columns.module.css';
import layout from './layout.module.css';
import text from './text.module.css';

/** A step of the space scale (`--space-1` to `--space-9`). */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type GridLine = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** Grid lines at which an element begins and ends; without the second it takes one column. */
export type Span = readonly [from: GridLine, to?: GridLine];

/** The appearance and position of an element. Omitted properties are inherited or have their CSS defaults. */
export interface Look {
  /** The text style: size, line height and, for some, tone. */
  size?: 'lead' | 'large' | 'fine' | 'small' | 'least' | 'name' | 'entry' | 'readout' | undefined;
  tone?: 'text' | 'bone' | 'mute' | undefined;
  weight?: 'medium' | 'regular' | undefined;
  mono?: boolean | undefined;
  /** Tabular figures, which line up in columns. */
  tabular?: boolean | undefined;
  /** `whole` keeps the text on one line if a line is wide enough. */
  wrap?: 'balance' | 'none' | 'whole' | undefined;
  right?: boolean | undefined;

  /** The flow of the children, set by `Stack` and its siblings. */
  flow?: keyof typeof FLOW | undefined;
  /** The number of columns of equal width, one on a phone; `tabletTwo` makes it two on a tablet. */
  of?: 2 | 3 | 4 | undefined;
  tabletTwo?: boolean | undefined;
  /**
   * `gap` is the distance between children, `before` that to the preceding element, `pad` the
   * padding above and below.
   */
  gap?: Step | undefined;
  /** Separates columns regardless of the `gap` of the rows; without a `gap` the rows touch. */
  apart?: boolean | undefined;
  before?: Step | undefined;
  pad?: Step | undefined;
  /** A hairline above (`start`), below (`end`), or both. */
  rule?: 'start' | 'end' | 'both' | undefined;

  /** Grid lines in the surrounding grid, optionally others on a tablet; a phone has one column. */
  at?: Span | undefined;
  tablet?: Span | undefined;
  /** Alignment of the children across the flow, and of this element in its parent's. */
  items?: 'top' | 'middle' | 'baseline' | 'bottom' | undefined;
  self?: 'top' | 'middle' | 'bottom' | undefined;
  flex?: 'grow' | 'fixed' | undefined;
  /** The maximum width. */
  measure?: 'narrow' | 'text' | 'wide' | 'full' | undefined;
  block?: boolean | undefined;
  clip?: boolean | undefined;
  /** `cover` fills the positioned parent; `sticky` stays in view, `stickyWide` on wide screens only. */
  place?: 'relative' | 'absolute' | 'above' | 'cover' | 'sticky' | 'stickyWide' | undefined;

  /** The viewport widths at which the element is shown at all. */
  shown?: 'phone' | 'tabletUp' | 'narrow' | 'wide' | undefined;
  /** Changes of display and order on a phone. */
  phone?: 'block' | 'stack' | 'static' | 'two' | undefined;
  phoneOrder?: 'first' | 'last' | undefined;
}

/** The look of a component that its parent positions, with a class of the parent's style sheet. */
export interface PositionedLook extends Look {
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

/** For each property of `Look`, the CSS class of its value. */
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

/** Separates the properties of a look, as classes, from the element's other properties. */
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

/** The class of a look, for elements other than the components of `box.tsx`. */
export function lookOf(props: Look): string {
  return partLook(props).className ?? '';
}
