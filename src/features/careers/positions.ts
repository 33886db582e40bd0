import type { Position, PositionEntry } from '#content/queries/careers-query.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { formatRoundMoney } from '#tariff/money.ts';
import { alternatives } from '#words/formats.ts';
import { t } from '#words/words.ts';

/** A position as the pages show it. */
export type ListedPosition = Pick<PositionEntry, 'id' | 'data'>;

/** The places in the order in which content lists them. */
export type Places = CareersPage['places']['items'];

/** A position's places in a sentence: `Vilnius, Lisbon or remote (EU)`. */
export function placesText(placeNames: readonly string[], places: Places): string {
  const names = places
    .filter(({ name }) => placeNames.includes(name))
    .map(({ name, inSentence = name }, index) => (index > 0 ? inSentence : name));
  return alternatives().format(names);
}

/** Full time or part time, in the page's language. */
export const typeText = (type: Position['type']): string =>
  type === 'Full time' ? t('careers.fullTime') : t('careers.partTime');

/** The pay as a range: `€62,000–€84,000`. */
export function payText({ salary }: Pick<Position, 'salary'>): string {
  const money = (amount: number) => formatRoundMoney(`${amount}.00`, salary.currency);
  return `${money(salary.from)}–${money(salary.to)}`;
}

/**
 * Where to apply: the position's application URL, otherwise a mailto link whose body lists what to
 * send.
 */
export function applyHref(
  { title, apply, send }: Pick<Position, 'title' | 'apply' | 'send'>,
  email: string,
): string {
  if (apply) return apply;
  const body = send.map((item) => `${t('careers.sent', { item })}\r\n\r\n`).join('\r\n');
  const fields = { subject: t('careers.application', { title }), body };
  const query = Object.entries(fields).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:${email}?${query.join('&')}`;
}

/**
 * The options of the filters, with the number of positions under each: the teams that have one,
 * every place, and the combinations without any, for which the board shows a message. Values are
 * consecutive numbers, places first and then teams, because the style sheet cannot know the names.
 */
export function filters(teams: readonly string[], places: Places, positions: readonly Position[]) {
  const names = [...places.map(({ name }) => name), ...teams];
  const options = names.map((label, index) => ({
    value: String(index + 1),
    label,
    count: positions.filter((one) => one.team === label || one.places.includes(label)).length,
  }));
  const everywhere = options.slice(0, places.length);
  const hiring = options.slice(places.length).filter(({ count }) => count > 0);
  const seatIn = (team: string, place: string) =>
    positions.some((one) => one.team === team && one.places.includes(place));
  const vacant = hiring.flatMap((team) =>
    everywhere.flatMap((place) => (seatIn(team.label, place.label) ? [] : [{ team, place }])),
  );
  return { teams: hiring, places: everywhere, vacant };
}

/** The values of the filters under which a position shows, separated by spaces. */
export function answersTo(
  { teams, places }: ReturnType<typeof filters>,
  position: Position,
): string {
  return [...teams, ...places]
    .filter(({ label }) => label === position.team || position.places.includes(label))
    .map(({ value }) => value)
    .join(' ');
}
