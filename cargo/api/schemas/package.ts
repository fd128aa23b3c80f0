/** Packages (jobs) and commodities. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { PACKAGE_STATUSES } from "../../rules/values/cargo-package.ts";
import { COMMODITY_GROUPS } from "../../rules/values/market.ts";
import { amount, euros, icao, id, nullable, object, oneOf, pageLimit, sentence, simTime, type View } from "./shape.ts";

export const Package = object(
  {
    id: id("the package"),
    status: oneOf(
      PACKAGE_STATUSES,
      "open: on the market; accepted: reserved; loaded: on a plane; delivered, abandoned and expired ones have ended.",
    ),
    originIcao: icao("Origin: where it waits or waited."),
    destIcao: icao("Destination."),
    commodity: sentence("Its commodity: an id of GET /api/commodities."),
    group: Type.Optional(
      oneOf(COMMODITY_GROUPS, "The group of its commodity, which demand is for; absent once it has ended."),
    ),
    distanceKm: Type.Optional(amount("From origin to destination, in whole km; absent once it has ended.")),
    needs: Type.Optional(
      object(
        {
          rangeKm: amount("Range of the plane for a direct flight, in whole km."),
          minReputation: Type.Optional(amount("Reputation of the player, in points.")),
          minPayloadKg: Type.Optional(amount("Least payload of the plane's model, in kg, whatever the job weighs.")),
          minHealth: Type.Optional(amount("Health of the plane, in points.")),
        },
        {
          description:
            "What a player and a plane need to load it and fly it directly. What every player and plane has is left out. Absent once it has ended.",
        },
      ),
    ),
    count: Type.Integer({ minimum: 1, description: "Number of units." }),
    weightKg: Type.Integer({ minimum: 1, description: "Weight of all units, in kg." }),
    payout: euros("What its delivery pays: this viewer while it is open, otherwise as fixed when it was taken."),
    demand: Type.Optional(
      Type.Number({
        minimum: 0,
        description:
          "The factor of demand in `payout`: the current one while it is open, otherwise as fixed when it was taken. It changes with deliveries and each simulated hour. Absent once it has ended, and if an earlier release fixed the payout.",
      }),
    ),
    special: Type.Optional(sentence("Id of its special in `economy.specials`; absent for ordinary cargo.")),
    expiresRealMs: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          "Real milliseconds until an open one expires or an accepted one lapses, at the instant of the answer.",
      }),
    ),
    ownerId: Type.Optional(id("the player who accepted or loaded it")),
    planeId: Type.Optional(id("the plane that it was loaded on")),
    loadedAtSimTime: Type.Optional(simTime("When it was loaded.")),
    dueSimTime: Type.Optional(simTime("When it is due: later it is late. Absent if it cannot be late.")),
    endedAtSimTime: Type.Optional(simTime("When it was delivered or abandoned, or when its reservation lapsed.")),
    settled: Type.Optional(euros("What was paid when it ended; negative for a penalty.")),
  },
  { $id: "Package", description: "A package, also called a job. Fields that do not apply are left out." },
);
export type PackageView = View<typeof Package>;

export const Commodity = object(
  {
    id: sentence("Id, as packages name it."),
    label: sentence("Its name."),
    group: oneOf(COMMODITY_GROUPS, "The group that it belongs to: demand is for groups."),
    unitKg: Type.Number({ exclusiveMinimum: 0, description: "Weight of one unit, in kg." }),
    factor: Type.Number({ exclusiveMinimum: 0, description: "Factor on the payout." }),
    specials: Type.Array(Type.String(), { description: "Ids of the specials that it may carry." }),
    isFood: Type.Boolean({ description: "True for food, which is not loaded together with dangerous goods." }),
    isLive: Type.Boolean({ description: "True for live animals, which are not loaded together with dangerous goods." }),
  },
  { $id: "Commodity", description: "A kind of cargo." },
);

export const OwnPackagePage = object(
  {
    items: Type.Array(ref(Package), { description: "By id." }),
    nextAfter: nullable(id("the last package of this page, `after` of the next one; null on the last page")),
  },
  { $id: "OwnPackagePage", description: "A page of the player's accepted and loaded packages." },
);

export type OwnPackagePageView = View<typeof OwnPackagePage>;

export const PackagesQuery = object({
  limit: Type.Optional(pageLimit(50)),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "For the next page, the `nextAfter` of the previous one.",
    }),
  ),
});

export const AirportJobs = object(
  {
    icao: icao("The airport."),
    jobs: Type.Array(ref(Package), { description: "All open jobs there, the first to expire first." }),
  },
  { $id: "AirportJobs", description: "The open jobs of one airport." },
);
export type AirportJobsView = View<typeof AirportJobs>;
