import { createElement, Fragment } from 'react';
import { UNBROKEN } from './unbroken.ts';

/** A text of the content files in which `cut-off` and `2009/110/EC` stay on a line, as in Markdown's texts. */
export function Kept({ children }: { children: string }) {
  const parts = children.split(UNBROKEN);
  // biome-ignore lint/correctness/useJsxKeyInIterable: spread as arguments, they are no list to React
  const pieces = parts.map((part, index) => (index % 2 ? <span data-whole="">{part}</span> : part));
  return createElement(Fragment, null, ...pieces);
}
