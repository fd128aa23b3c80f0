/** A lock around the state in memory: a batch holds it while it changes the state, readers wait until it is free. */
export class Lock {
  #isTaken = false;
  #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when the caller holds the lock. */
  async take(): Promise<void> {
    while (this.#isTaken) await this.#released();
    this.#isTaken = true;
  }

  release(): void {
    this.#isTaken = false;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Resolves when no one holds the lock. */
  async free(): Promise<void> {
    while (this.#isTaken) await this.#released();
  }

  #released(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
