/**
 * How a rail can be drawn, each by one rail at the most: a double grey line, a plain one, the lit
 * one, a thin and a broad one (`src/styles/tokens.css`).
 */
export const STROKES = ['double', 'solid', 'lit', 'fine', 'broad'] as const;

export type Stroke = (typeof STROKES)[number];

/** The key of a rail in `content/rails.yaml`. */
export type Rail = string;

/** What content says of a rail. */
export interface RailFacts {
  /** By the name of its scheme. */
  readonly name: string;
  /** Where there is little room; the name unless said otherwise. */
  readonly short?: string | undefined;
  readonly stroke: Stroke;
  /** The most seconds that a payment may take, where it is credited at once. */
  readonly seconds?: number | undefined;
  /** The days beside Saturdays and Sundays on which it does not run; without a list it runs on every day. */
  readonly closed?: readonly string[] | undefined;
  /** The rail than which a payment on this one may cost no more, by law. */
  readonly pricedAs?: Rail | undefined;
}

type Rails = Readonly<Record<Rail, RailFacts>>;

let declared = (): Rails => {
  throw new Error('no payment rails are declared');
};

/** Makes the site know the rails that this answers, asked when the first is needed. */
export function declareRails(source: () => Rails): void {
  declared = source;
}

/** The payment rails, in the order they always stand in. */
export const rails = (): readonly Rail[] => Object.keys(declared());

/** What content says of a rail. Throws on one that it does not have. */
export function railOf(rail: Rail): RailFacts {
  const found = declared()[rail];
  if (!found) throw new Error(`no rail ${rail}; expected one of ${rails().join(', ')}`);
  return found;
}

/** The name of a rail where there is little room. */
export const shortName = (rail: Rail): string => railOf(rail).short ?? railOf(rail).name;

/** Whether of all rails only the lit one is concerned. */
export const isLit = ([rail, ...others]: readonly Rail[]): boolean =>
  rail !== undefined && others.length === 0 && railOf(rail).stroke === 'lit';

/** The line on which payments are live: the lit one, else the last. */
export const liveRail = (): Rail =>
  rails().find((rail) => railOf(rail).stroke === 'lit') ?? rails().at(-1) ?? '';

/** The most seconds that a payment on the live line may take; `null` where no rule says so. */
export const liveSeconds = (): number | null => railOf(liveRail()).seconds ?? null;
