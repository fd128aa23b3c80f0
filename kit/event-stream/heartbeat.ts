/**
 * One timer for the heartbeats of all streams (a timer wheel): a thousand timers would wake the process a thousand times per
 * interval.
 */

/** Slots of the wheel, one per turn. */
const SLOTS = 15;

const wheels = new Map<number, Wheel>();

/**
 * Calls `beat` every `intervalMs`, the first time up to a fifteenth earlier, until the returned function is called. Does not
 * keep the process alive.
 */
export function onHeartbeat(intervalMs: number, beat: () => void): () => void {
  const wheel = wheels.get(intervalMs) ?? new Wheel(intervalMs);
  wheels.set(intervalMs, wheel);
  return wheel.add(beat);
}

/** A new stream joins the slot that was served last. */
class Wheel {
  readonly #turnMs: number;
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<() => void>());
  #place = 0;
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(intervalMs: number) {
    this.#turnMs = intervalMs / SLOTS;
  }

  add(beat: () => void): () => void {
    const slot = this.#slots[this.#place] as Set<() => void>;
    slot.add(beat);
    this.#size++;
    this.#timer ??= setInterval(() => this.#turn(), this.#turnMs).unref();
    return () => {
      if (!slot.delete(beat)) return;
      this.#size--;
      if (this.#size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #turn(): void {
    this.#place = (this.#place + 1) % SLOTS;
    const slot = this.#slots[this.#place] as Set<() => void>;
    // A copy, because a stream that starts during a beat has not waited yet.
    for (const beat of [...slot]) if (slot.has(beat)) beat();
  }
}
