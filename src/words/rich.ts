import { createElement, Fragment, type ReactNode } from 'react';

/** What replaces the tags of a message, given the text inside each. */
type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

/**
 * A text with its tags replaced by React nodes: `Read <link>our terms</link>`, `since <day/>`. Tags
 * do not nest.
 */
export function rich(text: string, tags: Tags): ReactNode {
  const parts = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s);
  const nodes = parts.flatMap((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : [part];
    return index % 3 === 1 ? [tags[part]?.(parts[index + 1] ?? '')] : [];
  });
  return createElement(Fragment, null, ...nodes);
}
