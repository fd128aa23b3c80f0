/** Demand at airports. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { COMMODITY_GROUPS } from "../../rules/values/market.ts";
import { icao, object, oneOf, simTime, type View } from "./shape.ts";

const group = oneOf(COMMODITY_GROUPS, "The group of commodities.");

export const DemandIndex = object(
  {
    icao: icao("Where jobs go."),
    group,
    index: Type.Number({ minimum: 0, description: "The factor on the pay of jobs of the group that go there." }),
  },
  { $id: "DemandIndex", description: "The demand at an airport for a group of commodities." },
);

export const Demand = object(
  {
    untilSimTime: simTime("When the indices next change without a delivery: at the next full simulated hour."),
    items: Type.Array(ref(DemandIndex), { description: "By airport; those with an index of 1 are left out." }),
  },
  { $id: "Demand", description: "The demand for a group of commodities at all airports to which jobs go." },
);
export type DemandView = View<typeof Demand>;

export const DemandQuery = object({ group });
