/** Where the language of the API's examples is kept, on the visitor's own device. */
export const API_LANGUAGE_KEY = 'api_language';
