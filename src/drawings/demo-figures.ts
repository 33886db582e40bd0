import { createContext, use } from 'react';
import type { Demo } from '#content/demo/schema.ts';

/** Hands the example company to the drawings below: `<DemoContext value={demo}>`, once on a page. */
export const DemoContext = createContext<Demo | undefined>(undefined);

/** The example company, whose figures every drawing shows. Throws outside of a `DemoContext`. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('a drawing of the product stands outside of a DemoContext');
  return demo;
}
