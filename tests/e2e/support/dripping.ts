import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { baseUrl } from './test.ts';

/** Bytes that come at once, and the pause between them: long enough for the browser to draw. */
const PIECE = 2_500;
const PAUSE_MS = 50;

export interface Dripping {
  url: string;
  stop(): Promise<void>;
}

/** Serves the built site as a slow line does: pages piece by piece, everything else at once. */
export async function dripping(): Promise<Dripping> {
  const server = createServer((request, response) => {
    // Without an agent: a connection that is kept may be closed at its other end when it is needed.
    get(new URL(request.url ?? '/', baseUrl()), { agent: false }, async (answer) => {
      const type = answer.headers['content-type'] ?? '';
      response.writeHead(answer.statusCode ?? 500, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        answer.pipe(response);
        return;
      }
      const body = await buffer(answer);
      for (let at = 0; at < body.length; at += PIECE) {
        if (at > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
        response.write(body.subarray(at, at + PIECE));
      }
      response.end();
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
