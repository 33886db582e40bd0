import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the site said of a body as it came over the wire, which is another now. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

type Headers = Readonly<Record<string, string>>;

export interface Proxied {
  /** A page as it is handed on. */
  page(html: string, headers: Headers, path: string): { body: string; headers: Headers };
  /** What is answered in the site's place, as a script; nothing for what the site answers. */
  script?(path: string): string | undefined;
}

interface Served {
  readonly url: string;
  stop(): void;
}

/** Serves the site at this address once more, on a free port, with pages that are changed on the way. */
export async function serveChanged(
  site: string,
  changed: (own: string) => Proxied,
): Promise<Served> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page, script } = changed(own);
  server.on('request', async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, own);
    const text = script?.(pathname);
    if (text !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
      return;
    }
    const answer = await fetch(new URL(url, site), {
      headers: { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '' },
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !OF_THE_WIRE.includes(name));
    const said = Object.fromEntries(kept);
    if (said['content-type']?.startsWith('text/html')) {
      const handed = page(await answer.text(), said, pathname);
      response.writeHead(answer.status, handed.headers).end(handed.body);
    } else {
      response.writeHead(answer.status, said).end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  return {
    url: own,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
