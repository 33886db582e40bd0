import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest mean delay of the event loop, in milliseconds, at which requests are still taken. */
export const SLOWEST_LOOP_MS = 1_000;
const SAMPLE_MS = 500;

/** Tells by how many milliseconds the event loop runs late. */
export interface LoopWatch {
  delay(): number;
  close(): void;
}

/** Measures the mean delay over the last half second. */
export function watchLoop(): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  let mean = 0;
  histogram.enable();
  const timer = setInterval(() => {
    mean = histogram.mean / 1e6;
    histogram.reset();
  }, SAMPLE_MS).unref();
  return {
    delay: () => mean,
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Counts the requests being answered and asks how late the event loop is. `overloaded` is asked
 * for each new request, so shedding ends by itself as soon as answers leave.
 */
export class Load {
  #running = 0;
  readonly #most: number;
  readonly #loop: LoopWatch;

  constructor(most: number, loop: LoopWatch = watchLoop()) {
    this.#most = most;
    this.#loop = loop;
  }

  /** Requests whose answer has not left completely. */
  get running(): number {
    return this.#running;
  }

  /** Whether the next request should be refused. */
  get overloaded(): boolean {
    return this.#running >= this.#most || this.#loop.delay() > SLOWEST_LOOP_MS;
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
    this.#loop.close();
  }
}
