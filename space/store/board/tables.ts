/** The tables of the scoreboard, and of the secret for daily games. */
import { defineTable, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { DIFFICULTIES, GAME_NAME_LIMIT } from "../../rules/values/limits.ts";

/** Won games, one row per epoch. A row stays when the game is deleted; `save_id` is then null. */
export const scores = defineTable(
  "scores",
  {
    id: integer({ generated: true }),
    save_id: nullable(integer({ min: 1 })),
    epoch: integer({ min: 1 }),
    name: text({ min: 1, max: GAME_NAME_LIMIT }),
    score: integer({ min: 0 }),
    turn: integer({ min: 0 }),
    ending: text({ min: 1, max: 40 }),
    difficulty: text({ oneOf: Object.keys(DIFFICULTIES) }),
    daily: nullable(text({ min: 10, max: 10 })),
    finished_at: integer({ min: 0, instant: "real" }),
  },
  {
    primaryKey: ["id"],
    unique: [["save_id", "epoch"]],
    indexes: [["score"], ["finished_at"], ["daily"]],
    readOnly: true,
  },
);

/** Secrets, such as the one for daily seeds. */
export const secrets = defineTable(
  "secrets",
  { name: text(), secret: text({ secret: true }) },
  { primaryKey: ["name"], readOnly: true },
);
