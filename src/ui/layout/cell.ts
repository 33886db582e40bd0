import { clsx } from 'clsx';
import columns from './columns.module.css';

type Start = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type End = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/**
 * The class of a child of `Frame grid` that spans from one of the twelve columns' lines to another,
 * on a tablet optionally other ones. On a phone the frame puts every child in one column.
 */
export function cell(from: Start, to: End, tablet?: readonly [from: Start, to: End]): string {
  return clsx(
    columns[`from${from}`],
    columns[`to${to}`],
    tablet && [columns[`tabletFrom${tablet[0]}`], columns[`tabletTo${tablet[1]}`]],
  );
}
