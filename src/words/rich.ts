import { createElement, Fragment, type ReactNode } from 'react';

/** What stands for the tags of a message, each given the text inside it. */
type Tags = Readonly<Record<string, (text: string) => ReactNode>>;

/** A text with what its tags stand for: `Read <link>our terms</link>`, `since <day/>`. Tags do not nest. */
export function rich(text: string, tags: Tags): ReactNode {
  const parts = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s);
  const nodes = parts.flatMap((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : [part];
    return index % 3 === 1 ? [tags[part]?.(parts[index + 1] ?? '')] : [];
  });
  return createElement(Fragment, null, ...nodes);
}
