/**
 * How a table is shown where its frame is narrow: it keeps its `columns`, or each row becomes a
 * `list` of its cells, each with its column's head.
 */
export type TableForm = 'columns' | 'list';

/** Two columns have room on a phone; of more, each row becomes a list. */
export const formOf = (columns: number): TableForm => (columns > 2 ? 'list' : 'columns');
