/** The weight that an `Accept` gives to a media type; none to one that it does not name. */
function weightOf(type: string, accept: string): number {
  const parts = accept.split(',').map((part) => part.split(';').map((piece) => piece.trim()));
  const named = parts.find(([name = '']) => name.toLowerCase() === type);
  const weight = named?.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
  return named ? Number.parseFloat(weight) || 0 : 0;
}

/**
 * Whether a client would rather have the error object than the error page: it names
 * `application/json`, and names `text/html` not at all or with less weight. Wildcards say nothing
 * about either, so a browser and a bare `curl` get the page.
 */
export function prefersJson(accept = ''): boolean {
  return weightOf('application/json', accept) > weightOf('text/html', accept);
}
