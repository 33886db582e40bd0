import { Fragment } from 'react';
import { keyAt } from '../key-at.ts';

/** A text that may break where the expression `at` matches. */
export function Breakable({ text, at }: { text: string; at: RegExp }) {
  return text.split(at).map((part, index) => (
    <Fragment key={keyAt(index)}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
