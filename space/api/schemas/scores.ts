/** The game of the day, the scoreboard, and replays. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { REPLAY_LIMIT, SEED_LIMIT } from "../../rules/values/limits.ts";
import { count, Difficulty, nullable, object } from "./shape.ts";

const date = (description: string) => Type.String({ format: "date", description });

export const Daily = object(
  {
    date: date("Today in UTC."),
    difficulty: Difficulty,
    best: nullable(count("The best score of the day so far; null before the first win.")),
  },
  { $id: "Daily", description: "The game of the day: the same for everybody. POST /api/games with `daily` starts it." },
);

export const Score = object(
  {
    rank: Type.Integer({ minimum: 1, description: "Rank in the whole list; 1 is the best." }),
    name: Type.String({ description: "Name of the game when it was won." }),
    score: count("Points."),
    turn: count("The turn of the win."),
    ending: Type.String({ description: "How it ended." }),
    difficulty: Difficulty,
    daily: nullable(date("Date of a daily game.")),
    finishedAt: Type.String({ format: "date-time", description: "When it was won." }),
    watchId: nullable(
      Type.String({
        description:
          "The game's watchId, to watch the game and its replay. Null if the game was deleted or is not listed.",
      }),
    ),
  },
  { $id: "Score" },
);

export const ScorePage = object(
  { scores: Type.Array(ref(Score)), total: count("Scores on all pages.") },
  {
    $id: "ScorePage",
    description: "Clean games that were won, except `main`, the best first: by score, then turn, then time.",
  },
);

const GivenCommand = object({
  turn: count("The turn when it was given."),
  method: Type.String(),
  path: Type.String({ description: "Path of the request, without its query." }),
  body: nullable(
    Type.Object({}, { additionalProperties: true, description: "Body of the request as it was sent, without `by`." }),
  ),
});

export const Replay = object(
  {
    seed: Type.Integer({ minimum: 0, maximum: SEED_LIMIT }),
    difficulty: Difficulty,
    rulesVersion: count("Version of the rules that the game was played by."),
    epoch: Type.Integer({
      minimum: 1,
      description: "Number of the game's epoch: a new game, an import or a restore begins another one.",
    }),
    commands: Type.Array(GivenCommand, {
      maxItems: REPLAY_LIMIT,
      description: "The commands that changed the game, in order.",
    }),
  },
  { $id: "Replay", description: "Everything needed to play the game again with the same result." },
);
