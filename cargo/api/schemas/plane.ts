/** Planes, and what a leg would take. */
import Type from "typebox";
import { PLANE_STATUSES } from "../../rules/values/plane.ts";
import { amount, count, euros, icao, id, nullable, object, oneOf, sentence, simTime, type View } from "./shape.ts";

const windFactor = Type.Number({
  minimum: 0.8,
  maximum: 1.2,
  description: "Factor of the wind on the burn: below 1 it blows from behind.",
});

export const Plane = object(
  {
    id: id("the plane"),
    modelId: sentence("Id of its entry in the catalog."),
    name: sentence("Its registration, or what its owner calls it."),
    ownerId: id("the player who owns it"),
    status: oneOf(PLANE_STATUSES, "available: on the ground and free; flying; repairing: on the ground, in repair."),
    airportIcao: icao("Where it is parked, or the origin of the leg it flies."),
    destIcao: nullable(icao("Where the leg ends that it flies; null on the ground.")),
    departureSimTime: nullable(simTime("When it departed; null on the ground.")),
    arrivalSimTime: nullable(simTime("When it lands; null on the ground.")),
    queue: Type.Array(icao("A stop."), { description: "The legs not yet started, in order: where each one ends." }),
    health: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: "Points; 100 is fully healthy. In repair it grows.",
    }),
    broken: Type.Boolean({ description: "It has no health left and does not fly until it is repaired." }),
    fuel: amount("Fuel aboard now, in litres with one decimal."),
    maxFuel: count("What the tank holds, in litres."),
    cargoKg: count("Weight of what is loaded, in kg."),
    maxPayloadKg: count("The most that can be loaded, in kg."),
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
      "A plane. Where it is in flight follows from both ends, both times and the clock; windFactor is that of the leg it flies.",
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
    fuelCost: euros("What they cost."),
    flightSimMs: count("Flight time in simulated milliseconds."),
    flightRealMs: nullable(count("Flight time in real milliseconds, at the world's rate; null while that is 0.")),
    wear: amount("Points of health that the landing takes, in hundredths."),
    reachable: Type.Boolean({ description: "A fly to there would be accepted now." }),
    refusal: nullable(
      object(
        {
          code: sentence("Code of the problem that the fly would be answered with."),
          detail: sentence("Why, with the figures."),
          details: Type.Record(Type.String(), Type.Unknown(), { description: "The same figures, for programs." }),
        },
        { description: "Why a fly to there would be refused; null when it would not." },
      ),
    ),
  },
  { $id: "Quote", description: "What a departure now would take, and whether it works." },
);
export type QuoteView = View<typeof Quote>;
