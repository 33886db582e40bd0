import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** RESULTS sets another file, for trial runs. */
const FILE = process.env.RESULTS ?? 'bench/results.md';

/** A table cell; numbers are rounded by the caller. */
export type Cell = string | number;

/** The machine, and its load when the measurement began. */
const MACHINE = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the start`;

/** Prints a table and appends it, with date and machine, to the results. */
export function report(title: string, columns: readonly string[], rows: readonly Cell[][]): void {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const table = [
    `\n### ${title}\n`,
    `${new Date().toISOString().slice(0, 10)}, ${MACHINE}\n`,
    line(columns),
    `|${columns.map(() => '---|').join('')}`,
    ...rows.map(line),
  ].join('\n');
  console.log(table);
  appendFileSync(FILE, `${table}\n`);
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Pages with their names in the tables. */
export type Pages = readonly (readonly [name: string, url: string])[];

/**
 * Measures each page `runs` times, in alternation, so that other load on the machine affects all
 * pages alike. Returns what was measured of each, by its name.
 */
export async function inTurns<Measured>(
  runs: number,
  pages: Pages,
  measure: (url: string) => Promise<Measured>,
): Promise<[name: string, all: Measured[]][]> {
  const found = new Map(pages.map(([name]) => [name, [] as Measured[]]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [name, url] of pages) found.get(name)?.push(await measure(url));
  }
  return [...found];
}
