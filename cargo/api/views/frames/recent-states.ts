/** What streams showed lately, for clients that come back: they get what changed since. */
import type { Shown } from "./shown-state.ts";

interface Recent {
  readonly revision: number;
  /** Undefined if several streams of the player showed different states with one id. */
  readonly shown: Shown | undefined;
}

/** A client that missed more commits gets a whole snapshot. */
const COMMITS_KEPT = 1000;
const MOST_KEPT = 10_000;

export class RecentStates {
  /** By player and id of the message, the oldest first. */
  readonly #states = new Map<string, Recent>();

  add(
    playerId: number,
    { id, revision, shown }: { readonly id: string; readonly revision: number; readonly shown: Shown },
  ): void {
    const key = `${playerId} ${id}`;
    const known = this.#states.get(key);
    const isAmbiguous = known !== undefined && !isSame(known.shown, shown);
    this.#states.set(key, { revision, shown: isAmbiguous ? undefined : shown });
    for (const [oldest, state] of this.#states) {
      if (state.revision > revision - COMMITS_KEPT && this.#states.size <= MOST_KEPT) break;
      this.#states.delete(oldest);
    }
  }

  /** What the message with this id showed the player; undefined if that is not known, or too long ago. */
  find(playerId: number, id: string, revision: number): Shown | undefined {
    const found = this.#states.get(`${playerId} ${id}`);
    return found !== undefined && found.revision >= revision - COMMITS_KEPT ? found.shown : undefined;
  }
}

/** Streams of a player show the same with one id, unless time alone changed what they show. */
const isSame = (one: Shown | undefined, other: Shown): boolean =>
  one !== undefined &&
  one.cut === undefined &&
  one.lists.local === other.lists.local &&
  one.own.player === other.own.player;
