import type { PositionEntry } from '../../content/queries/careers.ts';
import { formatRoundMoney } from '../../tariff/money.ts';

type Position = PositionEntry['data'];
export type Place = Position['places'][number];

/** The places in the order their lines stand in, as words of attributes and style sheets. */
export const PLACE_IDS = { Vilnius: 'vilnius', Lisbon: 'lisbon', 'Remote (EU)': 'remote' } as const;
const PLACES = Object.keys(PLACE_IDS) as Place[];

/** A team as a word of attributes and style sheets: `client-services`. */
export function teamId(team: Position['team']): string {
  return team.toLowerCase().replaceAll(' ', '-');
}

/** Which of the three lines a seat stands on: the first one, and how many the capsule spans. */
export interface Stand {
  readonly first: 1 | 2 | 3;
  readonly span: 1 | 2 | 3;
}

/** The rings of a seat; neighbouring places share a capsule, distant ones have one each. */
export function stands(places: readonly Place[]): Stand[] {
  const all: { first: number; span: number }[] = [];
  PLACES.forEach((place, index) => {
    if (!places.includes(place)) return;
    const last = all.at(-1);
    if (last && last.first + last.span === index + 1) last.span += 1;
    else all.push({ first: index + 1, span: 1 });
  });
  return all as Stand[];
}

/** `Vilnius, Lisbon or remote (EU)` */
export function placesText(places: readonly Place[]): string {
  const names = PLACES.filter((place) => places.includes(place)).map((place, index) =>
    index > 0 && place === 'Remote (EU)' ? 'remote (EU)' : place,
  );
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

/** `€62,000–€84,000` */
export function payText({ salary }: Pick<Position, 'salary'>): string {
  const money = (amount: number) => formatRoundMoney(`${amount}.00`, salary.currency);
  return `${money(salary.from)}–${money(salary.to)}`;
}

/** One radio of the board's filters; `count` says beforehand what it leaves. */
export interface FilterOption {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** What the board's filters offer: only teams with a seat, every place. */
export function filters(positions: readonly Position[]): {
  teams: FilterOption[];
  places: FilterOption[];
} {
  const teams = [...new Set(positions.map(({ team }) => team))].sort();
  return {
    teams: teams.map((team) => ({
      id: teamId(team),
      label: team,
      count: positions.filter((position) => position.team === team).length,
    })),
    places: PLACES.map((place) => ({
      id: PLACE_IDS[place],
      label: place,
      count: positions.filter(({ places }) => places.includes(place)).length,
    })),
  };
}

/** Pairs of a team and a place without a seat: the board says so when both are chosen. */
export function vacant(positions: readonly Position[]): { team: Position['team']; place: Place }[] {
  const teams = [...new Set(positions.map(({ team }) => team))].sort();
  return teams.flatMap((team) =>
    PLACES.filter(
      (place) => !positions.some((p) => p.team === team && p.places.includes(place)),
    ).map((place) => ({ team, place })),
  );
}
