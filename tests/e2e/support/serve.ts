import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { FRENCH, INSTITUTION } from '#scripts/institution.ts';

interface Listening {
  msg: string;
  address?: { port: number };
}

interface Served {
  readonly url: string;
  /** Stops the server by its process id. */
  stop(): void;
}

/** Serves a build on a free port. */
export async function serve(root: string): Promise<Served> {
  const server = spawn(process.execPath, ['hosting/server/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ROOT: root, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened`)),
    );
    createInterface({ input: server.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as Listening;
      if (entry.msg === 'listening' && entry.address) resolve(entry.address.port);
    });
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill('SIGTERM') };
}

/** Serves the site's build and those of the other institutions for all browser tests. */
export default async function serveAll(): Promise<() => void> {
  const roots = { BASE_URL: 'dist', INSTITUTION_URL: INSTITUTION.DIST, FRENCH_URL: FRENCH.DIST };
  const served: Served[] = [];
  const stop = () => {
    for (const one of served) one.stop();
  };
  try {
    for (const [name, root] of Object.entries(roots)) {
      const one = await serve(root);
      served.push(one);
      process.env[name] = one.url;
    }
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
