import type { Industry } from '#content/queries/industries-query.ts';
import type { ExampleName, Examples } from '#content/schemas/industries-page-schema.ts';

/** What the drawing of an industry's money is given. */
export interface InstrumentProps {
  industry: Industry;
  examples: Examples;
}

/** The figures of a drawing. Throws where the page's texts have none, which the check has told. */
export function exampleOf<Name extends ExampleName>(
  examples: Examples,
  name: Name,
): NonNullable<Examples[Name]> {
  const example = examples[name];
  if (!example) throw new Error(`content/pages/industries.yaml: expected examples.${name}`);
  return example;
}
