/** New games, archives and history. */
import { givenName } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { ENDINGS } from "../../rules/game/ending.ts";
import { GAME_STATUSES } from "../../rules/game/game.ts";
import { ARCHIVE_NAME_LIMIT, SEED_LIMIT } from "../../rules/values/limits.ts";
import { by, count, Difficulty, id, nullable, object, oneOf } from "./shape.ts";

export const NewGame = object(
  {
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: SEED_LIMIT, description: "Random if absent." })),
    difficulty: Type.Optional(Difficulty),
    by,
  },
  { $id: "NewGame" },
);

export const Archive = object(
  {
    id: id("the archive"),
    name: nullable(
      Type.String({ description: "The name given with PATCH /api/save/archives/{id}; null without one." }),
    ),
    archivedAt: Type.String({ format: "date-time" }),
    seed: Type.Integer(),
    difficulty: Difficulty,
    turn: count("Turn the game was on."),
    status: oneOf(GAME_STATUSES, "State of the game."),
    score: count("Score of the archived game."),
  },
  { $id: "Archive" },
);

export const ArchiveName = object(
  { name: nullable(givenName(ARCHIVE_NAME_LIMIT, "The name.")), by },
  { $id: "ArchiveName" },
);

export const SaveSummary = object(
  {
    turn: count("The turn now: the number of turns passed."),
    status: oneOf(GAME_STATUSES, "State of the game."),
    ending: nullable(
      oneOf(
        ENDINGS,
        "How it ended. A win: chorus (5 fragments), concord (two factions at +2), banner (one at +3, one at −2), long-watch (somebody lost, or at most 15 turns left), else relit. A loss: adrift (hull), silence (crew), dark (time). Null while it is active.",
      ),
    ),
    epilogue: Type.Array(Type.String(), { description: "Sentences about this game; empty while it is active." }),
    score: count("The sum of the items."),
    items: Type.Array(
      object({
        item: Type.String({ description: "What the points are for." }),
        count: count("How many."),
        each: count("Points of each."),
        points: count("count × each."),
      }),
    ),
  },
  { $id: "SaveSummary", description: "The score with its items, and the end of the game." },
);

export const RestoreRequest = object(
  {
    turn: Type.Optional(Type.Integer({ minimum: 0, description: "A restorable turn of this game." })),
    archiveId: Type.Optional(Type.Integer({ description: "An archived game." })),
    by,
  },
  { $id: "RestoreRequest", minProperties: 1, maxProperties: 2, description: "Either a turn or an archive." },
);

export const HistoryEntry = object({ turn: count("Turn whose start can be restored.") }, { $id: "HistoryEntry" });
