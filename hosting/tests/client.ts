import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A received response. Header names are in lower case. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers that were sent more than once. */
  readonly repeated: readonly string[];
  readonly body: Buffer;
}

/** A request. Its path is sent exactly as given, neither normalised nor encoded. */
export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request on a new connection; resolves when the response headers have arrived. */
export async function sendForHeaders(port: number, one: TestRequest): Promise<IncomingMessage> {
  const headers = { Host: 'www.solvanto.example', ...one.headers };
  const { method = 'GET', path, body } = one;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Sends a request on a new connection. A string is the path of a plain GET. */
export async function send(port: number, one: TestRequest | string): Promise<ReceivedResponse> {
  const response = await sendForHeaders(port, typeof one === 'string' ? { path: one } : one);
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
