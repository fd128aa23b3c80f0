/** New games, archives and history. */
import { givenName } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { GAME_STATUSES } from "../../rules/game/game.ts";
import { ARCHIVE_NAME_LIMIT, SEED_LIMIT } from "../../rules/values/limits.ts";
import { count, Difficulty, id, nullable, object, oneOf } from "./shape.ts";

export const NewGame = object(
  {
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: SEED_LIMIT, description: "Random if absent." })),
    difficulty: Type.Optional(Difficulty),
  },
  { $id: "NewGame" },
);

export const Archive = object(
  {
    id: id("the archive"),
    name: nullable(Type.String({ description: "Given with PATCH /api/save/archives/{id}; null without a name." })),
    archivedAt: Type.String({ format: "date-time" }),
    seed: Type.Integer(),
    difficulty: Difficulty,
    turn: count("Turn the game was on."),
    status: oneOf(GAME_STATUSES, "State."),
    score: count("Score."),
  },
  { $id: "Archive" },
);

export const ArchiveName = object(
  { name: nullable(givenName(ARCHIVE_NAME_LIMIT, "The name.")) },
  { $id: "ArchiveName" },
);

export const RestoreRequest = object(
  {
    turn: Type.Optional(Type.Integer({ minimum: 0, description: "A restorable turn of this game." })),
    archiveId: Type.Optional(Type.Integer({ description: "An archived game." })),
  },
  { $id: "RestoreRequest", minProperties: 1, maxProperties: 1, description: "Either a turn or an archive." },
);

export const HistoryEntry = object({ turn: count("Turn whose start can be restored.") }, { $id: "HistoryEntry" });
