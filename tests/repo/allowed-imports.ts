import { readFileSync } from 'node:fs';

const ROW = /^\| `([^`]+)` \| [^|.]+\. \| ([^|]+) \|$/gm;
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * The source folders and the others each may import from: the table of docs/architecture.md. A row
 * only names folders above it, so two folders cannot import each other. A feature must not import
 * another feature.
 */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...readFileSync('docs/architecture.md', 'utf8').matchAll(ROW)].map(
    ([, folder = '', into = '']) => [folder, namesIn(into)],
  ),
);

/** Folders with few dependencies: all packages and Node modules that they may import. */
export const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'src/spec': [],
  'src/words': ['@messageformat/core', 'module', 'react'],
  'src/tariff': ['big.js', 'zod'],
  'src/ui': ['clsx', 'react'],
  'src/drawings': ['clsx', 'react', 'src/words'],
};
