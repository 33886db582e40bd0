import type { Industry } from '#content/queries/industries-query.ts';
import type { ExampleName, Examples } from '#content/schemas/industries-page-schema.ts';

/** The props of a drawing of an industry's money. */
export interface IndustryDrawingProps {
  industry: Industry;
  examples: Examples;
}

/** The figures of a drawing. Throws if content has none, which the content check reports first. */
export function exampleOf<Name extends ExampleName>(
  examples: Examples,
  name: Name,
): NonNullable<Examples[Name]> {
  const example = examples[name];
  if (!example) throw new Error(`content/pages/industries.yaml: expected examples.${name}`);
  return example;
}
