/** Actions on planes, and the quote of a leg. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { buyPlane } from "../../rules/fleet/buy.ts";
import { renamePlane } from "../../rules/fleet/rename.ts";
import { startRepair } from "../../rules/fleet/repair.ts";
import { sellPlane } from "../../rules/fleet/sell.ts";
import { dispatch } from "../../rules/flights/dispatch.ts";
import { fly } from "../../rules/flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg, queueLeg } from "../../rules/flights/queue.ts";
import { type Quote, quote, quotes } from "../../rules/flights/quote.ts";
import { rounded } from "../../rules/values/figure.ts";
import { Refusal, type RefusalCode } from "../../rules/values/refusals.ts";
import { WorldScene } from "../../world/time/world-scene.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { actionRoutes, folded } from "./action.ts";

/** Every action on a plane can meet these. */
const OWN: readonly RefusalCode[] = ["unknown-plane", "not-owner"];
const DEPARTURE: readonly RefusalCode[] = [
  "unknown-icao",
  "plane-broken",
  "plane-flying",
  "plane-repairing",
  "beyond-tank",
  "purse-too-small",
];
const LOADING: readonly RefusalCode[] = [
  "unknown-package",
  "job-taken",
  "job-gone",
  "already-loaded",
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
  const action = actionRoutes(app, service);
  action({
    url: "/api/planes/:planeId/fly",
    operationId: "fly",
    tag: "planes",
    summary: "Fly to an airport",
    description:
      "Departs at once. Fuel that the leg needs and that is not aboard is bought. Any airport within the tank's reach may be the destination; the head of the plane's own queue is taken off it.",
    body: schemas.FlyRequest,
    problems: [...OWN, ...DEPARTURE, "already-there"],
    run: (scene, playerId, { destIcao }, id) => fly(scene, playerId, id, folded(destIcao)),
  });
  action({
    url: "/api/planes/:planeId/queue",
    operationId: "queueLeg",
    tag: "planes",
    summary: "Queue a leg",
    description:
      "Appends a leg, whatever the plane is doing. Range and cash are checked at departure: automatically after a landing, or by a dispatch.",
    body: schemas.QueueLegRequest,
    problems: [...OWN, "unknown-icao", "same-stop", "queue-full"],
    run: (scene, playerId, { destIcao }, id) => queueLeg(scene, playerId, id, folded(destIcao)),
  });
  action({
    url: "/api/planes/:planeId/queue/cancel",
    operationId: "cancelQueuedLeg",
    tag: "planes",
    summary: "Cancel a queued leg",
    description:
      "Takes the leg at `index` off the queue, and the next one too if it led to where the one before ends. The leg that is flown is never affected.",
    body: schemas.CancelQueuedLegRequest,
    problems: [...OWN, "index-out-of-range"],
    run: (scene, playerId, { index }, id) => cancelQueuedLeg(scene, playerId, id, index),
  });
  action({
    url: "/api/planes/:planeId/queue/move",
    operationId: "moveQueuedLeg",
    tag: "planes",
    summary: "Move a queued leg",
    description:
      "Takes the leg at `index` out of the queue and puts it in at `to`. Where it was, the next one goes too if it led to where the one before ends. The leg that is flown is never affected.",
    body: schemas.MoveQueuedLegRequest,
    problems: [...OWN, "index-out-of-range", "same-stop"],
    run: (scene, playerId, { index, to }, id) => moveQueuedLeg(scene, playerId, id, index, to),
  });
  action({
    url: "/api/planes/:planeId/dispatch",
    operationId: "dispatch",
    tag: "planes",
    summary: "Load, queue and depart at once",
    description:
      "Loads the packages, appends the legs and departs on the first leg of the queue: all of it or nothing. With neither it resumes a queue that was kept.",
    body: schemas.DispatchRequest,
    problems: [...OWN, ...DEPARTURE, ...LOADING, "same-stop", "queue-full", "queue-empty"],
    packageIds: ({ packageIds }) => packageIds ?? [],
    run: (scene, playerId, { packageIds, legs }, id) =>
      dispatch(scene, playerId, id, { packageIds, legs: legs?.map(folded) }),
  });
  action({
    url: "/api/planes/:planeId/repair",
    operationId: "repair",
    tag: "planes",
    summary: "Repair a plane",
    description:
      "Pays the repair and starts it. Health grows with the world's clock until it is 100; the queue is kept and waits.",
    problems: [...OWN, "plane-flying", "plane-repairing", "plane-healthy", "purse-too-small"],
    run: (scene, playerId, _body, id) => startRepair(scene, playerId, id),
  });
}

function marketRoutes(app: App, service: CargoService): void {
  const action = actionRoutes(app, service);
  action({
    url: "/api/planes/buy",
    operationId: "buyPlane",
    tag: "planes",
    summary: "Buy a plane",
    description:
      "Pays the list price less the viewer's discount. The plane is delivered at once with full health and an empty tank: at the home airport, where the player has a plane, or at any large airport.",
    body: schemas.BuyRequest,
    problems: ["unknown-icao", "unknown-model", "fleet-full", "not-sold-there", "purse-too-small"],
    run: (scene, playerId, { modelId, icao, name }) =>
      buyPlane(scene, playerId, { modelId, icao: folded(icao), ...(name === undefined ? {} : { name }) }),
  });
  action({
    url: "/api/planes/:planeId/sell",
    operationId: "sellPlane",
    tag: "planes",
    summary: "Sell a plane",
    description: "Sells a parked, empty plane without a queue. The price depends on the list price and its health.",
    problems: [...OWN, "plane-flying", "plane-repairing", "plane-queued", "plane-loaded"],
    run: (scene, playerId, _body, id) => sellPlane(scene, playerId, id),
  });
  action({
    url: "/api/planes/:planeId/rename",
    operationId: "renamePlane",
    tag: "planes",
    summary: "Rename a plane",
    description: "Gives the plane another name.",
    body: schemas.RenameRequest,
    problems: OWN,
    run: (scene, playerId, { name }, id) => renamePlane(scene, playerId, id, name),
  });
}

function quoteRoutes(app: App, service: CargoService): void {
  const params = Type.Object({ planeId: PathId }, { additionalProperties: false });
  const config = { problems: [...OWN, "unknown-icao"] as const };
  /** Resolves with what the rule finds in the world now; rejects with the problem of its refusal. */
  const found = <Found>(rule: (scene: WorldScene, timeScale: number) => Found | Refusal): Promise<Found> =>
    service.game.host.read(({ state: world, now }) => {
      const answer = rule(new WorldScene(world, world.clockMs(now), now), world.clock.timeScale);
      if (answer instanceof Refusal) throw problemOf(answer);
      return answer;
    }, "cached");
  app.get(
    "/api/planes/:planeId/quote",
    {
      schema: {
        operationId: "getQuote",
        tags: ["planes"],
        summary: "What a leg would take",
        description:
          "Distance, wind, fuel and its cost, time and wear of a departure now, and whether it would be accepted. For a flying plane: from its destination. Changes nothing.",
        params,
        querystring: schemas.QuoteQuery,
        response: { 200: schemas.answer(schemas.Quote) },
      },
      config,
    },
    async (request) => {
      const playerId = playerOf(request);
      const { planeId } = request.params;
      const destIcao = folded(request.query.destIcao);
      return quoteView(
        planeId,
        await found((scene, timeScale) => quote(scene, playerId, planeId, destIcao, timeScale)),
      );
    },
  );
  app.get(
    "/api/planes/:planeId/quotes",
    {
      schema: {
        operationId: "getQuotes",
        tags: ["planes"],
        summary: "What legs to several airports would take",
        description:
          "The quotes of up to 40 destinations, each as a departure there now, in the order in which they are asked. Changes nothing.",
        params,
        querystring: schemas.QuotesQuery,
        response: { 200: Type.Array(schemas.answer(schemas.Quote)) },
      },
      config,
    },
    async (request) => {
      const playerId = playerOf(request);
      const { planeId } = request.params;
      const icaos = request.query.destIcao.split(",").map(folded);
      const all = await found((scene, timeScale) => quotes(scene, playerId, planeId, icaos, timeScale));
      return all.map((one) => quoteView(planeId, one));
    },
  );
}

const quoteView = (planeId: number, found: Quote): schemas.QuoteView => ({
  planeId,
  originIcao: found.originIcao,
  destIcao: found.destIcao,
  distanceKm: rounded(found.distanceKm, 1),
  windFactor: found.windFactor,
  fuelNeeded: rounded(found.requiredL, 1),
  fuelAboard: rounded(found.aboardL, 1),
  fuelToBuy: rounded(found.boughtL, 1),
  fuelCost: found.cost,
  flightSimMs: found.durationMs,
  flightRealMs: found.durationRealMs,
  wear: found.wear,
  reachable: found.refusal === null,
  refusal: found.refusal && {
    code: found.refusal.code,
    detail: found.refusal.detail,
    details: found.refusal.details,
  },
});
