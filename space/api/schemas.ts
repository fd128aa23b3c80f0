/** The schemas of the API: they validate requests, type the handlers and generate the description. */
import type { TSchema } from "typebox";
import * as batch from "./schemas/batch.ts";
import * as encounter from "./schemas/encounter.ts";
import * as event from "./schemas/event.ts";
import * as forecast from "./schemas/forecast.ts";
import * as games from "./schemas/games.ts";
import * as mission from "./schemas/mission.ts";
import * as order from "./schemas/order.ts";
import * as rules from "./schemas/rules.ts";
import * as save from "./schemas/save.ts";
import * as scores from "./schemas/scores.ts";
import * as shape from "./schemas/shape.ts";
import * as ship from "./schemas/ship.ts";
import * as status from "./schemas/status.ts";
import * as task from "./schemas/task.ts";
import * as turn from "./schemas/turn.ts";
import * as world from "./schemas/world.ts";

export * from "./schemas/batch.ts";
export * from "./schemas/encounter.ts";
export * from "./schemas/event.ts";
export * from "./schemas/forecast.ts";
export * from "./schemas/games.ts";
export * from "./schemas/mission.ts";
export * from "./schemas/order.ts";
export * from "./schemas/rules.ts";
export * from "./schemas/save.ts";
export * from "./schemas/scores.ts";
export * from "./schemas/shape.ts";
export * from "./schemas/ship.ts";
export * from "./schemas/status.ts";
export * from "./schemas/task.ts";
export * from "./schemas/turn.ts";
export * from "./schemas/world.ts";

/** The schemas with an id, which are named in the description. */
export const API_SCHEMAS: readonly TSchema[] = [
  batch,
  encounter,
  event,
  games,
  forecast,
  mission,
  order,
  rules,
  save,
  scores,
  shape,
  ship,
  status,
  task,
  turn,
  world,
]
  .flatMap((shapes) => Object.values<unknown>(shapes))
  .filter((shape): shape is TSchema => typeof shape === "object" && shape !== null && "$id" in shape);
