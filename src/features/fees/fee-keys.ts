/** The query parameter that switches between companies and individuals. */
export const AUDIENCE_KEY = 'for';
export const CATEGORY_KEY = 'category';
