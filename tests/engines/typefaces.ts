import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitingForTypefaces } from '../e2e/support/typefaces.ts';

/** What the site said of a body as it came over the wire, which is another now. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Serves the site at this address once more, on a free port, with pages that wait for their typefaces:
 * what is drawn does not hang on how busy the machine is.
 */
export async function serveWaiting(site: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(new URL(url, site), {
      headers: { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '' },
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !OF_THE_WIRE.includes(name));
    const said = Object.fromEntries(kept);
    if (said['content-type']?.startsWith('text/html')) {
      const page = waitingForTypefaces(await answer.text(), said);
      response.writeHead(answer.status, page.headers).end(page.body);
    } else {
      response.writeHead(answer.status, said).end(Buffer.from(await answer.arrayBuffer()));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
