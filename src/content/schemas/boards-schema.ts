/**
 * What the boards of posts and seats hold without a script: the choices that their style sheet can
 * read (`blocks/board/board.module.css`), and the places that have a line on the careers page.
 */
export const BOARD = { choices: 12, places: 4 } as const;
