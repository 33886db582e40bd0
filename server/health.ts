import { readConfig } from './config.ts';
import { RULES } from './contract.ts';

// The health check of the container: ends with 0 when the server in it wants requests.
const { HOST, PORT } = readConfig(process.env);
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
const address = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}`);
address.pathname = RULES.health.ready.path;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
