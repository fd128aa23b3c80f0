/** The market that all players share, seen from the viewer's airports. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { count, givenIcao, icao, id, instant, nullable, object, sentence, simTime, type View } from "./shape.ts";

const ownerFields = { ownerId: id("the player"), ownerName: sentence("The player's username.") };

export const MarketAirport = object(
  {
    icao: icao("The airport."),
    openJobs: count("Open jobs there."),
    recentlyTaken: Type.Array(
      object({ packageId: id("the package"), ...ownerFields, takenAt: instant("When it was accepted or loaded.") }),
      { description: "Jobs taken there in the last 15 real minutes, the latest first, at most 5." },
    ),
  },
  { $id: "MarketAirport", description: "Activity at an airport of the viewer." },
);
export type MarketAirportView = View<typeof MarketAirport>;

export const MarketAirportCount = Type.Unsafe<[string, number]>({
  $id: "MarketAirportCount",
  description: "An airport of the viewer beyond the first 24: its code and the number of open jobs there.",
  type: "array",
  prefixItems: [icao("The airport."), count("Open jobs there.")],
  items: {},
  minItems: 2,
  maxItems: 2,
});

/** A page of the viewer's airports, by code. */
export const MarketAirportPage = object(
  {
    items: Type.Array(ref(MarketAirport)),
    nextAfter: nullable(icao("`after` of the next page; null on the last page.")),
  },
  { $id: "MarketAirportPage", description: "A page of the airports that the viewer's planes open, by code." },
);

export type MarketAirportPageView = View<typeof MarketAirportPage>;

export const MarketAirportsQuery = object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "Maximum number of items." }),
  ),
  after: Type.Optional(givenIcao("For the next page, the `nextAfter` of the previous one.")),
});

export const MarketPlane = object(
  {
    id: id("the plane"),
    modelId: sentence("Id of its entry in the catalog."),
    ...ownerFields,
    originIcao: icao("Where it is parked, or the origin of its current leg."),
    destIcao: nullable(icao("Destination of its current leg; null on the ground.")),
    departureSimTime: nullable(simTime("When it departed; null on the ground.")),
    arrivalSimTime: nullable(simTime("When it lands; null on the ground.")),
  },
  { $id: "MarketPlane", description: "A plane of another player." },
);
export type MarketPlaneView = View<typeof MarketPlane>;

export const Market = object(
  {
    airports: Type.Array(Type.Union([ref(MarketAirport), ref(MarketAirportCount)]), {
      description:
        "The airports that the viewer's planes open. First come the 24 where a plane can depart soonest, by code, then the others, by code, as pairs of code and number of open jobs.",
    }),
    planes: Type.Array(ref(MarketPlane), {
      description:
        "At most 60 planes of other players that are parked at these airports, fly to them or come from them. Airports where a plane of the viewer can depart soonest come first.",
    }),
    world: object(
      {
        players: count("Registered players."),
        busiestAirports: Type.Array(
          object({ icao: icao("The airport."), planes: count("Planes that are parked there or fly from or to it.") }),
          { description: "The busiest first." },
        ),
        refreshedAt: instant("When these figures were computed, once a minute."),
      },
      { description: "Figures of the whole world." },
    ),
  },
  { $id: "Market", description: "The shared market at the viewer's airports." },
);
export type MarketView = View<typeof Market>;
