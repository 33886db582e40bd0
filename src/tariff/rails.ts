/**
 * The styles in which rails are drawn, each used by at most one rail: a double grey line, a plain
 * one, the one in signal colour, a thin and a broad one (`src/styles/tokens.css`).
 */
export const STROKES = ['double', 'solid', 'lit', 'fine', 'broad'] as const;

export type Stroke = (typeof STROKES)[number];

/** The key of a rail in `content/rails.yaml`. */
export type Rail = string;

/** The properties of a rail, from content. */
export interface RailFacts {
  /** The name of its scheme. */
  readonly name: string;
  /** The name where space is limited, if different. */
  readonly short?: string | undefined;
  readonly stroke: Stroke;
  /** The maximum execution time of a payment in seconds, for a rail that credits at once. */
  readonly seconds?: number | undefined;
  /** Closing days besides Saturdays and Sundays; without a list the rail runs every day. */
  readonly closed?: readonly string[] | undefined;
  /** The rail than which a payment on this one may cost no more, by law. */
  readonly pricedAs?: Rail | undefined;
}

type Rails = Readonly<Record<Rail, RailFacts>>;

let declared = (): Rails => {
  throw new Error('no payment rails are declared');
};

/** Sets the source of the rails, called on first use. */
export function declareRails(source: () => Rails): void {
  declared = source;
}

/** The payment rails, in their fixed order. */
export const rails = (): readonly Rail[] => Object.keys(declared());

/** The properties of a rail. Throws on an unknown rail. */
export function railOf(rail: Rail): RailFacts {
  const found = declared()[rail];
  if (!found) throw new Error(`no rail ${rail}; expected one of ${rails().join(', ')}`);
  return found;
}

/** The name of a rail where space is limited. */
export const shortName = (rail: Rail): string => railOf(rail).short ?? railOf(rail).name;

/** Whether the only rail of a list is the one with the stroke `lit`. */
export const isLit = ([rail, ...others]: readonly Rail[]): boolean =>
  rail !== undefined && others.length === 0 && railOf(rail).stroke === 'lit';

/** The rail on which live payments are shown: the one with the stroke `lit`, else the last. */
export const liveRail = (): Rail =>
  rails().find((rail) => railOf(rail).stroke === 'lit') ?? rails().at(-1) ?? '';

/** The maximum execution time on the live rail in seconds; `null` if there is no rule. */
export const liveSeconds = (): number | null => railOf(liveRail()).seconds ?? null;
