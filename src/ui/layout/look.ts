import { clsx } from 'clsx';
import columns from './columns.module.css';
import layout from './layout.module.css';
import text from './text.module.css';

type GridLine = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** Grid lines at which an element begins and ends; without the second it takes one column. */
export type Span = readonly [from: GridLine, to?: GridLine];

const SWITCH = [true, false] as const;
const SPAN: readonly Span[] = [];

/**
 * The properties of a look and their values. Each has a CSS class: `size-lead` for a value, `mono`
 * for a switch, `at-from-3` and `at-to-5` for grid lines.
 */
export const PROPERTIES = {
  /**
   * The text style: size, line height, letter spacing and, for some, tone. Headings from `hero` to
   * `minor`, running text from `name` to `least`, figures from `figure` to `amount`.
   */
  size: [
    ...(['hero', 'title', 'display', 'section', 'part', 'subsection', 'entry', 'minor'] as const),
    ...(['name', 'lead', 'large', 'fine', 'small', 'least'] as const),
    ...(['figure', 'price', 'readout', 'amount'] as const),
  ],
  tone: ['text', 'bone', 'mute'],
  weight: ['medium', 'regular'],
  mono: SWITCH,
  /** Tabular figures, which line up in columns. */
  tabular: SWITCH,
  /** `whole` keeps the text on one line if a line is wide enough. */
  wrap: ['balance', 'none', 'whole'],
  right: SWITCH,

  /** The flow of the children, set by `Stack` and its siblings. */
  flow: ['stack', 'inline', 'ends', 'spread', 'subgrid'],
  /** The number of columns of equal width, one on a phone; `tabletTwo` makes it two on a tablet. */
  of: [2, 3, 4],
  tabletTwo: SWITCH,
  /**
   * `gap` is the distance between children, `before` that to the preceding element, `pad` the
   * padding above and below, all in steps of the space scale (`--space-1` to `--space-9`); a lead has a distance of its own.
   */
  gap: [1, 2, 3, 4, 5, 6, 7],
  /** Separates columns regardless of the `gap` of the rows; without a `gap` the rows touch. */
  apart: SWITCH,
  before: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  pad: [2, 3, 4, 5, 6, 7, 8],
  /** A hairline above (`start`) or below (`end`). */
  rule: ['start', 'end'],

  /** Grid lines in the surrounding grid, optionally others on a tablet; a phone has one column. */
  at: SPAN,
  tablet: SPAN,
  /** Alignment of the children across the flow, and of this element in its parent's. */
  items: ['top', 'middle', 'baseline', 'bottom'],
  self: ['top', 'middle', 'bottom'],
  flex: ['grow', 'fixed'],
  /** The maximum width. */
  measure: ['narrow', 'text', 'wide', 'full'],
  block: SWITCH,
  clip: SWITCH,
  /** `cover` fills the positioned parent; `sticky` stays in view, `stickyWide` on wide screens only. */
  place: ['relative', 'absolute', 'above', 'cover', 'sticky', 'stickyWide'],

  /** The viewport widths at which the element is shown at all. */
  shown: ['phone', 'tabletUp', 'narrow', 'wide'],
  /** Changes of display and order on a phone. */
  phone: ['block', 'stack', 'static', 'two'],
  phoneOrder: ['first', 'last'],
} as const;

type Properties = typeof PROPERTIES;

/**
 * The appearance and position of an element, and a class of the style sheet of the component that
 * uses it. Omitted properties are inherited or have their CSS defaults.
 */
export type Look = { [Name in keyof Properties]?: Properties[Name][number] | undefined } & {
  className?: string | undefined;
};

const CLASSES = { ...columns, ...layout, ...text };

/** The CSS classes of a property's value. */
function classesOf(name: string, value: unknown): readonly (string | undefined)[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [CLASSES[name]];
  if (!Array.isArray(value)) return [CLASSES[`${name}-${value}`]];
  const [from, to] = value;
  return [CLASSES[`${name}-from-${from}`], CLASSES[`${name}-to-${to}`]];
}

/** Separates the properties of a look, as classes, from the element's other properties. */
export function partLook<Props extends Look>(
  props: Props,
  own?: string,
): Omit<Props, keyof Look> & { className: string | undefined } {
  const rest: Record<string, unknown> = {};
  const classes = [props.className, own];
  for (const [name, value] of Object.entries(props)) {
    if (Object.hasOwn(PROPERTIES, name)) classes.push(...classesOf(name, value));
    else rest[name] = value;
  }
  const className = clsx(classes) || undefined;
  return { ...rest, className } as Omit<Props, keyof Look> & { className: string | undefined };
}

/** The class of a look, for elements other than the components of `box.tsx`. */
export function lookOf(props: Look): string {
  return partLook(props).className ?? '';
}
