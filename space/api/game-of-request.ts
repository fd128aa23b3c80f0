/** Determines which game a request is about, and what its id allows. */
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import type { RawParameter } from "@outbound/kit/http/request/route-config.ts";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../rules/values/refusals.ts";
import { findGame, MAIN_GAME, unknownGame } from "../store/games.ts";
import { MAIN_SAVE } from "../store/tables.ts";
import { ETAG_HEADER, IF_MATCH } from "./revision-tag.ts";
import type { SpaceService } from "./service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The save of the game that the request is about. */
    saveId: number;
    /** True if the request has a watchId. */
    isWatching: boolean;
  }
}

/** Operations with answers that reveal what the game has not shown yet, or more than watching needs. */
const FOR_PLAYERS: ReadonlySet<string> = new Set(["exportSave", "listArchives", "listHistory"]);

/** Paths with the same answer for every game. */
const OF_NO_GAME: ReadonlySet<string> = new Set(["/api/rules"]);

/** Sends one state after the other. */
const STREAM = "/api/events/stream";

const GAME_PARAMETER: RawParameter = {
  name: "game",
  in: "query",
  required: false,
  description: "The game's id, or its watchId, which only reads. Default: `main`.",
  schema: { type: "string", default: MAIN_GAME, examples: [MAIN_GAME] },
};

/** Returns the part of a game route's description that its own schema does not have. */
export function gameGuarding({ method, url, operationId = "" }: GameRoute) {
  if (OF_NO_GAME.has(url)) return {};
  const isCommand = method !== "GET";
  const problems = [
    "unknown-game",
    ...(isCommand || FOR_PLAYERS.has(operationId) ? ["watch-only"] : []),
    ...(isCommand ? ["revision-changed"] : []),
  ];
  if (isCommand) return { problems, parameters: [GAME_PARAMETER, IF_MATCH] };
  const responseHeaders = url === STREAM ? {} : { 200: ETAG_HEADER };
  return { problems, parameters: [GAME_PARAMETER], responseHeaders };
}

interface GameRoute {
  readonly method: string;
  readonly url: string;
  readonly operationId?: string | undefined;
}

/**
 * Takes the parameter `game` from the query of a game route, before its path and body are checked. Throws `unknown-game` and
 * `watch-only`.
 */
export async function enterGameOfQuery(service: SpaceService, request: FastifyRequest): Promise<void> {
  const { game = MAIN_GAME, ...rest } = request.query as Readonly<Record<string, unknown>>;
  if (OF_NO_GAME.has(request.routeOptions.url ?? "")) return service.ensureGame(MAIN_SAVE);
  request.query = rest;
  await enterGame(service, request, game);
}

/** Every game route starts the first game of `main`, even if the request turns out to be malformed: [SAVE1]. */
export async function enterGame(service: SpaceService, request: FastifyRequest, id: unknown): Promise<void> {
  const found = typeof id === "string" ? await findGame(service.store.read, id) : undefined;
  if (found === undefined) throw unknownGame();
  request.saveId = found.saveId;
  request.isWatching = found.isWatched;
  if (found.isWatched && isForPlayers(request)) throw watchOnly(request);
  if (found.saveId === MAIN_SAVE) await service.ensureGame(MAIN_SAVE);
}

const isForPlayers = ({ method, routeOptions }: FastifyRequest): boolean =>
  !(method === "GET" || method === "HEAD") || FOR_PLAYERS.has(routeOptions.schema?.operationId ?? "");

function watchOnly({ routeOptions }: FastifyRequest) {
  const isRead = FOR_PLAYERS.has(routeOptions.schema?.operationId ?? "");
  const sentence = isRead
    ? "A watchId allows no export, archives or history: use the game's id."
    : "A watchId allows no commands: use the game's id.";
  return problemOf(new Refusal("watch-only", sentence, {}));
}

/**
 * Returns an address for the log without ids of games, which are rights to play. Takes time linear in its length, because anybody
 * may send it.
 */
export function withoutGameIds(url: string): string {
  const [path = "", ...query] = url.split("?");
  const segments = path.split("/");
  const shown = segments.map((segment, place) => (segment !== "" && hidesNext(segments[place - 1]) ? "***" : segment));
  const values = query.join("?").split("&").map(withoutValue);
  return query.length === 0 ? shown.join("/") : `${shown.join("/")}?${values.join("&")}`;
}

/** A segment with a percent sign may mean `games` too. */
const hidesNext = (segment = ""): boolean => segment.toLowerCase() === "games" || segment.includes("%");

/** Removes the values of all parameters, because their names can be written in many ways. */
function withoutValue(parameter: string): string {
  const end = parameter.indexOf("=") + 1;
  return end === 0 ? parameter : `${parameter.slice(0, end)}***`;
}
