import { createContext, use } from 'react';
import type { Demo, DemoPart, OptionalDemoPart } from '#content/demo/schema.ts';

/** Provides the example company to the drawings below: `<DemoContext value={demo}>`, once on a page. */
export const DemoContext = createContext<Demo | undefined>(undefined);

/** The example company, the source of every drawing's figures. Throws outside a `DemoContext`. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('a drawing of the product is outside a DemoContext');
  return demo;
}

/** A part of the example company that `demo.yaml` may omit. Throws if it does, which the check reports. */
export function useDemoPart<Name extends OptionalDemoPart>(name: Name): DemoPart<Name> {
  const part = useDemo()[name];
  if (!part) throw new Error(`a drawing needs ${name} in demo.yaml`);
  return part;
}
