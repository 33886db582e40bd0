import { HTTPSnippet } from '@readme/httpsnippet';
import { resolveReference } from '#content/openapi/openapi-fields.ts';
import type { ApiDocument, Media, Operation, Parameter, PathItem } from '#content/openapi/types.ts';

/** A sample request to the sandbox in one language. */
export interface Sample {
  readonly language: (typeof CLIENTS)[number]['language'];
  readonly code: string;
}

/** Placeholder for the API key, which each language reads from the environment. */
const KEY = 'API_KEY';
/**
 * Placeholder for the idempotency key, which each language generates: a fixed one copied with the
 * sample would be used twice.
 */
const FRESH = 'IDEMPOTENCY_KEY';

/** The languages of the samples, the default first, and the generator of each. */
const CLIENTS = [
  { language: 'bash', target: 'shell', client: 'curl' },
  { language: 'typescript', target: 'javascript', client: 'fetch' },
  { language: 'python', target: 'python', client: 'requests' },
  { language: 'java', target: 'java', client: 'nethttp' },
  { language: 'php', target: 'php', client: 'guzzle' },
] as const;

/**
 * Replaces the placeholder by code that reads the API key from the environment, so that nobody
 * saves it with the sample.
 */
const FROM_ENVIRONMENT: Record<Sample['language'], (code: string) => string> = {
  bash: (code) =>
    code
      .replace(`'Authorization: Bearer ${KEY}'`, `"Authorization: Bearer $${KEY}"`)
      .replace(`: ${FRESH}'`, ': $(uuidgen)"')
      .replace("'Idempotency-Key", '"Idempotency-Key'),
  typescript: (code) =>
    code
      .replace(`'Bearer ${KEY}'`, `\`Bearer \${process.env.${KEY}}\``)
      .replace(`'${FRESH}'`, 'crypto.randomUUID()'),
  python: (code) => {
    const used = [code.includes(KEY) && 'import os\n', code.includes(FRESH) && 'import uuid\n'];
    const read = code
      .replace(`"Bearer ${KEY}"`, `f"Bearer {os.environ['${KEY}']}"`)
      .replace(`"${FRESH}"`, 'str(uuid.uuid4())');
    return [...used.filter(Boolean), read].join('');
  },
  java: (code) =>
    code
      .replace(`"Bearer ${KEY}"`, `"Bearer " + System.getenv("${KEY}")`)
      .replace(`"${FRESH}"`, 'java.util.UUID.randomUUID().toString()'),
  php: (code) =>
    code
      .replace(`'Bearer ${KEY}'`, `'Bearer ' . getenv('${KEY}')`)
      .replace(`'${FRESH}'`, '(string) \\Ramsey\\Uuid\\Uuid::uuid4()'),
};

type Har = ConstructorParameters<typeof HTTPSnippet>[0];

const pair = (name: string, value: unknown) => ({ name, value: String(value) });

function bodyOf(media: readonly [type: string, media: Media] | undefined) {
  const value = media && Object.values(media[1].examples ?? {})[0]?.value;
  if (!media || value === undefined) return {};
  const [mimeType] = media;
  if (mimeType === 'application/x-www-form-urlencoded') {
    const params = Object.entries(value as object).map(([name, one]) => pair(name, one));
    return { postData: { mimeType, params } };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { postData: { mimeType, text } };
}

/** A request in the HTTP Archive (HAR) format, made of the operation's first examples. */
function requestOf(
  document: ApiDocument,
  method: string,
  path: string,
  item: PathItem,
  operation: Operation,
) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolveReference<Parameter>(document, one))
    .filter(({ example }) => example !== undefined);
  const at = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const filled = at('path').reduce(
    (address, { name, example }) => address.replace(`{${name}}`, String(example)),
    path,
  );
  const query = new URLSearchParams(
    at('query').map(({ name, example }) => [name, String(example)]),
  );
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const [success] = Object.values(operation.responses);
  const [accept] = success && 'content' in success ? Object.keys(success.content ?? {}) : [];
  const isOpen = operation.security?.some((one) => Object.keys(one).length === 0);
  const headers = [
    ...(isOpen ? [] : [pair('Authorization', `Bearer ${KEY}`)]),
    ...at('header').map(({ name, example }) =>
      pair(name, name === 'Idempotency-Key' ? FRESH : example),
    ),
    ...(media ? [pair('Content-Type', media[0])] : []),
    ...(accept && accept !== 'application/json' ? [pair('Accept', accept)] : []),
  ];
  const search = query.size > 0 ? `?${query}` : '';
  return {
    accept,
    har: {
      ...{ method: method.toUpperCase(), url: `${document.servers[0]?.url}${filled}${search}` },
      ...{ httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1, queryString: [] },
      headers,
      ...bodyOf(media),
    } as Har,
  };
}

/** The request of an operation in every language. Throws if a language cannot express it. */
export function samplesOf(document: ApiDocument, method: keyof PathItem, path: string): Sample[] {
  const item = document.paths[path];
  const operation = item?.[method] as Operation | undefined;
  if (!item || !operation) throw new Error(`no operation ${method} ${path}`);
  const { har, accept } = requestOf(document, method, path, item, operation);
  const snippet = new HTTPSnippet(har);
  return CLIENTS.map(({ language, target, client }) => {
    const [code] = snippet.convert(target, client) || [];
    if (!code) throw new Error(`no ${language} for ${method} ${path}`);
    const read = accept === 'application/json' ? code : code.replace('res.json()', 'res.text()');
    return { language, code: FROM_ENVIRONMENT[language](read).trim() };
  });
}
