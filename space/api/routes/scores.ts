/** The game of the day and the scoreboard. */

import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Static } from "typebox";
import type { Difficulty } from "../../rules/values/limits.ts";
import { bestOfDay, dailyAt } from "../../store/board/daily.ts";
import { loadScores, type ScoreRow } from "../../store/board/scores.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";

const PERIODS = { day: DAY_MS, week: 7 * DAY_MS } as const;

const Filter = Type.Object(
  {
    period: Type.Optional(schemas.oneOf(["day", "week"], "Won within the last 24 hours or 7 days.")),
    difficulty: Type.Optional(schemas.oneOf(["standard", "hard"], "Only of this difficulty.")),
    daily: Type.Optional(
      Type.String({ format: "date", description: "Only daily games of this date.", example: "2026-11-23" }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "Maximum number of scores." }),
    ),
    offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Scores to skip." })),
  },
  { additionalProperties: false },
);

export function scoreRoutes(app: App, { store }: SpaceService, now: () => number): void {
  app.get(
    "/api/daily",
    {
      schema: {
        operationId: "getDaily",
        tags: ["games"],
        summary: "The game of the day",
        description:
          "Date, difficulty and best score so far. On weekends the game is hard. Its seed is secret until the day begins.",
        response: { 200: ref(schemas.Daily) },
      },
    },
    async () => {
      const daily = dailyAt(now());
      return { ...daily, best: await bestOfDay(store.read, daily.date) };
    },
  );
  app.get(
    "/api/scores",
    {
      schema: {
        operationId: "listScores",
        tags: ["games"],
        summary: "The scoreboard",
        description:
          "Scores of clean games that were won. A game that begins again can score again. The game `main` has no scores. Scores stay when their game is deleted. Turns left count, and easier games have more of them: compare by `difficulty`.",
        querystring: Filter,
        response: { 200: ref(schemas.ScorePage) },
      },
    },
    async (request) => {
      const { period, difficulty, daily, limit = 50, offset = 0 } = request.query;
      const since = period && now() - PERIODS[period];
      const { scores, total } = await loadScores(store.read, { since, difficulty, daily }, limit, offset);
      return { scores: scores.map((row, index) => scoreView(row, offset + index + 1)), total };
    },
  );
}

const scoreView = (row: ScoreRow, rank: number): Static<typeof schemas.Score> => ({
  rank,
  name: row.name,
  score: row.score,
  turn: row.turn,
  ending: row.ending,
  difficulty: row.difficulty as Difficulty,
  daily: row.daily,
  finishedAt: new Date(row.finished_at).toISOString(),
  watchId: row.watch_id,
});
