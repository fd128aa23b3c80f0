/** Actions on planes, and the quote of a leg. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { buyPlane } from "../../rules/fleet/buy.ts";
import { renamePlane } from "../../rules/fleet/rename.ts";
import { startRepair } from "../../rules/fleet/repair.ts";
import { sellPlane } from "../../rules/fleet/sell.ts";
import { dispatch } from "../../rules/flights/dispatch.ts";
import { fly } from "../../rules/flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg, queueLeg } from "../../rules/flights/queue.ts";
import { type Quote, quotes } from "../../rules/flights/quote.ts";
import { rounded } from "../../rules/values/figure.ts";
import { Refusal, type RefusalCode } from "../../rules/values/refusals.ts";
import { WorldScene } from "../../world/time/world-scene.ts";
import { playerOf } from "../guard.ts";
import { object } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { actionRoutes, folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

/** Refusals of every action on a plane. */
export const OWN_PLANE: readonly RefusalCode[] = ["unknown-plane", "not-owner"];
const DEPARTURE: readonly RefusalCode[] = [
  "unknown-icao",
  "plane-broken",
  "plane-flying",
  "plane-repairing",
  "beyond-tank",
  "purse-too-small",
];
export const LOADING: readonly RefusalCode[] = [
  "unknown-package",
  "job-taken",
  "job-gone",
  "already-loaded",
  "cooling-off",
  "plane-elsewhere",
  "payload-exceeded",
  "special-refused",
];

export function planeRoutes(app: App, service: CargoService): void {
  flightRoutes(app, service);
  marketRoutes(app, service);
  quoteRoutes(app, service);
}

function flightRoutes(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "planes");
  action({
    url: "/api/planes/:planeId/fly",
    operationId: "fly",
    summary: "Fly to an airport",
    description:
      "Departs at once and buys the fuel that the leg needs beyond what is aboard. Any airport within the tank's reach can be the destination. If it is that of the first queued leg, this leg is taken off the queue.",
    body: schemas.FlyRequest,
    problems: [...OWN_PLANE, ...DEPARTURE, "already-there"],
    run: (scene, playerId, { destIcao }, id) => fly(scene, playerId, id, folded(destIcao)),
  });
  action({
    url: "/api/planes/:planeId/queue",
    operationId: "queueLeg",
    summary: "Queue a leg",
    description:
      "Appends a leg to the queue, whatever the plane is doing. The plane departs on it automatically after a landing, or by a dispatch. Only then range and cash are checked.",
    body: schemas.QueueLegRequest,
    problems: [...OWN_PLANE, "unknown-icao", "same-stop", "queue-full", "scouting-limit"],
    run: (scene, playerId, { destIcao }, id) => queueLeg(scene, playerId, id, folded(destIcao)),
  });
  action({
    url: "/api/planes/:planeId/queue/cancel",
    operationId: "cancelQueuedLeg",
    summary: "Cancel a queued leg",
    description:
      "Takes the leg at `index` off the queue. The leg after it goes too if it would then start and end at the same airport. The leg that the plane is flying stays.",
    body: schemas.CancelQueuedLegRequest,
    problems: [...OWN_PLANE, "index-out-of-range"],
    run: (scene, playerId, { index }, id) => cancelQueuedLeg(scene, playerId, id, index),
  });
  action({
    url: "/api/planes/:planeId/queue/move",
    operationId: "moveQueuedLeg",
    summary: "Move a queued leg",
    description:
      "Moves the leg at `index` in the queue to the place `to`. The leg that came after it is removed if it would then start and end at the same airport. The leg that the plane is flying stays.",
    body: schemas.MoveQueuedLegRequest,
    problems: [...OWN_PLANE, "index-out-of-range", "same-stop"],
    run: (scene, playerId, { index, to }, id) => moveQueuedLeg(scene, playerId, id, index, to),
  });
  action({
    url: "/api/planes/:planeId/dispatch",
    operationId: "dispatch",
    summary: "Load, queue and depart at once",
    description:
      "Loads the packages, appends the legs and departs on the first leg of the queue. If any part is refused, nothing is done. Without packages and legs the plane departs on the queue that it has.",
    body: schemas.DispatchRequest,
    problems: [...OWN_PLANE, ...DEPARTURE, ...LOADING, "same-stop", "queue-full", "scouting-limit", "queue-empty"],
    packageIds: ({ packageIds }) => packageIds ?? [],
    run: (scene, playerId, { packageIds, legs }, id) =>
      dispatch(scene, playerId, id, { packageIds, legs: legs?.map(folded) }),
  });
  action({
    url: "/api/planes/:planeId/repair",
    operationId: "repair",
    summary: "Repair a plane",
    description:
      "Pays for the repair and starts it. Health grows with the world's clock until it is 100; the queue is kept and waits.",
    problems: [...OWN_PLANE, "plane-flying", "plane-repairing", "plane-healthy", "purse-too-small"],
    run: (scene, playerId, _body, id) => startRepair(scene, playerId, id),
  });
}

function marketRoutes(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "planes");
  action({
    url: "/api/planes/buy",
    operationId: "buyPlane",
    summary: "Buy a plane",
    description:
      "Pays the list price less the viewer's discount. The plane is delivered at once with full health and an empty tank. This can be at the home airport, at an airport where the player has a plane, or at any large airport.",
    body: schemas.BuyRequest,
    problems: ["unknown-icao", "unknown-model", "fleet-full", "not-sold-there", "debt-first", "purse-too-small"],
    run: (scene, playerId, { modelId, icao, name }) =>
      buyPlane(scene, playerId, { modelId, icao: folded(icao), ...(name === undefined ? {} : { name }) }),
  });
  action({
    url: "/api/planes/:planeId/sell",
    operationId: "sellPlane",
    summary: "Sell a plane",
    description:
      "Sells a parked, empty plane without a queue or a route. The price depends on the list price and the plane's health.",
    problems: [...OWN_PLANE, "plane-flying", "plane-repairing", "plane-on-route", "plane-queued", "plane-loaded"],
    run: (scene, playerId, _body, id) => sellPlane(scene, playerId, id),
  });
  action({
    url: "/api/planes/:planeId/rename",
    operationId: "renamePlane",
    summary: "Rename a plane",
    description: "Gives the plane another name.",
    body: schemas.RenameRequest,
    problems: OWN_PLANE,
    run: (scene, playerId, { name }, id) => renamePlane(scene, playerId, id, name),
  });
}

function quoteRoutes(app: App, { game }: CargoService): void {
  const { get } = endpoints(app, "planes");
  const params = object({ planeId: PathId });
  const problems = [...OWN_PLANE, "unknown-icao"];
  const quotesOf = async (
    playerId: number,
    planeId: number,
    icaos: readonly string[],
  ): Promise<schemas.QuoteView[]> => {
    const found = await game.host.read(({ state: world, now }) => {
      const scene = new WorldScene(world, world.clockMs(now), now);
      return quotes(scene, playerId, planeId, icaos.map(folded), world.clock.timeScale);
    }, "cached");
    if (found instanceof Refusal) throw problemOf(found);
    return found.map((one) => quoteView(planeId, one));
  };
  get({
    url: "/api/planes/:planeId/quote",
    operationId: "getQuote",
    tokenScope: "read",
    summary: "Quote a leg",
    description:
      "Distance, wind, fuel and its cost, time and wear of a departure now, and whether it would be accepted. For a flying plane, the leg starts at its destination. Changes nothing.",
    params,
    query: schemas.QuoteQuery,
    answer: schemas.Quote,
    problems,
    handler: async (request) => {
      const [quote] = await quotesOf(playerOf(request), request.params.planeId, [request.query.destIcao]);
      return quote as schemas.QuoteView;
    },
  });
  get({
    url: "/api/planes/:planeId/quotes",
    operationId: "getQuotes",
    tokenScope: "read",
    summary: "Quote legs to several airports",
    description:
      "The quotes of up to 40 destinations, each as a departure there now, in the order of the request. Changes nothing.",
    params,
    query: schemas.QuotesQuery,
    answer: Type.Array(schemas.answer(schemas.Quote)),
    problems,
    handler: (request) => quotesOf(playerOf(request), request.params.planeId, request.query.destIcao.split(",")),
  });
}

const quoteView = (planeId: number, quote: Quote): schemas.QuoteView => ({
  planeId,
  originIcao: quote.originIcao,
  destIcao: quote.destIcao,
  distanceKm: rounded(quote.distanceKm, 1),
  windFactor: quote.windFactor,
  fuelNeeded: rounded(quote.requiredL, 1),
  fuelAboard: rounded(quote.aboardL, 1),
  fuelToBuy: rounded(quote.boughtL, 1),
  fuelCost: quote.cost,
  flightSimMs: quote.durationMs,
  flightRealMs: quote.durationRealMs,
  wear: quote.wear,
  reachable: quote.refusal === null,
  refusal: quote.refusal && {
    code: quote.refusal.code,
    detail: quote.refusal.detail,
    details: quote.refusal.details,
  },
});
