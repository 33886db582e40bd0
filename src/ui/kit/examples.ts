import type { ReactNode } from 'react';

/** The examples of a component, each under a title that says what it shows. */
export type Examples = Readonly<Record<string, ReactNode>>;

const FILES = import.meta.glob<{ examples: Examples }>('../*/*.examples.tsx', { eager: true });

/** The examples of every component, by its folder's name. */
export const COMPONENTS: ReadonlyMap<string, Examples> = new Map(
  Object.entries(FILES).map(([file, { examples }]) => [file.split('/')[1] ?? '', examples]),
);
