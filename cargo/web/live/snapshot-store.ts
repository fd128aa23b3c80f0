/** The newest snapshot that this browser knows, from whatever brought it: a read, the answer of an action or the stream. */
import type { State } from "../api.ts";

export interface Snapshot {
  readonly state: State;
  /** `performance.now()` when it came. */
  readonly receivedAt: number;
}

export class SnapshotStore {
  #snapshot: Snapshot | undefined;
  readonly #listeners = new Set<() => void>();

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Keeps it unless it is older than what is known, or shows only how something would be. */
  take(state: State, receivedAt = performance.now()): void {
    if (state.preview || state.revision < (this.#snapshot?.state.revision ?? 0)) return;
    this.#snapshot = { state, receivedAt };
    for (const listener of this.#listeners) listener();
  }

  /** A world that was set back, or somebody else signed in: what is known no longer counts. */
  forget(): void {
    this.#snapshot = undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** The world's clock at `now` of `performance.now()`, in simulated milliseconds. */
export function simTimeAt({ state, receivedAt }: Snapshot, now: number): number {
  const { simState, clock } = state;
  return clock.running ? simState.clockMs + Math.max(0, now - receivedAt) * clock.timeScale : simState.clockMs;
}

/** Real milliseconds until the clock shows `simTime`; null while it is stopped before that. */
export function realMsUntil(snapshot: Snapshot, simTime: number, now: number): number | null {
  const ahead = simTime - simTimeAt(snapshot, now);
  if (ahead <= 0) return 0;
  const { running, timeScale } = snapshot.state.clock;
  return running && timeScale > 0 ? ahead / timeScale : null;
}
