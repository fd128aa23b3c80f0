/** The expected space game: the rules execute the commands of each commit again, in their order. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import { violations } from "@outbound/space/rules/save/invariants.ts";
import type { SaveContents } from "@outbound/space/rules/save/save.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { loadGame, loadWorld } from "@outbound/space/store/load.ts";
import { MAIN_SAVE, type SpaceTables } from "@outbound/space/store/tables.ts";
import { loadContents } from "@outbound/space/testing/contents.ts";
import type { Kysely } from "kysely";
import { differences } from "./difference.ts";
import type { SpaceOperation } from "./space-operations.ts";

export function spaceOracle(db: Kysely<SpaceTables>) {
  let contents: SaveContents | undefined;
  const games = new Map<number, Game>();

  async function load(): Promise<SaveContents> {
    const game = await loadGame(db, MAIN_SAVE);
    if (game === null) throw new Error("the save is gone");
    return loadContents(db, game);
  }

  function execute(operations: readonly SpaceOperation[], faults: string[]): SaveContents {
    return operations.reduce((before, { path, replay }) => {
      const after = replay?.(before) ?? before;
      if (!(after instanceof Refusal)) return after;
      faults.push(`${path} was done, and the rules refuse it: ${after.detail}`);
      return before;
    }, contents as SaveContents);
  }

  async function eventFaults(next: number): Promise<string[]> {
    const rows = await db.selectFrom("events").select(["seq", "number"]).orderBy("seq").execute();
    const isInOrder = rows.every(({ number }, place) => number === place + 1);
    return [
      ...(isInOrder ? [] : ["events are out of order"]),
      ...((rows.at(-1)?.seq ?? 0) < next ? [] : ["the number of the next event was used before"]),
    ];
  }

  const oracle = {
    revision: 0,
    games: games as ReadonlyMap<number, Game>,
    get game() {
      return (contents as SaveContents).game;
    },
    /** Executes a commit. Adopts the tables when operations are missing, or when the rules alone do not decide one. */
    async commit(operations: readonly SpaceOperation[] | undefined): Promise<string[]> {
      const { revision, next_event_seq: next } = await loadWorld(db, MAIN_SAVE, false);
      const isSame = revision === oracle.revision;
      if (isSame && contents === undefined) return [];
      const stored = await load();
      // A commit that keeps the revision stores keys and nothing else.
      if (isSame) return differences("the save as stored", stored, contents);
      const isNext = revision === oracle.revision + 1;
      const faults = isNext ? [] : [`revision ${revision} follows revision ${oracle.revision}`];
      faults.push(...(await eventFaults(next)), ...violations(stored.game), ...countFaults(stored));
      const isDecided = operations?.every(({ replay }) => replay !== undefined);
      const expected = operations && isDecided ? execute(operations, faults) : stored;
      faults.push(...differences("the save as stored", stored, expected));
      contents = expected;
      oracle.revision = revision;
      games.set(revision, stored.game);
      return faults;
    },
  };
  return oracle;
}

/** Checks that each task exists once, and that ended tasks have consecutive numbers. */
function countFaults({ game, events, tasks }: SaveContents): string[] {
  const ids = [...game.tasks, ...tasks.map(({ task }) => task)].map(({ id }) => id);
  return [
    ...(new Set(ids).size === ids.length ? [] : ["a task exists twice"]),
    ...(tasks.every(({ number }, place) => number === place + 1) ? [] : ["ended tasks are out of order"]),
    ...(game.endedCount === tasks.length && game.eventCount === events.length ? [] : ["a count is wrong"]),
  ];
}
