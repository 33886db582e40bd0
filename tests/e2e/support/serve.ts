import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Listening {
  msg: string;
  address?: { port: number };
}

/** Serves the built site on a free port for all browser tests; stops it by its process id. */
async function serve(): Promise<() => void> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
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
  process.env.BASE_URL = `http://127.0.0.1:${port}`;
  return () => server.kill('SIGTERM');
}

export default serve;
