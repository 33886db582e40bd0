import { type Rail, rails } from '#tariff/rails.ts';
import type { Group } from '#tariff/schema/shape.ts';

/** The positions of the rails' tracks beside a group of prices. */
export interface Crossing {
  /** Not yet crossed over, on the right. */
  readonly right: readonly Rail[];
  /** Crosses over under this group's title. */
  readonly turning: Rail | null;
  /** Already crossed over, on the left. */
  readonly left: readonly Rail[];
  /** The group concerns all rails, which an interchange marks. */
  readonly interchange: boolean;
}

/**
 * The tracks start on the right of the tariff; each crosses to the left under the title of the
 * group about its rail. A rail without a group of its own is on the left from the start. A group
 * about all rails gets an interchange, wherever the tracks are at that point.
 */
export function crossings(groups: readonly Pick<Group, 'rail' | 'everyRail'>[]): Crossing[] {
  let right: readonly Rail[] = rails().filter((own) => groups.some(({ rail }) => rail === own));
  let left: readonly Rail[] = rails().filter((own) => !right.includes(own));
  return groups.map(({ rail, everyRail }) => {
    const turning = right.find((own) => own === rail) ?? null;
    right = right.filter((own) => own !== turning);
    const crossing = { right, turning, left, interchange: everyRail && turning === null };
    left = rails().filter((own) => own === turning || left.includes(own));
    return crossing;
  });
}
