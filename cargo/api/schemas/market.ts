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
      { description: "Jobs taken there in the last 15 real minutes, the latest first, 5 at most." },
    ),
  },
  { $id: "MarketAirport", description: "Activity at an airport of the viewer." },
);
export type MarketAirportView = View<typeof MarketAirport>;

export const MarketAirportCount = Type.Unsafe<[string, number]>({
  $id: "MarketAirportCount",
  description: "An airport of the viewer that is far from departure: its code and the number of open jobs there.",
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
    nextAfter: nullable(icao("For the next page; null if there is none.")),
  },
  { $id: "MarketAirportPage", description: "A page of the airports that the viewer's planes open, by code." },
);

export type MarketAirportPageView = View<typeof MarketAirportPage>;

export const MarketAirportsQuery = object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "Items at most." })),
  after: Type.Optional(givenIcao("`nextAfter` of the page before.")),
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
        "The airports that the viewer's planes open: first, by code, the 24 where one can depart first, then the others, by code, as pairs of code and number of open jobs.",
    }),
    planes: Type.Array(ref(MarketPlane), {
      description:
        "Others' planes that are parked at, fly to or come from these airports, 60 at most; those at airports where a plane of the viewer can depart first in front.",
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
