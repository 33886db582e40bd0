/** What the rows of a document's first table state: the first cell of each, below the ruler. */
export function statementsToConfirm(markdown: string): string[] {
  const table = /(?:^\|.*\n)+/m.exec(markdown)?.[0] ?? '';
  const rows = table.split('\n').slice(2);
  return rows.flatMap((row) => row.split('|')[1]?.trim() || []);
}
