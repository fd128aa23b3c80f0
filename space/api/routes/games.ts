/** The games of the service: creating, listing, renaming and deleting them. */

import type { Replayable } from "@outbound/kit/host/idempotency.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { RateLimit } from "@outbound/kit/http/limits/rate-limit.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { dailyAt, dailySeed } from "../../store/board/daily.ts";
import {
  changeListing,
  createGame,
  isUnknownGame,
  loadListedGames,
  loadListing,
  type NewGameRequest,
} from "../../store/games.ts";
import { enterGame } from "../game-of-request.ts";
import { IF_MATCH } from "../revision-tag.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";
import { gameView } from "../views/game.ts";

/** Limit of creating games: 20 an hour from one address. */
export const NEW_GAMES: RateLimit = { name: "new games", burst: 20, perSecond: 20 / 3600, counts: "new games" };

const Page = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "Maximum number of games." }),
    ),
    offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Games to skip." })),
  },
  { additionalProperties: false },
);

const params = Type.Object({
  id: Type.String({ description: "The game's id or watchId; `main` for the main game.", example: "main" }),
});

export interface GameTerms {
  /** Greatest number of games beside `main`. */
  readonly limit: number;
  readonly now: () => number;
}

export function gamesRoutes(app: App, service: SpaceService, terms: GameTerms): void {
  app.get(
    "/api/games",
    {
      schema: {
        operationId: "listGames",
        tags: ["games"],
        summary: "Listed games",
        description: "The games that their players have listed, the most recently played first. Changes nothing.",
        querystring: Page,
        response: { 200: ref(schemas.GamePage) },
      },
    },
    async (request) => {
      const { limit = 50, offset = 0 } = request.query;
      const { games, total } = await loadListedGames(service.store.read, limit, offset);
      return { games: games.map((game) => gameView(game)), total };
    },
  );
  app.post(
    "/api/games",
    {
      schema: {
        operationId: "createGame",
        tags: ["games"],
        summary: "Create a game",
        description:
          "Creates a game and returns its `id` and its `watchId`. Keep the `id`: it is needed to play the game and cannot be looked up later. One address can create 20 games at once, then one every three minutes. Games that nobody plays are deleted.",
        body: ref(schemas.GameRequest),
        response: { 201: ref(schemas.Game) },
      },
      config: { problems: ["too-many-games"], limits: [NEW_GAMES], idempotencyKey: false },
    },
    async (request, reply) => {
      const { limit, now } = terms;
      const id = await createGame(service.store, await wantedGame(service, request.body, now()), { limit, now: now() });
      await enterGame(service, request, id);
      const created = await loadListing(service.store.read, request.saveId);
      return reply.code(201).send(gameView(created, id));
    },
  );
  app.register(async (one) => oneGameRoutes(one as App, service));
}

/** Throws `malformed-request` if a daily game has a seed or difficulty: the day chooses both. */
async function wantedGame(
  { store }: SpaceService,
  { daily, ...given }: Static<typeof schemas.GameRequest>,
  now: number,
): Promise<NewGameRequest> {
  if (daily !== true) return given;
  const chosen = (["seed", "difficulty"] as const).filter((name) => given[name] !== undefined);
  if (chosen.length > 0) {
    throw malformed(chosen.map((name) => ({ path: `/${name}`, message: "must not be given for a daily game" })));
  }
  const { date, difficulty } = dailyAt(now);
  return { ...given, difficulty, seed: await dailySeed(store.read, date), daily: date };
}

function oneGameRoutes(app: App, service: SpaceService): void {
  // Runs before the body is read: an unknown game is 404 whatever else is wrong.
  app.addHook("onRequest", (request, reply) => enterNamedGame(service, request, reply));
  app.get(
    "/api/games/:id",
    {
      schema: {
        operationId: "getGame",
        tags: ["games"],
        summary: "One game",
        description: "The game that has this id or watchId.",
        params,
        response: { 200: ref(schemas.Game) },
      },
      config: { problems: ["unknown-game"] },
    },
    async (request) => shown(request, await loadListing(service.store.read, request.saveId)),
  );
  app.patch(
    "/api/games/:id",
    {
      schema: {
        operationId: "changeGame",
        tags: ["games"],
        summary: "Name or list a game",
        description: "Changes the given fields. The others stay as they are.",
        params,
        body: ref(schemas.GameChange),
        response: { 200: ref(schemas.Game) },
      },
      config: { problems: ["unknown-game", "watch-only", "revision-changed"], openapi: { parameters: [IF_MATCH] } },
    },
    async (request, reply) => {
      const changed = await service.changeRows(
        request,
        (tx) => changeListing(tx, request.saveId, listingOf(request.body)),
        (game) => ({ body: gameView(game) }),
      );
      return sendWithId(request, reply, changed);
    },
  );
  app.delete(
    "/api/games/:id",
    {
      schema: {
        operationId: "deleteGame",
        tags: ["games"],
        summary: "Delete a game",
        description:
          "Deletes the game for good, with its archives, and ends its event streams. The answer shows it a last time.",
        params,
        querystring: schemas.ByQuery,
        response: { 200: ref(schemas.Game) },
      },
      config: {
        problems: ["unknown-game", "watch-only", "revision-changed", "main-game"],
        openapi: { parameters: [IF_MATCH] },
      },
    },
    async (request, reply) => {
      const deleted = await service.deleteGame(request, idOf(request), (game) => ({ body: gameView(game) }));
      return sendWithId(request, reply, deleted);
    },
  );
}

const listingOf = ({ by: _by, ...listing }: Static<typeof schemas.GameChange>) => listing;

/** A deletion repeated with its key gets the same answer, although the game is gone. */
async function enterNamedGame(service: SpaceService, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await enterGame(service, request, idOf(request));
  } catch (error) {
    const isGone = isUnknownGame(error) && request.method === "DELETE";
    const repeated = isGone ? await service.repeatedDeletion(request, idOf(request)) : undefined;
    if (repeated === undefined) throw error;
    sendWithId(request, reply, repeated);
  }
}

/** The stored answer lacks the id, because the store has only its hash. */
function sendWithId(request: FastifyRequest, reply: FastifyReply, answer: Replayable): FastifyReply {
  const body = JSON.stringify({ id: idOf(request), ...JSON.parse(answer.body ?? "{}") });
  return sendAnswer(reply, { ...answer, body });
}

const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;

/** Shows the id only to those who sent it. */
const shown = (request: FastifyRequest, game: Parameters<typeof gameView>[0]) =>
  gameView(game, request.isWatching ? undefined : idOf(request));
