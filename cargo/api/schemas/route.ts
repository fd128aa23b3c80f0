/** Routes, and the requests that create, change and assign them. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { LEAST_STOPS, MOST_STOPS } from "../../rules/routes/routes.ts";
import { PLANES_A_COMMAND } from "../../rules/values/limits.ts";
import { ROUTE_STATUSES, STOP_REASONS } from "../../rules/values/routes/route.ts";
import {
  amount,
  count,
  euros,
  givenIcao,
  givenId,
  givenName,
  icao,
  id,
  nullable,
  object,
  oneOf,
  sentence,
  simTime,
  type View,
} from "./shape.ts";

const bounded = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

const MOST_NET = 10_000_000;
const name = givenName(24, "Name of the route.");
const stops = Type.Array(givenIcao("A stop."), {
  minItems: LEAST_STOPS,
  maxItems: MOST_STOPS,
  description: `The stops in order, ${LEAST_STOPS} to ${MOST_STOPS}. Neighbours differ, in a loop also the last and the first: 409 \`same-stop\`.`,
});
const loop = Type.Boolean({
  description: "After the last stop comes the first. Without it planes go to the last stop and back.",
});
const maxLaterStops = bounded(1, 3, "How many of the next stops accepted and open jobs are loaded for.");
const openJobs = Type.Boolean({ description: "Loads open jobs too, once they have been open for 5 real minutes." });
const minNetPerHour = bounded(
  0,
  MOST_NET,
  "Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap.",
);
const repairBelow = bounded(0, 90, "Points of health below which a plane is repaired at a stop; 0: never.");
const stopWhenCashBelow = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    "Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops.",
});

const policyFields = {
  maxLaterStops: Type.Optional(maxLaterStops),
  openJobs: Type.Optional(openJobs),
  minNetPerHour: Type.Optional(minNetPerHour),
};
const settings = {
  loop: Type.Optional(loop),
  policy: Type.Optional(object(policyFields, { description: "What planes load. Absent fields stay as they are." })),
  repairBelow: Type.Optional(repairBelow),
  stopWhenCashBelow: Type.Optional(stopWhenCashBelow),
};

/** Fields of a route besides its name and stops. */
export const ROUTE_SETTINGS = {
  loop,
  policy: object({ maxLaterStops, openJobs, minNetPerHour }, { description: "What its planes load." }),
  repairBelow,
  stopWhenCashBelow,
};

export const CreateRouteRequest = object(
  { name, stops, ...settings },
  {
    $id: "CreateRouteRequest",
    description:
      "A new route. Defaults: no loop, jobs for 2 later stops, open jobs too, 0 € an hour, repair below 40, stop below 5,000 €.",
  },
);

export const ChangeRouteRequest = object(
  { name: Type.Optional(name), stops: Type.Optional(stops), ...settings },
  { $id: "ChangeRouteRequest", description: "The fields of a route to change. Absent fields stay as they are." },
);

const routeId = nullable(givenId("the route; null takes the plane off its route"));
const replaceQueue = Type.Optional(
  Type.Boolean({
    description: "True drops queued legs that belong to no route. Without it, such legs are 409 `queue-not-empty`.",
  }),
);

export const AssignRouteRequest = object(
  { routeId, replaceQueue },
  { $id: "AssignRouteRequest", description: "The route that a plane flies from now on, or none." },
);

const ids = Type.Array(givenId("a plane"), {
  minItems: 1,
  maxItems: PLANES_A_COMMAND,
  uniqueItems: true,
  description: `Planes, 1 to ${PLANES_A_COMMAND}, in the order in which they are served.`,
});

export const RepairPlanesRequest = object({ ids }, { $id: "RepairPlanesRequest", description: "Planes to repair." });
export const AssignPlanesRequest = object(
  { ids, routeId, replaceQueue },
  { $id: "AssignPlanesRequest", description: "Planes and the route that they fly from now on, or none." },
);

export const Route = object(
  {
    id: id("the route"),
    name: sentence("Its name."),
    stops: Type.Array(icao("A stop."), { description: "The stops in order." }),
    ...ROUTE_SETTINGS,
    lapKm: amount("Length of a lap in km, with one decimal."),
    net: euros(
      "What the route earned since `netSinceSimTime`: the pay for what it loaded, less the dispatcher's share, fuel and repairs.",
    ),
    netSinceSimTime: simTime(
      "When `net` began to count: at the creation of the route, or at the update to the first release with `net`.",
    ),
  },
  {
    $id: "Route",
    description:
      "Stops that planes fly automatically. The lap is the stops in order and, without `loop`, the way back over those between.",
  },
);
export type RouteView = View<typeof Route>;

export const RouteList = object(
  { items: Type.Array(ref(Route), { description: "By id, at most 50." }) },
  { $id: "RouteList", description: "All routes of the player." },
);

export const PlaneRoute = object(
  {
    routeId: id("the route"),
    status: oneOf(
      ROUTE_STATUSES,
      "active; suspended: by a command of the player on the plane, until the route is assigned again; stopped: for `reason`.",
    ),
    reason: Type.Optional(
      oneOf(
        STOP_REASONS,
        "Why it stopped. After purse-too-small and cash-floor it starts again when the cash allows it.",
      ),
    ),
    nextIndex: count("Place in the lap, from 0, of the stop that the plane flies to or will fly to."),
  },
  {
    $id: "PlaneRoute",
    description: "The route of a plane, and how far it is on it. Absent while the plane is on no route.",
  },
);

export const LapFigures = object(
  {
    modelId: sentence("Id of the model in the catalog."),
    reachable: Type.Boolean({ description: "Each leg is within the range in the worst wind." }),
    km: amount("Length in km, with one decimal."),
    simMs: count("Simulated milliseconds of flight."),
    fuelL: amount("Litres in the mean wind of the season, with one decimal."),
    fuelCost: euros("Their cost."),
    wear: amount("Points of health that the landings cost, with two decimals."),
    lineFreightKg: count("Line freight of the first lap in kg, if jobs take no room."),
    lineFreightPay: euros("What this freight pays, less the share of the dispatcher."),
  },
  { $id: "LapFigures", description: "The first lap of a route by a plane of a model, without any job." },
);
export type LapFiguresView = View<typeof LapFigures>;

export const Outcome = object(
  {
    id: Type.Integer({ description: "Id of the plane, as given." }),
    problem: Type.Optional(
      object(
        {
          code: sentence("Code of the refusal."),
          detail: sentence("Why, with the figures."),
          details: Type.Record(Type.String(), Type.Unknown(), {
            description: "The figures of `detail`, for programs.",
          }),
        },
        { description: "Why nothing was done with the plane." },
      ),
    ),
  },
  { $id: "Outcome", description: "The result for one plane of a request for several planes." },
);
