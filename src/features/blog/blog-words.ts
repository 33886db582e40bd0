/** The few words of lists that run over several pages. */
export const WORDS = {
  pages: 'Pages',
  newer: 'Newer posts',
  older: 'Older posts',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
