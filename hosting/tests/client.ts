import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it came over the wire. Header names are in lower case. */
export interface Wire {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Names that came more than once. */
  readonly repeated: readonly string[];
  readonly body: Buffer;
}

/** One request, its path written exactly as given: nothing is normalised or encoded. */
export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request on a connection of its own; resolves once the answer has begun. */
export async function begin(port: number, one: Ask): Promise<IncomingMessage> {
  const headers = { Host: 'www.solvanto.example', ...one.headers };
  const { method = 'GET', path, body } = one;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Sends one request on a connection of its own. A string is the path of a plain one. */
export async function ask(port: number, one: Ask | string): Promise<Wire> {
  const response = await begin(port, typeof one === 'string' ? { path: one } : one);
  const names = response.rawHeaders
    .filter((_, at) => at % 2 === 0)
    .map((name) => name.toLowerCase());
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(names.map((name) => [name, String(response.headers[name] ?? '')])),
    repeated: names.filter((name, at) => names.indexOf(name) !== at),
    body: await buffer(response),
  };
}
