/** The history of a game: its events, kept turns, archives and commands. */
import type { JsonText } from "@outbound/kit/store/json-text.ts";
import { defineTable, integer, json, nullable, text } from "@outbound/kit/store/table.ts";
import { SEVERITIES } from "../../rules/game/game.ts";
import type { SaveDocument } from "../../rules/save/save.ts";
import type { RecordedCommand } from "../../rules/turn/replay.ts";
import { ARCHIVE_NAME_LIMIT } from "../../rules/values/limits.ts";
import type { KeptTurn } from "../kept-turn.ts";
import { count, givenBy, saveId, toGame, toSave } from "./columns.ts";

/**
 * `seq` never restarts in a game, while `number` counts from the last start or import. Events may refer to rows that no longer
 * exist.
 */
export const events = defineTable(
  "events",
  {
    seq: integer({ min: 1 }),
    save_id: saveId(),
    number: integer({ min: 1 }),
    turn: count(),
    kind: text({ min: 1, max: 64 }),
    severity: text({ oneOf: SEVERITIES }),
    system_id: nullable(integer()),
    crew_id: nullable(integer()),
    tech_id: nullable(text()),
    module_id: nullable(integer()),
    mission_id: nullable(integer()),
    task_id: nullable(integer()),
    figures: json<Readonly<Record<string, number | string>>>(),
    text: text({ min: 1, max: 500 }),
    by: givenBy(),
  },
  {
    primaryKey: ["save_id", "seq"],
    unique: [["save_id", "number"]],
    indexes: [
      ["save_id", "turn"],
      ["save_id", "kind"],
      ["save_id", "system_id"],
    ],
    foreignKeys: [toSave],
  },
);

/** The last turn starts. */
export const history = defineTable(
  "history",
  { turn: count(), save_id: saveId(), state: json<KeptTurn>() },
  { primaryKey: ["save_id", "turn"], foreignKeys: [toSave] },
);

/** Games that were replaced by others. Ids are unique among all games. */
export const archives = defineTable(
  "archives",
  {
    id: integer({ generated: true }),
    save_id: saveId(),
    archived_at: integer({ min: 0, instant: "real" }),
    seed: count(),
    difficulty: text(),
    turn: count(),
    status: text(),
    score: count(),
    /** Given by a player; null until then. It is stored before the document, so that a list need not read through that. */
    name: nullable(text({ min: 1, max: ARCHIVE_NAME_LIMIT })),
    document: json<SaveDocument | JsonText>({ large: true }),
    /** The turn starts to which the game can go back after a restore; null if none were kept. */
    turns: nullable(json<readonly KeptTurn[] | JsonText>({ large: true })),
  },
  { primaryKey: ["id"], indexes: [["save_id"]], foreignKeys: [toGame("save_id")] },
);

/** The commands of a clean epoch, in order. */
export const commands = defineTable(
  "commands",
  {
    save_id: saveId(),
    ordinal: integer({ min: 1 }),
    turn: count(),
    method: text({ min: 1, max: 10 }),
    path: text({ min: 1, max: 200 }),
    body: json<RecordedCommand["body"]>({}),
  },
  { primaryKey: ["save_id", "ordinal"], foreignKeys: [toGame("save_id")], readOnly: true },
);
