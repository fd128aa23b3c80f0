/** Reads the game with its whole log from the tables. */
import type { Kysely } from "kysely";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import type { SaveContents } from "../rules/save/save.ts";
import { loadEnded, loadNewestEvents } from "../store/load.ts";
import { MAIN_SAVE, type SpaceTables } from "../store/tables.ts";

export async function loadContents(db: Kysely<SpaceTables>, game: Game): Promise<SaveContents> {
  const events = await whole<GameEvent>((before) => loadNewestEvents(db, MAIN_SAVE, before));
  const tasks = await whole<EndedTask>((before) => loadEnded(db, MAIN_SAVE, PAGE, before));
  return { game, events, tasks };
}

const PAGE = 200;

async function whole<Entry extends { readonly number: number }>(
  read: (before: number | undefined) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const newestFirst: Entry[] = [];
  for (;;) {
    const page = await read(newestFirst.at(-1)?.number);
    if (page.length === 0) return newestFirst.reverse();
    newestFirst.push(...page);
  }
}
