import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', baseUrl()));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const piece = type.startsWith('text/html') ? PIECE : body.length;
    for (let at = 0; at < body.length; at += piece) {
      if (at > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      response.write(body.subarray(at, at + piece));
    }
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
