import type { ReactNode } from 'react';

/** Tables of limits one below the other, with columns of the same widths. */
export const LimitTables = ({ children }: { children: ReactNode }) => (
  <section data-columns="limits">{children}</section>
);
