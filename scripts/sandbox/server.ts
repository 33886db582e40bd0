import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiSource } from '#content/openapi/load-openapi.ts';
import { createSandbox } from './backend.ts';

/** Most that a request may bring: a file's size and a little. */
const MOST = 11 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A body as the API's schemas see it: an object of JSON or of a form, else the text. */
function parsed(text: string, type = ''): unknown {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!type.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface Running {
  /** The base address of the API, with its version. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts a sandbox on the loopback address; port 0 is any free one. Throws where there is no API. */
export async function startSandbox(port: number, pace = 1): Promise<Running> {
  const source = apiSource();
  if (!source) throw new Error('This institution has no API: content/openapi.yaml is not there.');
  const sandbox = await createSandbox(source.document, pace);
  const server = createServer(async (request, response) => {
    try {
      const { pathname: path, search } = new URL(request.url ?? '/', 'http://sandbox');
      const text = await bodyOf(request);
      const headers = request.headers as Record<string, string>;
      const body = text ? parsed(text, headers['content-type']) : undefined;
      const method = request.method ?? 'GET';
      const reply = await sandbox.answer({ method, path, query: search, headers, body });
      const { status, body: answer, type = 'application/json' } = reply;
      const written = typeof answer === 'string' ? answer : JSON.stringify(answer);
      response.writeHead(status, {
        ...reply.headers,
        ...(answer !== undefined && { 'Content-Type': type }),
      });
      response.end(answer === undefined ? undefined : written);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const version = source.document.servers[0]?.url.split('/').pop();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${version}`,
    stop: async () => {
      sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
