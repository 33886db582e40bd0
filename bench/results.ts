import { appendFileSync, existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { run } from '#scripts/run.ts';

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

/** Builds the site if there is no finished build in `dist`. */
export async function ensureBuild(): Promise<void> {
  if (existsSync('dist/build.json')) return;
  console.log('There is no build yet: building');
  const { code, output } = await run('astro', ['build']);
  if (code !== 0) throw new Error(output);
}
