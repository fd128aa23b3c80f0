/** New games, archives and history. */
import Type from "typebox";
import { SEED_LIMIT } from "../../rules/limits.ts";
import { count, Difficulty, id, object, oneOf } from "./shape.ts";

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
    archivedAt: Type.String({ format: "date-time" }),
    seed: Type.Integer(),
    difficulty: Difficulty,
    turn: count("Turn it was on."),
    status: oneOf(["active", "won", "lost"], "State."),
    score: count("Score."),
  },
  { $id: "Archive" },
);

export const RestoreRequest = Type.Union(
  [
    object({ turn: Type.Integer({ minimum: 0 }) }, { title: "A turn" }),
    object({ archiveId: Type.Integer() }, { title: "An archive" }),
  ],
  { $id: "RestoreRequest", description: "Either a kept turn of this game or an archived game." },
);

export const HistoryEntry = object({ turn: count("Turn whose beginning can be restored.") }, { $id: "HistoryEntry" });
