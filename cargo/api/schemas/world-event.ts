/** World events. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { REGION_IDS } from "../../rules/market/regions.ts";
import { COMMODITY_GROUPS, EVENT_KINDS } from "../../rules/values/market.ts";
import { amount, id, nullable, object, oneOf, pageLimit, simTime, type View } from "./shape.ts";

export const WorldEvent = object(
  {
    id: id("the event"),
    kind: oneOf(
      EVENT_KINDS,
      "shortage: more pay for a group into the region; harvest: more pay for fresh cargo out of it; festival: more pay for consumer goods into it; fuel: another price at departures there; storm: more wear, and wind of at least 1.1, on legs from or to it.",
    ),
    regionId: oneOf(REGION_IDS, "Where it is."),
    group: Type.Optional(oneOf(COMMODITY_GROUPS, "The group of goods that a shortage is of; absent for other kinds.")),
    factor: amount("Factor on pay, on the price of fuel or on wear, depending on the kind."),
    announcedSimTime: simTime("When it is first listed."),
    startsSimTime: simTime("When it begins to have effect."),
    endsSimTime: simTime("When it ends."),
  },
  { $id: "WorldEvent", description: "Something that happens in a region of the world for some days." },
);

export const WorldEventPage = object(
  {
    items: Type.Array(ref(WorldEvent), { description: "Announced and current events, by id." }),
    nextAfter: nullable(id("the last event of this page, `after` of the next one; null on the last page")),
  },
  { $id: "WorldEventPage", description: "A page of the world events." },
);
export type WorldEventPageView = View<typeof WorldEventPage>;

export const WorldEventsQuery = object({
  limit: Type.Optional(pageLimit(50)),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "For the next page, the `nextAfter` of the previous one.",
    }),
  ),
});
