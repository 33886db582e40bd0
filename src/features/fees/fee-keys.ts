/** The switch between companies and individuals, in the address. */
export const AUDIENCE_KEY = 'for';
export const CATEGORY_KEY = 'category';
