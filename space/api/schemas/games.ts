/** The games of the service. */
import { givenName, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { ENDINGS } from "../../rules/game/ending.ts";
import { GAME_STATUSES } from "../../rules/game/game.ts";
import { GAME_NAME_LIMIT, SEED_LIMIT } from "../../rules/values/limits.ts";
import { by, count, Difficulty, nullable, object, oneOf } from "./shape.ts";

const time = (description: string) => Type.String({ format: "date-time", description });

export const Game = object(
  {
    id: Type.Optional(
      Type.String({
        description:
          "Lets anyone who knows it play the game. Only in answers to requests that sent it, and when the game is created.",
      }),
    ),
    watchId: Type.String({ description: "Lets anyone who knows it watch the game." }),
    name: Type.String(),
    seed: Type.Integer({ minimum: 0, maximum: SEED_LIMIT }),
    difficulty: Difficulty,
    daily: nullable(Type.String({ format: "date", description: "Date of a daily game." })),
    listed: Type.Boolean({ description: "GET /api/games lists the game for everybody." }),
    clean: Type.Boolean({
      description:
        "True if nothing was imported, restored or edited since the game began, and the rules have not changed since.",
    }),
    rulesVersion: count("Version of the rules of this game."),
    turn: count("The turn now."),
    limit: nullable(count("Last turn; null in the sandbox.")),
    status: oneOf(GAME_STATUSES, "State of the game."),
    ending: nullable(oneOf(ENDINGS, "How it ended; null while it is active.")),
    score: count("Score at the last command."),
    createdAt: time("When it was created."),
    lastCommandAt: time("When it was last changed."),
  },
  { $id: "Game", description: "A game of this service." },
);

export const GamePage = object(
  { games: Type.Array(ref(Game)), total: count("Listed games on all pages.") },
  { $id: "GamePage" },
);

const name = givenName(GAME_NAME_LIMIT, "The name.");
const listed = Type.Boolean({ description: "GET /api/games lists the game for everybody." });

export const GameRequest = object(
  {
    name: Type.Optional(name),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: SEED_LIMIT, description: "Random if absent." })),
    difficulty: Type.Optional(Difficulty),
    listed: Type.Optional(listed),
    daily: Type.Optional(
      Type.Boolean({ description: "True creates the game of the day, and takes neither `seed` nor `difficulty`." }),
    ),
  },
  { $id: "GameRequest" },
);

export const GameChange = object(
  { name: Type.Optional(name), listed: Type.Optional(listed), by },
  { $id: "GameChange" },
);
