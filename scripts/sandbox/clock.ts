/** The sandbox's own time: it begins on the day of the examples, runs as the real one does, and can be moved forward. */
export class Clock {
  #ahead = 0;
  #next = 0;
  #tasks: { at: number; run: () => void; timer: NodeJS.Timeout }[] = [];
  /** How many times faster than in life what follows a payment comes. */
  readonly #pace: number;

  constructor(pace: number, begins: number) {
    this.#pace = pace;
    this.#ahead = begins - Date.now();
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** A moment as the API writes it. */
  stamp(at = this.now()): string {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
  }

  /** Runs something after so many milliseconds of the sandbox's time. */
  after(ms: number, run: () => void): void {
    const task = {
      at: this.now() + ms,
      run: () => {
        this.#tasks = this.#tasks.filter((one) => one !== task);
        run();
      },
      // Timers hold 24 days at the most; what is later comes when the calendar is moved.
      timer: setTimeout(() => task.run(), Math.min(ms / this.#pace, 2_000_000_000)).unref(),
    };
    this.#tasks.push(task);
  }

  /** Moves the calendar and runs whatever lies between, in order. `false` where it would go back. */
  advance(to: number): boolean {
    if (!(to >= this.now())) return false;
    for (;;) {
      const due = this.#tasks.filter(({ at }) => at <= to).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      clearTimeout(due.timer);
      this.#ahead = Math.max(this.#ahead, due.at - Date.now());
      due.run();
    }
    this.#ahead = to - Date.now();
    return true;
  }

  /** A number that no other object of this sandbox has. */
  count(): string {
    this.#next += 1;
    return String(this.#next).padStart(6, '0');
  }

  stop(): void {
    for (const { timer } of this.#tasks) clearTimeout(timer);
    this.#tasks = [];
  }
}
