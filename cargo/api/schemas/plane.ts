/** Planes, and quotes of legs. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { PLANE_STATUSES } from "../../rules/values/plane.ts";
import { PlaneRoute } from "./route.ts";
import { amount, count, euros, icao, id, nullable, object, oneOf, sentence, simTime, type View } from "./shape.ts";

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
    broken: Type.Boolean({ description: "Its health is 0: it does not fly until it is repaired." }),
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
    fuelNeeded: amount("Litres that the leg takes, with one decimal."),
    fuelAboard: amount("Litres aboard, with one decimal."),
    fuelToBuy: amount("Litres that would be bought at departure, with one decimal."),
    fuelCost: euros("Their cost."),
    flightSimMs: count("Flight time in simulated milliseconds."),
    flightRealMs: nullable(count("Flight time in real milliseconds, at the world's rate; null while that is 0.")),
    wear: amount("Points of health that the landing costs, with two decimals."),
    reachable: Type.Boolean({ description: "A fly to it would be accepted now." }),
    refusal: nullable(
      object(
        {
          code: sentence("Code of the refusal."),
          detail: sentence("Why, with the figures."),
          details: Type.Record(Type.String(), Type.Unknown(), { description: "The same figures, for programs." }),
        },
        { description: "Why a fly to it would be refused now; null if it would be accepted." },
      ),
    ),
  },
  { $id: "Quote", description: "The figures of a departure now, and whether it would be accepted." },
);
export type QuoteView = View<typeof Quote>;
