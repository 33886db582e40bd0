import type { Context, Handler } from 'openapi-backend';
import type { ApiDocument } from '#content/openapi/types.ts';
import type { Clock } from './clock.ts';
import { type PaymentRequest, Payments } from './payments.ts';
import { Refusal, type Reply } from './problem.ts';
import { Webhooks } from './webhooks.ts';

/** What the document's example of an answer says. */
function exampleOf<Body>({ paths }: ApiDocument, path: string): Partial<Body> {
  const answer = paths[path]?.get?.responses['200'];
  const media = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
  const [example] = Object.values(media?.examples ?? {});
  return (example?.value ?? {}) as Partial<Body>;
}

/** When a sandbox begins: at the time of the examples, so that their days lie ahead of it. */
export function beginningOf(document: ApiDocument): number {
  const { as_of: begins = '' } = exampleOf<{ as_of: string }>(document, '/ibans/{iban}/balances');
  return Date.parse(begins) || Date.now();
}

/** The IBANs with a scenario, as the document lists them. */
function scenariosOf(document: ApiDocument): ReadonlyMap<string, string> {
  type Listed = { data: { iban: string; scenario: string }[] };
  const { data = [] } = exampleOf<Listed>(document, '/sandbox/scenarios');
  return new Map(data.map(({ iban, scenario }) => [iban, scenario]));
}

/** An example of the document has this identifier: it is answered as the document says. */
const isExample = (document: ApiDocument, id: string) =>
  JSON.stringify(document).includes(`"${id}"`);

/**
 * The operations that the mock server cannot answer from the document alone: what remembers, signs or
 * follows a scenario. The others, and objects that only its examples know, stay the mock's.
 */
export function operationsWith(
  document: ApiDocument,
  clock: Clock,
  mock: (context: Context) => Reply,
): Record<string, Handler> {
  const webhooks = new Webhooks(clock);
  const payments = new Payments(clock, webhooks, scenariosOf(document));
  type Payment = NonNullable<ReturnType<Payments['find']>>;

  /** Runs for a payment of this sandbox. */
  const onPayment =
    (run: (payment: Payment, context: Context) => Reply): Handler =>
    (context) => {
      const id = String(context.request.params.payment_id);
      const payment = payments.find(id);
      if (payment) return run(payment, context);
      if (isExample(document, id)) return mock(context);
      throw new Refusal('not_found');
    };
  const bodyOf = <Body>(context: Context) => context.request.requestBody as Body;
  const ok = (body: unknown): Reply => ({ status: 200, body });

  return {
    createPayment: (context) => payments.create(bodyOf<PaymentRequest>(context)),
    getPayment: onPayment(ok),
    listPayments: (context) => {
      const { status, direction } = context.request.query;
      const data = payments
        .all()
        .filter(
          (one) =>
            (!status || one.status === status) && (!direction || one.direction === direction),
        );
      return ok({ data: data.slice(0, 100), next: null });
    },
    withdrawPayment: onPayment((payment) => payments.withdraw(payment)),
    getTracking: onPayment((payment) => payments.tracking(payment)),
    signInSandbox: onPayment((payment, context) =>
      payments.sign(payment, bodyOf<{ signers: number }>(context).signers),
    ),
    getRecall: (context) => {
      const recall = payments.recall(String(context.request.params.recall_id));
      return recall ? ok(recall) : mock(context);
    },
    checkPayee: (context) => ok(payments.check(bodyOf<{ iban: string }>(context))),
    createWebhook: (context) => webhooks.create(bodyOf(context)),
    listWebhooks: () => webhooks.list(),
    deleteWebhook: (context) => {
      const id = String(context.request.params.webhook_id);
      return isExample(document, id) ? { status: 204 } : webhooks.remove(id);
    },
    listEvents: (context) => webhooks.events(context.request.query.delivered as string | undefined),
    moveClock: (context) => {
      const to = Date.parse(bodyOf<{ advance_to: string }>(context).advance_to);
      if (!clock.advance(to)) throw new Refusal('status');
      return ok({ now: clock.stamp() });
    },
    triggerEvent: (context) => {
      const { type } = bodyOf<{ type: string }>(context);
      const content = document.webhooks?.[type]?.post?.requestBody?.content;
      const [example] = Object.values(content?.['application/json']?.examples ?? {});
      const { data = {} } = (example?.value ?? {}) as { data?: object };
      return { status: 202, body: webhooks.send(type, data) };
    },
  };
}
