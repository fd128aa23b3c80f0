/** The bases of all players. */
import type { Base } from "../../rules/values/goals/base.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

export class Bases extends Collection<number, Base> {
  readonly #byPlayer = new IdsBy<number>();

  constructor(journal: Journal) {
    super(journal);
    this.watch((id, before, after) => {
      if (before) this.#byPlayer.delete(before.playerId, id);
      if (after) this.#byPlayer.add(after.playerId, id);
    });
  }

  /** Returns the ids of a player's bases in ascending order. */
  of(playerId: number): Iterable<number> {
    return this.#byPlayer.get(playerId);
  }
}
