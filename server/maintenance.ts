import { existsSync } from 'node:fs';

/**
 * The maintenance switch: on while `file` exists, or after an odd number of `toggle` calls.
 * Asked for each request, so that creating or removing the file works at once.
 */
export class Maintenance {
  #on = false;
  readonly #file: string | undefined;

  constructor(file?: string | undefined) {
    this.#file = file;
  }

  /** Whether visitors see the 503 document. */
  get active(): boolean {
    return this.#on || (this.#file !== undefined && existsSync(this.#file));
  }

  /** Turns the switch over; returns its new state. */
  toggle(): boolean {
    this.#on = !this.#on;
    return this.#on;
  }
}
