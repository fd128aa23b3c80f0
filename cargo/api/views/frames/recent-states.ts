/** What streams showed lately, for clients that come back: they get what changed since. */
import type { ShownState } from "./shown-state.ts";

interface Recent {
  readonly revision: number;
  /** Undefined if two streams of the player showed different states with one id. */
  readonly shown: ShownState | undefined;
}

/** A client that missed more commits gets a whole snapshot. */
const COMMITS_KEPT = 1000;
const MOST_KEPT = 10_000;

export class RecentStates {
  /** By player and id of the message; the oldest first. */
  readonly #states = new Map<string, Recent>();

  /** Remembers what a message showed. `isAlike` compares it with what another one with the same id showed. */
  add(
    playerId: number,
    { id, revision, shown }: { readonly id: string } & Recent & { readonly shown: ShownState },
    isAlike: (other: ShownState) => boolean,
  ): void {
    const key = `${playerId} ${id}`;
    const known = this.#states.get(key);
    const isAmbiguous = known !== undefined && (known.shown === undefined || !isAlike(known.shown));
    this.#states.set(key, { revision, shown: isAmbiguous ? undefined : shown });
    for (const [oldest, state] of this.#states) {
      if (state.revision > revision - COMMITS_KEPT && this.#states.size <= MOST_KEPT) break;
      this.#states.delete(oldest);
    }
  }

  /** What the message with this id showed the player; undefined if that is not known, or too long ago. */
  find(playerId: number, id: string, revision: number): ShownState | undefined {
    const found = this.#states.get(`${playerId} ${id}`);
    return found !== undefined && found.revision >= revision - COMMITS_KEPT ? found.shown : undefined;
  }
}
