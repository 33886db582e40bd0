import type { Position } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { formatRoundMoney } from '../../tariff/money.ts';
import type { ChoiceOption } from '../../ui/choice/choice.tsx';

/** The places in the order of their lines. */
export type Places = CareersPage['places']['items'];

/** `Vilnius, Lisbon or remote (EU)`: a seat's places, as a sentence says them. */
export function placesText(seat: readonly string[], places: Places): string {
  const names = places
    .filter(({ name }) => seat.includes(name))
    .map(({ name, inSentence = name }, index) => (index > 0 ? inSentence : name));
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

/** `€62,000–€84,000` */
export function payText({ salary }: Pick<Position, 'salary'>): string {
  const money = (amount: number) => formatRoundMoney(`${amount}.00`, salary.currency);
  return `${money(salary.from)}–${money(salary.to)}`;
}

/** The filters of the board, and what none of its seats answers to. */
export interface Filters {
  /** Only teams with a seat. */
  readonly teams: readonly ChoiceOption[];
  /** Every place, in the order of their lines. */
  readonly places: readonly ChoiceOption[];
  /** Pairs without a seat: the board says so when both are chosen. */
  readonly vacant: readonly { readonly team: ChoiceOption; readonly place: ChoiceOption }[];
}

/**
 * What the filters offer, each with the number of seats that it leaves. Values are numbers, first
 * the places and then the teams, which the style sheet knows in place of names.
 */
export function filters(
  teams: readonly string[],
  places: Places,
  positions: readonly Position[],
): Filters {
  const option = (label: string, at: number, has: (position: Position) => boolean) => ({
    value: String(at + 1),
    label,
    count: positions.filter(has).length,
  });
  const all = places.map(({ name }, at) => option(name, at, (one) => one.places.includes(name)));
  const hiring = teams
    .map((name, at) => option(name, places.length + at, ({ team }) => team === name))
    .filter(({ count }) => count > 0);
  const vacant = hiring.flatMap((team) =>
    all
      .filter(
        (place) =>
          !positions.some((one) => one.team === team.label && one.places.includes(place.label)),
      )
      .map((place) => ({ team, place })),
  );
  return { teams: hiring, places: all, vacant };
}

/** The values of the filters that a seat answers to. */
export function answersTo({ teams, places }: Filters, position: Position): string {
  return [...teams, ...places]
    .filter(({ label }) => label === position.team || position.places.includes(label))
    .map(({ value }) => value)
    .join(' ');
}
