/** Bases of a company. */
import { euros, givenIcao, icao, id, object, simTime, type View } from "./shape.ts";

export const Base = object(
  {
    id: id("the base"),
    icao: icao("Where it is."),
    price: euros("What it cost."),
    upkeep: euros("What its upkeep costs each time."),
    upkeepSimTime: simTime("When its next upkeep is due."),
    saleValue: euros("What selling it pays."),
  },
  { $id: "Base", description: "An airport where a company repairs faster, and flies for less fuel and wear." },
);
export type BaseView = View<typeof Base>;

export const BaseRequest = object(
  { icao: givenIcao("Where to open it.") },
  { $id: "BaseRequest", description: "The base to open." },
);
