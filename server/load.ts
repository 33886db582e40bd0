import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest mean delay of the event loop, in milliseconds, at which requests are still taken. */
const SLOWEST_LOOP_MS = 1_000;
const SAMPLE_MS = 500;

/**
 * Counts the requests being answered and watches the event loop. `overloaded` is asked for each
 * new request, so shedding ends by itself as soon as answers leave.
 */
export class Load {
  #running = 0;
  #slow = false;
  readonly #most: number;
  readonly #histogram = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;

  constructor(most: number) {
    this.#most = most;
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#slow = this.#histogram.mean / 1e6 > SLOWEST_LOOP_MS;
      this.#histogram.reset();
    }, SAMPLE_MS).unref();
  }

  /** Requests whose answer has not left completely. */
  get running(): number {
    return this.#running;
  }

  /** Whether the next request should be refused. */
  get overloaded(): boolean {
    return this.#slow || this.#running >= this.#most;
  }

  /** Counts one request in; the returned function counts it out, once. */
  enter(): () => void {
    this.#running += 1;
    let inside = true;
    return () => {
      if (inside) this.#running -= 1;
      inside = false;
    };
  }

  /** Stops watching. */
  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }
}
