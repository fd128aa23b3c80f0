/**
 * Coalesces concurrent reads: callers that arrive during a read share the next one, so that an answer is never older than
 * its question, and one read runs at a time however many callers there are.
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

/** A failed read concerns only its own callers. */
const ignore = () => undefined;
