interface Weighted {
  readonly type: string;
  readonly weight: number;
}

function weights(accept: string): Weighted[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number.parseFloat(q.slice(2));
    return { type, weight: Number.isNaN(weight) ? 0 : weight };
  });
}

/**
 * Whether a client would rather have the error object than the error page: it names
 * `application/json`, and names `text/html` not at all or with less weight. Wildcards say nothing
 * about either, so a browser and a bare `curl` get the page.
 */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const all = weights(accept);
  const weightOf = (type: string): number => all.find((entry) => entry.type === type)?.weight ?? 0;
  return weightOf('application/json') > weightOf('text/html');
}
