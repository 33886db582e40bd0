import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';

/** Longest mean delay of the event loop, in milliseconds, at which requests are still taken. */
export const SLOWEST_LOOP_MS = 1_000;
const SAMPLE_MS = 500;

/** Tells the event loop's mean delay over the last half second, in milliseconds. */
function watchLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  let mean = 0;
  histogram.enable();
  setInterval(() => {
    mean = histogram.mean / 1e6;
    histogram.reset();
  }, SAMPLE_MS).unref();
  return () => mean;
}

/**
 * The answers that are under way. `overloaded` is asked for each new request, so shedding ends by
 * itself as soon as answers leave.
 */
export class Load {
  readonly #answers = new Set<ServerResponse>();
  readonly #most: number;
  readonly #delay: () => number;

  constructor(most: number, delay = watchLoop()) {
    this.#most = most;
    this.#delay = delay;
  }

  /** Whether the next request should be refused. */
  get overloaded(): boolean {
    return this.#answers.size >= this.#most || this.#delay() > SLOWEST_LOOP_MS;
  }

  /** Counts an answer in until it has left completely or its connection is gone. */
  enter(answer: ServerResponse): void {
    this.#answers.add(answer);
    answer.once('close', () => this.#answers.delete(answer));
  }

  /** The connections on which an answer is under way: what is written now lands in its middle. */
  busySockets(): ReadonlySet<Duplex> {
    return new Set([...this.#answers].map(({ req }) => req.socket));
  }
}
