import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response headers that are wrong for a decoded and changed body. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

type Headers = Readonly<Record<string, string>>;

export interface Proxied {
  /** The changed page with its response headers. */
  page(html: string, headers: Headers, path: string): { body: string; headers: Headers };
  /** A script to answer instead of the site; undefined to let the site answer. */
  script?(path: string): string | undefined;
}

interface Served {
  readonly url: string;
  stop(): void;
}

/** A proxy of the site on a free port that changes its pages. */
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
    const headersOfSite = Object.fromEntries(kept);
    if (headersOfSite['content-type']?.startsWith('text/html')) {
      const handed = page(await answer.text(), headersOfSite, pathname);
      response.writeHead(answer.status, handed.headers).end(handed.body);
    } else {
      response.writeHead(answer.status, headersOfSite).end(Buffer.from(await answer.arrayBuffer()));
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
