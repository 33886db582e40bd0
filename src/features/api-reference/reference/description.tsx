import { keyAt } from '#ui/key-at.ts';

/** The name of a field, an event or a code in running text: `expires_at`, `recall.answered`. */
const NAME = /\b([a-z]{2,}(?:[._][a-z]{2,})+)\b/;

/**
 * A description from the OpenAPI document, with the names in it set as code, as everywhere in the
 * reference.
 */
export function Description({ children }: { children: string }) {
  return children
    .split(NAME)
    .map((part, index) => (index % 2 === 0 ? part : <code key={keyAt(index, part)}>{part}</code>));
}
