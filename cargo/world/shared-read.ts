/**
 * One read for all who ask at about the same time. Who asks while a read is under way gets the next one: an answer is never
 * older than its question, and however many ask, one read runs at a time.
 */

export class SharedRead<T> {
  readonly #read: () => Promise<T>;
  #running: Promise<T> | undefined;
  #next: Promise<T> | undefined;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  ask(): Promise<T> {
    if (this.#running === undefined) return this.#start();
    this.#next ??= this.#running.then(ignore, ignore).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<T> {
    this.#next = undefined;
    const running = this.#read().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}

/** Whether the read before went well is the affair of those who asked for it. */
const ignore = () => undefined;
