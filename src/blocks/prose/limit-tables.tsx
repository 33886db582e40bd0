import type { ReactNode } from 'react';

/** Tables of limits one below the other, whose columns are of one width. */
export const LimitTables = ({ children }: { children: ReactNode }) => (
  <section data-columns="limits">{children}</section>
);
