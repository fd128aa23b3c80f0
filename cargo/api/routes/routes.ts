/** Routes that planes fly automatically, and commands on several planes at once. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { startRepair } from "../../rules/fleet/repair.ts";
import { assignRoute } from "../../rules/routes/assignment.ts";
import { lapFigures, lapsFor } from "../../rules/routes/lap-figures.ts";
import { changeRoute, createRoute, deleteRoute } from "../../rules/routes/routes.ts";
import type { Refusal, RefusalCode } from "../../rules/values/refusals.ts";
import type { Scene } from "../../rules/values/scene.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService, Extra } from "../service.ts";
import { lapView, routeView } from "../views/route.ts";
import { actionRoutes, folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";
import { OWN_PLANE } from "./planes.ts";

const OWN_ROUTE: readonly RefusalCode[] = ["unknown-route", "not-owner"];
const ASSIGNING: readonly RefusalCode[] = ["queue-not-empty", "stop-beyond-range", "no-desk", "scouting-limit"];

export function routeRoutes(app: App, service: CargoService): void {
  listRoute(app, service);
  dataRoutes(app, service);
  assignmentRoute(app, service);
  bulkRoutes(app, service);
}

function listRoute(app: App, { game }: CargoService): void {
  endpoints(app, "routes").get({
    url: "/api/routes",
    operationId: "listRoutes",
    tokenScope: "read",
    summary: "The player's routes",
    description:
      "All routes of the player, by id. A snapshot leaves some out if a large fleet leaves no room for them. Changes nothing.",
    answer: schemas.RouteList,
    handler: async (request) => {
      const playerId = playerOf(request);
      return game.host.read(({ state: { routes } }) => ({ items: routes.of(playerId).map(routeView) }), "cached");
    },
  });
}

const LAPS = "The dry run adds `laps`: the first lap by each model that the player owns.";

function dataRoutes(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "routes");
  action({
    url: "/api/routes",
    operationId: "createRoute",
    summary: "Create a route",
    description: `Creates a route. Planes fly it once it is assigned to them. ${LAPS}`,
    body: schemas.CreateRouteRequest,
    problems: ["unknown-icao", "same-stop", "route-limit"],
    run: (scene, playerId, { stops, ...body }) => createRoute(scene, playerId, { ...body, stops: stops.map(folded) }),
    extra: (scene, playerId, _body, _id, routeId) => lapsOf(scene, playerId, routeId as number),
  });
  action({
    url: "/api/routes/:routeId",
    method: "patch",
    operationId: "changeRoute",
    summary: "Change a route",
    description: `Changes the given fields. The others stay as they are. Planes follow changed stops from their next landing on. Planes that stopped for lack of cash start again if the change allows it. ${LAPS}`,
    body: schemas.ChangeRouteRequest,
    problems: [...OWN_ROUTE, "unknown-icao", "same-stop", "scouting-limit"],
    run: (scene, playerId, { stops, ...body }, id) => {
      let laps: Extra = {};
      // Computed before planes that wait for cash depart and take line freight of their lap.
      const computeLaps = () => {
        laps = lapsOf(scene, playerId, id);
      };
      return changeRoute(scene, playerId, id, { ...body, stops: stops?.map(folded) }, computeLaps) ?? laps;
    },
    extra: (_scene, _playerId, _body, _id, laps) => laps as Extra,
  });
  action({
    url: "/api/routes/:routeId",
    method: "remove",
    operationId: "deleteRoute",
    summary: "Delete a route",
    description:
      "Deletes the route. Its planes finish the current leg, and the rest of the lap is taken off their queues.",
    problems: OWN_ROUTE,
    run: (scene, playerId, _body, id) => deleteRoute(scene, playerId, id),
  });
}

function lapsOf(scene: Scene, playerId: number, routeId: number): Extra {
  const route = scene.route(routeId);
  return { laps: route === undefined ? [] : lapsFor(scene, playerId, route).map(lapView) };
}

function assignmentRoute(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "routes");
  action({
    url: "/api/planes/:planeId/route",
    operationId: "assignRoute",
    summary: "Put a plane on a route",
    description:
      "The plane flies the route, beginning with the nearest stop ahead, at once if it is parked. It does so until `routeId` null takes it off the route. Commands on the plane suspend the route, and assigning it again resumes it. The dry run adds `laps`: the first lap by this plane.",
    body: schemas.AssignRouteRequest,
    problems: [...OWN_PLANE, "unknown-route", ...ASSIGNING],
    run: (scene, playerId, body, id) => {
      // Computed first, because a plane that departs at once takes line freight of its lap.
      const laps = lapOfPlane(scene, id, body.routeId);
      return assignRoute(scene, playerId, id, body) ?? laps;
    },
    extra: (_scene, _playerId, _body, _id, laps) => laps as Extra,
  });
}

/** Returns the first lap of the route by the plane; no lap without a route, or if either is unknown. */
function lapOfPlane(scene: Scene, planeId: number, routeId: number | null): Extra {
  const [plane, route] = [scene.plane(planeId), scene.route(routeId ?? 0)];
  return { laps: plane && route ? [lapView(lapFigures(scene, route, modelOf(plane)))] : [] };
}

const OUTCOMES =
  "The planes are served in the given order, in one commit. `outcomes` has an entry for each plane, with the problem if nothing was done with it.";

function bulkRoutes(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "planes");
  action({
    url: "/api/planes/repair",
    operationId: "repairPlanes",
    summary: "Repair several planes",
    description: `Pays for the repair of each plane and starts it. ${OUTCOMES}`,
    body: schemas.RepairPlanesRequest,
    problems: [],
    run: (scene, playerId, { ids }) => outcomesOf(ids, (id) => startRepair(scene, playerId, id)),
    extra: (_scene, _playerId, _body, _id, outcomes) => outcomes as Extra,
  });
  action({
    url: "/api/planes/route",
    operationId: "assignPlanes",
    summary: "Put several planes on a route",
    description: `Puts each plane on the route, or takes it off its route. ${OUTCOMES}`,
    body: schemas.AssignPlanesRequest,
    problems: [],
    run: (scene, playerId, { ids, ...assignment }) =>
      outcomesOf(ids, (id) => assignRoute(scene, playerId, id, assignment)),
    extra: (_scene, _playerId, _body, _id, outcomes) => outcomes as Extra,
  });
}

/** Runs a rule for each plane. The rule must change nothing when it refuses. */
const outcomesOf = (ids: readonly number[], run: (id: number) => Refusal | undefined): Extra => ({
  outcomes: ids.map((id) => {
    const refusal = run(id);
    if (refusal === undefined) return { id };
    const { code, detail, details } = refusal;
    return { id, problem: { code, detail, details } };
  }),
});
