/** Who changes the world in memory holds it; who reads it waits until it is free, and reads without awaiting anything. */

export class Lock {
  #isTaken = false;
  #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when the lock is the caller's. */
  async take(): Promise<void> {
    while (this.#isTaken) await this.#released();
    this.#isTaken = true;
  }

  release(): void {
    this.#isTaken = false;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Resolves when nobody holds it. */
  async free(): Promise<void> {
    while (this.#isTaken) await this.#released();
  }

  #released(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
