import { RULES } from '../contract/rules.ts';
import { addressOf, readConfig } from './config.ts';

// The health check of the container: ends with 0 when the server in it wants requests.
const { HOST, PORT } = readConfig(process.env);
const address = `${addressOf(HOST, PORT)}${RULES.health.ready.path}`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
