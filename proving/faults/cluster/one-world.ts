/** Checks one clock and one order of commits for every client of every process, and the owner of every package. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

const MOST_FAULTS = 20;

/** The latest state that had been answered to any client at a moment. */
type Seen = ReturnType<typeof seenIn>;

export const seenIn = ({ simState, revision }: StateView) => ({ clockMs: simState.clockMs, revision });

export type OneWorld = ReturnType<typeof newWorld>;

export function newWorld() {
  const faults: string[] = [];
  const owners = new Map<number, number>();
  let seen: Seen = { clockMs: 0, revision: 0 };
  const fault = (sentence: string): void => {
    if (faults.length < MOST_FAULTS) faults.push(sentence);
  };
  return {
    ...{ faults, owners, fault },
    /** Returns the latest state; read it before a request is sent. */
    seen: () => seen,
    /** Checks an answer, which must not be older than any answer received before its request was sent. */
    answered(before: Seen, state: StateView, what: string): void {
      const { clockMs, revision } = seenIn(state);
      if (clockMs < before.clockMs) fault(`${what}: the clock went back by ${before.clockMs - clockMs} ms`);
      if (revision < before.revision) fault(`${what}: revision ${revision} was answered after ${before.revision}`);
      seen = { clockMs: Math.max(seen.clockMs, clockMs), revision: Math.max(seen.revision, revision) };
    },
    taken(packageId: number, playerId: number): void {
      const owner = owners.get(packageId) ?? playerId;
      if (owner !== playerId) fault(`package ${packageId} was given to players ${owner} and ${playerId}`);
      owners.set(packageId, owner);
    },
  };
}
