/** The newest snapshot, from a read, the answer to a command, or the stream. */
import type { Frame } from "@outbound/client/cargo-frames.ts";
import type { State } from "../api.ts";

export interface Snapshot {
  readonly state: State;
  /** The `performance.now()` value when it was received. */
  readonly receivedAt: number;
}

/** Frames are sent at most once a second, so an answer cannot overtake a frame that arrives later than this. */
const OVERTAKEN_MS = 2_000;

export class SnapshotStore {
  #snapshot: Snapshot | undefined;
  /** Frames of the stream leave it out, so it is kept from the last full state. */
  #depth: State["economy"]["depth"] | undefined;
  /** The newest frame that arrived before the first full state. */
  #early: Snapshot | undefined;
  readonly #listeners = new Set<() => void>();

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Returns 0 without a snapshot. */
  get revision(): number {
    return this.#snapshot?.state.revision ?? 0;
  }

  /** Keeps `received`, unless it is older than the current state or from a dry run. */
  take(received: State | Frame, receivedAt = performance.now()): void {
    const depth = ("depth" in received.economy ? received.economy.depth : undefined) ?? this.#depth;
    const state: State = { ...received, economy: { ...received.economy, depth: depth as State["economy"]["depth"] } };
    if (depth === undefined) {
      this.#early = { state, receivedAt };
      return;
    }
    this.#depth = depth;
    this.#keep(state, receivedAt);
    const early = this.#early;
    this.#early = undefined;
    if (early !== undefined) this.take(early.state, early.receivedAt);
  }

  #keep(state: State, receivedAt: number): void {
    if (state.preview || state.revision < this.revision) return;
    this.#snapshot = { state, receivedAt };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Keeps the answer to a read that was sent at revision `asked`. A lower revision means that the world was restored from a
   * backup.
   */
  takeRead(received: State, asked: number): void {
    if (received.revision < asked) this.forget();
    this.take(received);
  }

  /** Returns true if a frame of this revision shows a restored world, false if an answer overtook the frame. */
  isRestored(revision: number, now = performance.now()): boolean {
    const age = now - (this.#snapshot?.receivedAt ?? now);
    return revision < this.revision && age > OVERTAKEN_MS;
  }

  /** Clears the store for another player or another world. */
  forget(): void {
    this.#snapshot = undefined;
    this.#early = undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Detects that the machine slept: only the clock of the day counts that time on most systems, `performance.now()` does not. */
export class SleepWatch {
  #ahead: number;

  constructor(date = Date.now(), now = performance.now()) {
    this.#ahead = date - now;
  }

  /** Returns true if the machine slept since the last call, or if its clock was set forward. */
  hasSlept(date = Date.now(), now = performance.now()): boolean {
    const before = this.#ahead;
    this.#ahead = date - now;
    return this.#ahead - before > LEAST_SLEEP_MS;
  }
}

const LEAST_SLEEP_MS = 2_000;

/** Returns the world's clock at `now` (a `performance.now()` value), in simulated milliseconds. */
export function simTimeAt({ state, receivedAt }: Snapshot, now: number): number {
  const { simState, clock } = state;
  return clock.running ? simState.clockMs + Math.max(0, now - receivedAt) * clock.timeScale : simState.clockMs;
}

/** Returns the real milliseconds until the clock shows `simTime`; null if it is stopped before that. */
export function realMsUntil(snapshot: Snapshot, simTime: number, now: number): number | null {
  const ahead = simTime - simTimeAt(snapshot, now);
  if (ahead <= 0) return 0;
  const { running, timeScale } = snapshot.state.clock;
  return running && timeScale > 0 ? ahead / timeScale : null;
}
