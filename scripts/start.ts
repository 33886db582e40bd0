import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { step } from './run.ts';

const HOST = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '4321';

// Builds the site and serves it; says where once the server listens.
await step('Building the site', 'astro', ['build']);

const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, HOST, PORT },
});
createInterface({ input: server.stdout }).on('line', (line) => {
  console.log(line);
  if (line.includes('"listening"')) console.log(`The site is at http://${HOST}:${PORT}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.once('exit', (code) => process.exit(code ?? 0));
