/** Planes, and quotes of legs. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { AIRPORTS_COMPARED, GAIN_ORDERS } from "../../rules/advice/job-gains.ts";
import { MOST_NEW_STOPS } from "../../rules/advice/load-plan.ts";
import { PLANE_STATUSES } from "../../rules/values/plane.ts";
import { PlaneRoute } from "./route.ts";
import { amount, count, euros, icao, id, nullable, object, oneOf, sentence, simTime, type View } from "./shape.ts";

const refusal = (description: string) =>
  object(
    {
      code: sentence("Code of the refusal."),
      detail: sentence("Why, with the figures."),
      details: Type.Record(Type.String(), Type.Unknown(), { description: "The figures of `detail`, for programs." }),
    },
    { description },
  );

const windFactor = Type.Number({
  minimum: 0.8,
  maximum: 1.2,
  description: "Factor of the wind on the burn: below 1 for a tail wind.",
});

export const Plane = object(
  {
    id: id("the plane"),
    modelId: sentence("Id of its entry in the catalog."),
    name: sentence("Its registration, or the name that its owner gave it."),
    ownerId: id("the player who owns it"),
    status: oneOf(PLANE_STATUSES, "available: on the ground; flying; repairing: on the ground, in repair."),
    airportIcao: icao("Where it is parked, or the origin of its current leg."),
    destIcao: nullable(icao("Destination of its current leg; null on the ground.")),
    departureSimTime: nullable(simTime("When it departed; null on the ground.")),
    arrivalSimTime: nullable(simTime("When it lands; null on the ground.")),
    queue: Type.Array(icao("A destination."), {
      description: "Destinations of the legs not yet started, in order. On a route: the rest of the lap, at most 11.",
    }),
    route: Type.Optional(ref(PlaneRoute)),
    health: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: "Points; 100 is fully healthy. It grows during a repair.",
    }),
    broken: Type.Boolean({ description: "True if its health is 0. It cannot fly until it is repaired." }),
    fuel: amount("Fuel aboard now, in litres with one decimal."),
    maxFuel: count("Size of the tank, in litres."),
    cargoKg: count("Weight of what is loaded, in kg: packages and line freight."),
    maxPayloadKg: count("Payload, in kg."),
    windFactor: nullable(windFactor),
    repairEndsSimTime: nullable(simTime("When the repair ends; null unless it is in repair.")),
    totals: object(
      {
        km: amount("Kilometres flown, with one decimal."),
        deliveries: count("Packages delivered."),
        earned: euros("What its deliveries were paid."),
      },
      { description: "Since it was bought." },
    ),
  },
  {
    $id: "Plane",
    description:
      "A plane. Its position in flight follows from both airports, both times and the clock; windFactor is that of its current leg.",
  },
);
export type PlaneView = View<typeof Plane>;

export const Quote = object(
  {
    planeId: id("the plane"),
    originIcao: icao("Where it would depart."),
    destIcao: icao("Where it would land."),
    distanceKm: amount("Great-circle distance in km, with one decimal."),
    windFactor,
    fuelNeeded: amount("Litres that the leg needs, with one decimal."),
    fuelAboard: amount("Litres aboard, with one decimal."),
    fuelToBuy: amount("Litres that would be bought at departure, with one decimal."),
    fuelCost: euros("Their cost."),
    flightSimMs: count("Flight time in simulated milliseconds."),
    flightRealMs: nullable(
      count("Flight time in real milliseconds, at the world's time scale; null while the scale is 0."),
    ),
    wear: amount("Points of health that the landing costs, with two decimals."),
    reachable: Type.Boolean({ description: "True if a fly to the destination would be accepted now." }),
    refusal: nullable(refusal("Why a fly to the destination would be refused now; null if it would be accepted.")),
  },
  { $id: "Quote", description: "The figures of a departure now, and whether it would be accepted." },
);
export type QuoteView = View<typeof Quote>;

export const JobGain = object(
  {
    packageId: id("the open job"),
    distanceKm: amount("From its origin to its destination in km, with one decimal."),
    payPerKm: amount("Its payout for each of these kilometres, in euros with two decimals."),
    fuel: Type.Number({ description: "Additional litres of fuel that the trip buys, with one decimal." }),
    fuelCost: euros("What these litres cost."),
    wear: Type.Number({ description: "Additional points of health that the trip costs, with two decimals." }),
    net: euros("What the trip earns in addition: pay less fuel and the repair of the wear."),
    netPerHour: euros("What the trip earns in addition in a simulated hour of flight."),
    fits: Type.Boolean({ description: "The plane can load it beside the cargo of the trip, and fly the trip." }),
    refusal: Type.Optional(refusal("Why it does not fit; absent if it does.")),
  },
  { $id: "JobGain", description: "What an open job would add to the trip of a plane." },
);

export const JobGains = object(
  {
    items: Type.Array(ref(JobGain), { description: "The best job first, of equal ones that with the lower id." }),
  },
  { $id: "JobGains", description: "Open jobs for a plane." },
);
export type JobGainsView = View<typeof JobGains>;

/** Most jobs in an answer, and most packages of the trip. */
const MOST_GAINS = 50;
const MOST_WITH = 20;

export const JobGainsQuery = object({
  sort: Type.Optional(
    oneOf(
      GAIN_ORDERS,
      `The figure that the jobs are sorted by. Only jobs at the ${AIRPORTS_COMPARED} of the player's airports that are nearest to the plane are compared.`,
      {
        default: "netPerHour",
      },
    ),
  ),
  fits: Type.Optional(Type.Boolean({ description: "true: only jobs that fit. false: only those that do not." })),
  with: Type.Optional(
    Type.String({
      pattern: `^[0-9]{1,16}(,[0-9]{1,16}){0,${MOST_WITH - 1}}$`,
      "x-must": `be 1 to ${MOST_WITH} ids with commas between them, such as 1056609,1056612`,
      description: `Packages of the trip: 1 to ${MOST_WITH} ids with commas between them, of open jobs or accepted ones; 404 if one is unknown or has ended.`,
      example: "1056609,1056612",
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_GAINS, default: MOST_GAINS, description: "Maximum number of jobs." }),
  ),
});

export const LoadPlan = object(
  {
    legs: Type.Array(icao("A stop."), { description: "Legs to add to the queue, in order." }),
    packageIds: Type.Array(id("a package"), { description: "Packages to load where the plane is, by id." }),
    net: euros("What the trip earns: pay less fuel and the repair of the wear."),
    netPerHour: euros("The same for a simulated hour of flight."),
    simMs: count("Flight time of all its legs in simulated milliseconds."),
  },
  {
    $id: "LoadPlan",
    description:
      "What to load and where to fly: `packageIds` and `legs` are the body of a dispatch. The figures are those of the whole trip, with the queue and the cargo that is aboard.",
  },
);
export type LoadPlanView = View<typeof LoadPlan>;

export const LoadPlanQuery = object({
  stops: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_NEW_STOPS,
      default: MOST_NEW_STOPS,
      description: "Maximum number of stops besides those of the queue and of the cargo that is aboard.",
    }),
  ),
});
