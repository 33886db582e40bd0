/**
 * Limits of the boards of posts and positions, set by their style sheet: the number of filters that
 * work without JavaScript (`blocks/board/board.module.css`), and the number of places with a line
 * on the careers page.
 */
export const BOARD = { choices: 12, places: 4 } as const;
