/** Advice for a plane: what open jobs would add to its trip, and the best jobs to load. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import { type JobGain, jobGains, nearestToPlane } from "../../rules/advice/job-gains.ts";
import { type LoadPlan, MOST_NEW_STOPS, planLoad } from "../../rules/advice/load-plan.ts";
import { rounded } from "../../rules/values/figure.ts";
import { groundStop } from "../../rules/values/plane.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { WorldScene } from "../../world/time/world-scene.ts";
import { playerOf } from "../guard.ts";
import { object, type View } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { openJobsAt } from "../views/jobs.ts";
import { endpoints } from "./endpoint.ts";
import { OWN_PLANE } from "./planes.ts";

export function adviceRoutes(app: App, { game }: CargoService): void {
  const { get } = endpoints(app, "planes");
  const params = object({ planeId: PathId });
  get({
    url: "/api/planes/:planeId/jobs",
    operationId: "listPlaneJobs",
    tokenScope: "read",
    summary: "Open jobs for a plane",
    description:
      "What each open job at the player's own airports would add to the plane's trip. `with` names packages that the trip already has. The trip is the plane's queue, then the destinations of its cargo, always the nearest next. A job at another airport is fetched after that. A flying plane counts as landed, one under repair as repaired. The figures are those of now: later wind, fuel prices and demand may differ. Changes nothing.",
    params,
    query: schemas.JobGainsQuery,
    answer: schemas.JobGains,
    problems: [...OWN_PLANE, "unknown-package", "job-taken", "already-loaded", "outside-pool"],
    cost: COST.history,
    handler: (request) => {
      const playerId = playerOf(request);
      const { planeId } = request.params;
      const { sort: order = "netPerHour", fits, with: beside = "", limit } = request.query;
      const withIds = [...new Set(beside === "" ? [] : beside.split(",").map(Number))];
      return game.view(playerId, ({ state: world, now }) => {
        const scene = new WorldScene(world, world.clockMs(now), now);
        const plane = scene.plane(planeId);
        const airports = plane ? nearestToPlane(plane, world.airspace.poolsOf(playerId)) : [];
        const jobs = airports.flatMap((icao) => openJobsAt(world, icao));
        const gains = jobGains(scene, playerId, planeId, { jobs, withIds, order });
        if (gains instanceof Refusal) throw problemOf(gains);
        const wanted = gains.filter(({ refusal }) => fits === undefined || fits === (refusal === null));
        return { items: wanted.slice(0, limit).map(gainView) };
      });
    },
  });
  get({
    url: "/api/planes/:planeId/plan",
    operationId: "planLoad",
    tokenScope: "read",
    summary: "Plan what a plane loads",
    description:
      "Finds, by a beam search, the open and accepted jobs where the plane is or lands next that bring the greatest net income per hour, with at most `stops` more stops. A plan names no job if none raises the net income, and is empty for a plane that is broken or lands broken. The figures are those of now: later wind, fuel prices and demand may differ. Changes nothing.",
    params,
    query: schemas.LoadPlanQuery,
    answer: schemas.LoadPlan,
    problems: OWN_PLANE,
    cost: COST.sums,
    handler: (request) => {
      const playerId = playerOf(request);
      const { planeId } = request.params;
      const { stops: newStops = MOST_NEW_STOPS } = request.query;
      return game.view(playerId, ({ state: world, now }) => {
        const scene = new WorldScene(world, world.clockMs(now), now);
        const plane = scene.plane(planeId);
        const here = plane && world.airspace.isPoolOf(playerId, groundStop(plane)) ? groundStop(plane) : undefined;
        const accepted = scene.acceptedBy(playerId).filter(({ originIcao }) => originIcao === here);
        const jobs = here === undefined ? [] : [...openJobsAt(world, here), ...accepted];
        const plan = planLoad(scene, playerId, planeId, { jobs, newStops });
        if (plan instanceof Refusal) throw problemOf(plan);
        return planView(plan);
      });
    },
  });
}

const gainView = (gain: JobGain): View<typeof schemas.JobGain> => ({
  packageId: gain.packageId,
  distanceKm: rounded(gain.distanceKm, 1),
  payPerKm: rounded(gain.payPerKm, 2),
  fuel: rounded(gain.fuelL, 1),
  fuelCost: gain.fuelCost,
  wear: rounded(gain.wear, 2),
  net: gain.net,
  netPerHour: gain.netPerHour,
  fits: gain.refusal === null,
  ...(gain.refusal === null
    ? {}
    : { refusal: { code: gain.refusal.code, detail: gain.refusal.detail, details: gain.refusal.details } }),
});

const planView = ({ legs, packageIds, trip }: LoadPlan): View<typeof schemas.LoadPlan> => ({
  legs,
  packageIds,
  net: Math.round(trip.net),
  netPerHour: Math.round(trip.netPerHour),
  simMs: trip.simMs,
});
