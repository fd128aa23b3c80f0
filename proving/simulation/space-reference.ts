/** The space game as it must be: the commands of each commit, in their order, decided by the rules alone. */

import type { Game } from "@outbound/space/rules/game/game.ts";
import { violations } from "@outbound/space/rules/save/invariants.ts";
import type { SaveContents } from "@outbound/space/rules/save/save.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { loadContents, loadGame, loadWorld } from "@outbound/space/store/load.ts";
import type { SpaceTables } from "@outbound/space/store/tables.ts";
import type { Kysely } from "kysely";
import { difference, told } from "./difference.ts";
import type { SpaceDeed } from "./space-deeds.ts";

type Db = Kysely<SpaceTables>;

export class SpaceReference {
  readonly #db: Db;
  #contents: SaveContents | undefined;
  revision = 0;
  /** As of each commit. */
  readonly games = new Map<number, Game>();

  constructor(db: Db) {
    this.#db = db;
  }

  get game(): Game {
    return (this.#contents as SaveContents).game;
  }

  /** Takes over a commit. Without deeds, or with such as no rule decides alone, the tables are believed. */
  async commit(deeds: readonly SpaceDeed[] | undefined): Promise<string[]> {
    const { revision, next_event_seq: next } = await loadWorld(this.#db, false);
    if (revision === this.revision) return [];
    const faults = [
      ...(revision === this.revision + 1 ? [] : [`after revision ${this.revision} comes ${revision}`]),
      ...(await this.#eventFaults(next)),
    ];
    const stored = await this.#stored();
    faults.push(...violations(stored.game), ...countFaults(stored));
    const played = deeds?.every(({ replay }) => replay !== undefined) ? this.#play(deeds, faults) : stored;
    faults.push(...told(difference("the save as stored", stored, played)));
    this.#contents = played;
    this.revision = revision;
    this.games.set(revision, stored.game);
    return faults;
  }

  async #stored(): Promise<SaveContents> {
    const game = await loadGame(this.#db);
    if (game === null) throw new Error("the save is gone");
    return loadContents(this.#db, game);
  }

  #play(deeds: readonly SpaceDeed[], faults: string[]): SaveContents {
    return deeds.reduce((before, { path, replay }) => {
      const after = replay?.(before) ?? before;
      if (!(after instanceof Refusal)) return after;
      faults.push(`${path} was done, and the rules refuse it: ${after.detail}`);
      return before;
    }, this.#contents as SaveContents);
  }

  async #eventFaults(next: number): Promise<string[]> {
    const rows = await this.#db.selectFrom("events").select(["seq", "number"]).orderBy("seq").execute();
    const isInOrder = rows.every(({ number }, place) => number === place + 1);
    return [
      ...(isInOrder ? [] : ["events are out of order"]),
      ...((rows.at(-1)?.seq ?? 0) < next ? [] : ["the number of the next event was given already"]),
    ];
  }
}

/** Each task is in one place, and each that ended has the next number. */
function countFaults({ game, events, tasks }: SaveContents): string[] {
  const ids = [...game.tasks, ...tasks.map(({ task }) => task)].map(({ id }) => id);
  return [
    ...(new Set(ids).size === ids.length ? [] : ["a task is queued and has ended, or is there twice"]),
    ...(tasks.every(({ number }, place) => number === place + 1) ? [] : ["ended tasks are out of order"]),
    ...(game.endedCount === tasks.length && game.eventCount === events.length ? [] : ["a count is wrong"]),
  ];
}
