import addFormats from 'ajv-formats';
import { type Context, OpenAPIBackend, type Request } from 'openapi-backend';
import type { ApiDocument } from '#content/openapi/types.ts';
import { limitOf } from '#content/queries/limits-query.ts';
import { Clock } from './clock.ts';
import { beginningOf, operationsWith } from './operations.ts';
import { problemOf, Refusal, type Reply } from './problem.ts';

/** Which code an error of validation is. */
function refusalOf(context: Context): Refusal {
  const errors = context.validation.errors ?? [];
  // A field that does not exist says more than the one that is missing for it.
  const error = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];
  const { keyword, instancePath = '', params } = error ?? {};
  const at = (name = '') =>
    [instancePath.replace(/^\/(requestBody|query|header|path)/, '').slice(1), name]
      .filter(Boolean)
      .join('.')
      .replaceAll('/', '.');
  if (keyword === 'additionalProperties') {
    return new Refusal('field_unknown', { field: at(params?.additionalProperty) });
  }
  if (keyword === 'required') {
    return new Refusal('field_missing', { field: at(params?.missingProperty) });
  }
  if (!error || keyword === 'parse') return new Refusal('body_invalid');
  return new Refusal('field_invalid', { field: at(), detail: error.message ?? '' });
}

/** Why a key is not let in, if it is not. */
function refusedKey(authorization: string | undefined): Refusal | undefined {
  const [, key] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  if (!key) return new Refusal('key_missing');
  if (key.startsWith('sk_live_')) return new Refusal('key_environment');
  return /^(sk|tok)_test_/.test(key) ? undefined : new Refusal('key_unknown');
}

const header = (context: Context, name: string) =>
  context.request.headers[name.toLowerCase()] as string | undefined;

/** What the mock server makes of the document: the example of the best answer, in the form asked for. */
function mockReply(context: Context): Reply {
  const { operationId = '', responses = {} } = context.operation;
  const [status = '200'] = Object.keys(responses);
  const answer = responses[status];
  const types = answer && 'content' in answer ? Object.keys(answer.content ?? {}) : [];
  const type = types.find((one) => one === header(context, 'accept')) ?? types[0];
  if (!type) return { status: Number(status) };
  const options = { code: Number(status), mediaType: type };
  const { mock } = context.api.mockResponseForOperation(operationId, options);
  return { status: Number(status), type, body: mock };
}

const MINUTE = 60_000;

interface Sandbox {
  readonly answer: (request: Request) => Promise<Reply>;
  readonly stop: () => void;
}

/**
 * A sandbox of the API from its document: requests are checked and routed by openapi-backend, which
 * also answers from the examples what `operationsWith` does not. `pace` shortens what follows a payment.
 */
export async function createSandbox(document: ApiDocument, pace = 1): Promise<Sandbox> {
  const clock = new Clock(pace, beginningOf(document));
  const answered = new Map<string, { body: string; reply: Reply }>();
  const limit = Number(limitOf('api-rate').value);
  let minute = { begun: Date.now(), count: 0 };
  const api = new OpenAPIBackend({
    definition: structuredClone(document) as never,
    apiRoot: `/${document.servers[0]?.url.split('/').pop()}`,
    quick: true,
    validate: true,
    coerceTypes: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats.default(ajv),
    handlers: {
      ...operationsWith(document, clock, mockReply),
      notFound: () => {
        throw new Refusal('not_found');
      },
      notImplemented: mockReply,
      validationFail: (context) => {
        throw refusalOf(context);
      },
      unauthorizedHandler: (context) => {
        throw refusedKey(header(context, 'authorization')) ?? new Refusal('right_missing');
      },
    },
    securityHandlers: {
      key: (context) => !refusedKey(header(context, 'authorization')),
      oauth: (context) => !refusedKey(header(context, 'authorization')),
      certificate: () => true,
    },
  });
  await api.init();

  /** The first answer again for the same request with the same key; another body is refused. */
  async function once(request: Request): Promise<Reply> {
    const key = request.headers['idempotency-key'];
    if (!key) return (await api.handleRequest(request)) as Reply;
    const name = `${request.method} ${request.path} ${key}`;
    const body = JSON.stringify(request.body);
    const before = answered.get(name);
    if (before && before.body !== body) throw new Refusal('idempotency_conflict');
    if (before)
      return { ...before.reply, headers: { ...before.reply.headers, 'Idempotent-Replay': 'true' } };
    const reply = structuredClone((await api.handleRequest(request)) as Reply);
    answered.set(name, { body, reply });
    return reply;
  }

  return {
    async answer(request) {
      const passed = Date.now() - minute.begun;
      if (passed >= MINUTE) minute = { begun: Date.now(), count: 0 };
      minute.count += 1;
      const rate = {
        'RateLimit-Limit': String(limit),
        'RateLimit-Remaining': String(Math.max(0, limit - minute.count)),
        'RateLimit-Reset': String(Math.ceil((MINUTE - (passed % MINUTE)) / 1000)),
      };
      const reply = await (minute.count > limit
        ? Promise.reject(new Refusal('rate'))
        : once(request)
      ).catch((error: unknown) => {
        if (error instanceof Refusal) return problemOf(document, error, clock.count());
        throw error;
      });
      return { ...reply, headers: { ...rate, ...reply.headers } };
    },
    stop: () => clock.stop(),
  };
}
