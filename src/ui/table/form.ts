/**
 * The form of a table in a narrow container: it keeps its `columns`, or each row becomes a `list`
 * of its cells, each with its column's head.
 */
export type TableForm = 'columns' | 'list';

/** Two columns fit on a phone; with more, each row becomes a list. */
export const formOf = (columns: number): TableForm => (columns > 2 ? 'list' : 'columns');
