import { CHANNELS, type Channel } from '../../tariff/names.ts';

type Line = Exclude<Channel, 'internal'>;

const LINES = CHANNELS.filter((rail): rail is Line => rail !== 'internal');

/** Where the lines stand beside a group of prices. */
export interface Leg {
  /** Still to come, at the right. */
  readonly right: readonly Line[];
  /** Crosses over under this group's title. */
  readonly turning: Line | null;
  /** Passed, at the left. */
  readonly left: readonly Line[];
  /** All three concern this group: an interchange. */
  readonly interchange: boolean;
}

/**
 * The lines come down at the right of the tariff; each crosses to the left under the title of the
 * group it concerns. What concerns all of them is an interchange where they run at that time.
 */
export function journey(
  groups: readonly { readonly rail: Channel | null; readonly shared: boolean }[],
) {
  let right: readonly Line[] = LINES.filter((line) => groups.some(({ rail }) => rail === line));
  let left: readonly Line[] = LINES.filter((line) => !right.includes(line));
  return groups.map(({ rail, shared }): Leg => {
    const turning = right.find((line) => line === rail) ?? null;
    right = right.filter((line) => line !== turning);
    const leg = { right, turning, left, interchange: shared && turning === null };
    left = LINES.filter((line) => line === turning || left.includes(line));
    return leg;
  });
}
