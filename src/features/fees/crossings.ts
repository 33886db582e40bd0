import { type Rail, rails } from '#tariff/rails.ts';
import type { Group } from '#tariff/schema/shape.ts';

/** Where the tracks of the rails stand beside a group of prices. */
export interface Crossing {
  /** Still to come, at the right. */
  readonly right: readonly Rail[];
  /** Crosses over under this group's title. */
  readonly turning: Rail | null;
  /** Passed, at the left. */
  readonly left: readonly Rail[];
  /** All rails concern this group: an interchange. */
  readonly interchange: boolean;
}

/**
 * The tracks come down at the right of the tariff; each crosses to the left under the title of the
 * group it concerns. What concerns all of them is an interchange where they run at that time.
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
