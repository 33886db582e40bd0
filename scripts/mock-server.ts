import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { type Logger, pino } from 'pino';
import type { ApiDocument } from '#content/openapi/types.ts';

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Answers every call with the document's examples and refuses invalid ones; stores nothing. */
export async function startMock(document: ApiDocument, port: number): Promise<Running> {
  // Webhooks are part of the document, but nobody calls them here.
  const called = { ...document, webhooks: undefined };
  // Prism logs at a custom level, which pino's types do not include.
  const logger = pino({ level: 'silent', customLevels: { success: 31 } }) as unknown as Logger;
  const server = createServer(await getHttpOperationsFromSpec(called), {
    components: { logger },
    cors: true,
    config: {
      isProxy: false,
      mock: { dynamic: false },
      ...{ checkSecurity: true, validateRequest: true, validateResponse: true, errors: true },
      upstreamProxy: undefined,
    },
  });
  // For a path that it cannot decode, Prism throws outside its error handling, which would end the
  // process.
  const left = Object.assign(new Error('The address cannot be decoded'), { status: 400 });
  const ask = server.prism.request;
  server.prism.request = (...asked) => {
    const answer = async () => ask(...asked)();
    return () => answer().catch(() => ({ _tag: 'Left', left }));
  };
  const address = await server.listen(port, '127.0.0.1');
  return { address, stop: async () => void (await server.close()) };
}
