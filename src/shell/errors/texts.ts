/** Head of every error page (specification, 2.6). */
export const ERROR_PAGE = {
  title: 'Error page',
  description: 'The page you were looking for does not exist',
} as const;
