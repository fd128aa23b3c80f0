/** Bases of a company. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { KNOWN_DELIVERIES } from "../../rules/company/bases.ts";
import { euros, givenIcao, icao, id, object, simTime, type View } from "./shape.ts";

export const Base = object(
  {
    id: id("the base"),
    icao: icao("Where it is."),
    price: euros("What it cost."),
    upkeep: euros("What each upkeep costs."),
    upkeepSimTime: simTime("When its next upkeep is due."),
    saleValue: euros("What selling it pays."),
  },
  {
    $id: "Base",
    description:
      "An airport where a company repairs faster and buys cheaper fuel, and from and to which its planes wear less.",
  },
);
export type BaseView = View<typeof Base>;

export const BaseRequest = object(
  { icao: givenIcao("Where to open it.") },
  { $id: "BaseRequest", description: "The base to open." },
);

export const BasePlacesQuery = object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Maximum number of airports." }),
});

export const BasePlace = object(
  {
    icao: icao("The airport."),
    deliveries: Type.Integer({
      minimum: 1,
      maximum: KNOWN_DELIVERIES,
      description: `Deliveries of the player to it, counted up to ${KNOWN_DELIVERIES}. With that many the player can open a base there.`,
    }),
    hasBase: Type.Boolean({ description: "The player has a base there." }),
  },
  { $id: "BasePlace", description: "An airport to which the player delivered." },
);
export type BasePlaceView = View<typeof BasePlace>;

export const BasePlaces = object(
  { items: Type.Array(ref(BasePlace), { description: "The airports with most deliveries first, then by code." }) },
  { $id: "BasePlaces", description: "Where the player has bases or could open one." },
);
