/** Plays recorded commands again: the same seed, difficulty and commands always give the same game. */

import type { Focus, Game } from "../game/game.ts";
import type { Measure } from "../orders/route.ts";
import { type Difficulty, RUN_LIMIT } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { type BatchOrder, placeOrders, placeRoute } from "./batch.ts";
import {
  abandon,
  accept,
  cancelOrder,
  changeTeam,
  choose,
  type Decision,
  moveOrder,
  type OrderTarget,
  placeOrder,
  runTurns,
  takeTurn,
  type Until,
} from "./command.ts";
import { newGame } from "./start.ts";

/** The recorded body of a command; each command has its own fields. */
export interface RecordedBody {
  readonly leadId?: number;
  readonly helperIds?: readonly number[];
  readonly systemId?: number;
  readonly focus?: Focus;
  readonly techId?: string;
  readonly moduleId?: number;
  readonly kind?: string;
  readonly prefer?: Measure;
  readonly orders?: readonly RecordedOrder[];
  readonly position?: number;
  readonly maxTurns?: number;
  readonly until?: Until;
  readonly option?: string;
  readonly crewId?: number;
}

type RecordedOrder = BatchOrder | (Omit<BatchOrder, "helperIds" | "focus"> & Pick<RecordedBody, "helperIds" | "focus">);

export interface RecordedCommand {
  readonly method: string;
  /** Path without the query: `/api/tasks/7/move`. */
  readonly path: string;
  readonly body: RecordedBody | null;
}

/** Returns the new game of a recording. */
export const replayStart = (seed: number, difficulty: Difficulty): Game => newGame(seed, difficulty).game;

/** Returns the command's decision. Throws if the rules refuse it or do not know it: the recording is then from other rules. */
export function replayCommand(game: Game, command: RecordedCommand): Decision<unknown> {
  const decision = decide(game, command);
  if (decision instanceof Refusal) {
    throw new Error(`${command.method} ${command.path} on turn ${game.turn}: ${decision.detail}`);
  }
  return decision;
}

const PATH =
  /^\/api\/(?<what>jump|explore|research|ship|orders|route|turn|tasks|missions|encounters)(?:\/(?<rest>.+))?$/;

function decide(game: Game, { method, path, body }: RecordedCommand): Decision<unknown> | Refusal {
  const { what, rest = "" } = PATH.exec(path)?.groups ?? {};
  const given = body ?? {};
  const [id, action] = [Number(rest.split("/")[0]), rest.split("/")[1]];
  switch (what) {
    case "orders":
      return placeOrders(game, (given.orders ?? []).map(orderOf));
    case "route":
      return placeRoute(game, {
        systemId: number(given.systemId),
        prefer: given.prefer ?? "turns",
        leadId: given.leadId,
        helperIds: given.helperIds ?? [],
      });
    case "turn":
      // A recorded command was on the right turn when it was accepted.
      return rest === "run" ? runTurns(game, given.maxTurns ?? RUN_LIMIT, given.until) : takeTurn(game);
    case "tasks":
      return taskCommand(game, method, id, action, given);
    case "missions":
      return action === "accept" ? accept(game, id) : abandon(game, id);
    case "encounters":
      return choose(game, id, given.option ?? "", given.crewId);
    default:
      return placeOrder(game, { ...targetOf(path, given), ...teamOf(given) });
  }
}

function taskCommand(game: Game, method: string, id: number, action: string | undefined, body: RecordedBody) {
  if (method === "DELETE") return cancelOrder(game, id);
  return action === "move" ? moveOrder(game, id, number(body.position)) : changeTeam(game, id, teamOf(body));
}

function targetOf(path: string, body: RecordedBody): OrderTarget {
  switch (path) {
    case "/api/jump":
      return { kind: "jump", systemId: number(body.systemId) };
    case "/api/explore":
      return { kind: "explore", focus: body.focus ?? "survey" };
    case "/api/research":
      return { kind: "research", techId: body.techId ?? "" };
    case "/api/ship/upgrade":
      return { kind: "upgrade", moduleId: number(body.moduleId) };
    case "/api/ship/expand":
      return { kind: "expand" };
    case "/api/ship/build":
      return { kind: "build", build: body.kind ?? "" };
    default:
      throw new Error(`The rules have no command ${path}.`);
  }
}

const teamOf = ({ leadId, helperIds = [] }: RecordedBody) => ({ leadId: number(leadId), helperIds });

function orderOf(given: RecordedOrder): BatchOrder {
  if (given.kind === "accept") return given as BatchOrder;
  const { helperIds = [], focus = "survey" } = given as RecordedBody;
  return (given.kind === "explore" ? { ...given, helperIds, focus } : { ...given, helperIds }) as BatchOrder;
}

/** If the id is missing, 0 makes the command's own check refuse it, because ids begin at 1. */
const number = (given: number | undefined): number => given ?? 0;
