/** An admin's edit of rows: the rows are changed, the game is read anew, and only a sound one is kept. */
import { ProblemError } from "@outbound/kit/http/problem.ts";
import type { Transaction } from "kysely";
import { Draft } from "../rules/draft.ts";
import type { EventKind } from "../rules/events.ts";
import type { Game } from "../rules/game.ts";
import { violations } from "../rules/invariants.ts";
import type { SaveDraft } from "./draft.ts";
import { loadGame } from "./load.ts";
import type { SpaceTables } from "./tables.ts";

export type EditAction = "add" | "edit" | "delete";

const EVENT_OF: Readonly<Record<EditAction, EventKind>> = {
  add: "admin.row-added",
  edit: "admin.row-edited",
  delete: "admin.row-deleted",
};

const VERB_OF: Readonly<Record<EditAction, string>> = {
  add: "added a row to",
  edit: "edited a row of",
  delete: "deleted a row of",
};

/**
 * Runs the edit and makes its outcome the draft's game, with an event that tells of it. Throws a 409 problem when the
 * game breaks an invariant; the batch is the edit's own and rolls back.
 */
export async function applyEdit<Answer>(
  draft: SaveDraft,
  tx: Transaction<SpaceTables>,
  { table, action }: { table: string; action: EditAction },
  edit: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await edit();
  const loaded = await loadGame(tx);
  draft.touched = true;
  draft.stored = loaded;
  draft.game = loaded;
  if (!loaded) return answer;
  const game = raiseCounters(loaded);
  const broken = violations(game);
  if (broken.length > 0) {
    throw new ProblemError("constraint-violation", `The game would break its rules: ${broken[0]}.`, {
      details: { kind: "invariant", table, violations: broken },
    });
  }
  const rules = new Draft(game);
  rules.emit(EVENT_OF[action], "warn", `The admin ${VERB_OF[action]} ${table}.`, {}, { table });
  draft.apply({ game: rules.game, events: rules.events, ended: [], beginnings: [] });
  return answer;
}

/** Ids that an edit used are not given again. */
function raiseCounters(game: Game): Game {
  const above = (items: readonly { readonly id: number }[], next: number): number =>
    items.reduce((greatest, item) => Math.max(greatest, item.id + 1), next);
  return {
    ...game,
    nextCrewId: above(game.crew, game.nextCrewId),
    nextModuleId: above(game.modules, game.nextModuleId),
    nextTaskId: above(game.tasks, game.nextTaskId),
    nextMissionId: above(game.missions, game.nextMissionId),
  };
}
