/** The catalog and the constants of the economy. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TSchema } from "typebox";
import type { AircraftModel } from "../../rules/aircraft/aircraft.ts";
import { ROUTE_SETTINGS } from "./route.ts";
import { amount, count, euros, object, oneOf, sentence, share, type View } from "./shape.ts";

export const CatalogEntry = object(
  {
    id: sentence("Id of the model, such as C208."),
    name: sentence("Maker and model."),
    maxPayloadKg: count("Payload, in kg."),
    emptyWeightKg: count("Weight without fuel and cargo, in kg."),
    cruiseKmh: amount("Cruise speed in km/h."),
    rangeKm: amount("Distance that a full tank reaches in the worst wind, in km."),
    burnLPerKm: amount("Litres a km with a full tank and no wind."),
    maxFuel: count("Size of the tank, in litres."),
    price: euros("List price, before the viewer's discount, which `economy` has."),
  } satisfies Record<keyof AircraftModel, TSchema>,
  { $id: "CatalogEntry", description: "A model of plane that can be bought." },
);
export type CatalogEntryView = View<typeof CatalogEntry>;

const BANDS = ["local", "regional", "medium", "long", "heavy"] as const;

export const PoolBand = object(
  {
    id: oneOf(BANDS, "Name of the band."),
    slots: count("Jobs of the band at each pool airport, at most."),
    minKm: count("Least distance in km."),
    maxKm: count("Greatest distance in km."),
    minKg: count("Least weight in kg."),
    maxKg: count("Greatest weight in kg."),
    cooldownMs: count("Real milliseconds until a slot that was emptied gets another job."),
    destinations: oneOf(["any", "large"], "Airports that the jobs lead to."),
    largeWeight: amount("How many times as likely a large airport is as a destination as another one."),
  },
  { $id: "PoolBand", description: "A range of jobs by distance and weight." },
);

export const Special = object(
  {
    id: sentence("Id, as packages name it."),
    label: sentence("Its name."),
    handlingCode: sentence("IATA's handling code."),
    factor: Type.Number({ exclusiveMinimum: 0, description: "Factor on the payout." }),
    rule: sentence(
      "What the special requires, and what it costs if that is not met. Times are simulated and count from the loading.",
    ),
  },
  { $id: "Special", description: "A special status of cargo." },
);

export const Economy = object(
  {
    worldTimeScale: amount("Simulated milliseconds that pass in one real millisecond."),
    fuelDensityKgPerL: amount("Weight of fuel in kg a litre."),
    fuelPricePerL: amount("Euros a litre, before the viewer's discount."),
    planeDiscount: share("The viewer's discount on list prices, as a fraction."),
    fuelDiscount: share("The viewer's discount on fuel, as a fraction."),
    saleShare: share("What the sale of a plane with full health pays, as a fraction of the list price."),
    saleWearShare: share("How much less the sale pays at health 0, as a fraction of the list price."),
    repairShare: share("What a repair from health 0 to 100 costs, as a fraction of the list price."),
    repairBrokenFactor: amount("Factor on the cost of a repair if the plane is broken."),
    repairPerSimHour: share("Fraction of full health that a repair restores in a simulated hour."),
    abandonMinShare: share("Least penalty for abandoning a loaded package, as a fraction of its payout."),
    abandonMaxShare: share("Greatest penalty for abandoning a loaded package, as a fraction of its payout."),
    lapseShare: share(
      "Penalty for not loading an accepted job, as a fraction of its payout, and at most of the player's cash.",
    ),
    debtShare: share(
      "Fraction of the pay of deliveries, routes, campaigns and sales that goes to what the player owes.",
    ),
    jobLifetimeMs: count("Real milliseconds from the creation of a job until it expires."),
    limits: object(
      {
        planes: count("Planes of a player."),
        queuedLegs: count("Queued legs of a plane."),
        acceptedJobs: count("Accepted jobs of a player that are not yet loaded."),
        acceptRealMs: count("Real milliseconds for which a job is reserved at most."),
        openings: count("Airports that queued legs may open to a player within `openingsRealMs`."),
        openingsAPlane: count("The same for each plane of the player, if that is more."),
        openingsRealMs: count("Real milliseconds for which an opened airport counts."),
        abandonedOfOrigin: count(
          "Packages of one origin that a player may abandon within `coolingOffRealMs` before jobs there are refused.",
        ),
        coolingOffRealMs: count("Real milliseconds for which jobs at that airport are then refused."),
        openJobs: count("Open jobs in a snapshot."),
        endedPackages: count("Ended packages in a snapshot."),
      },
      { description: "Limits." },
    ),
    depth: object(
      {
        planesACommand: count("Most planes of one request that repairs several or puts several on a route."),
        jobs: Type.Array(
          object({
            band: oneOf(BANDS, "A band of `poolBands`."),
            partnerShare: share(
              "Fraction of its jobs that go to one of two trade partners of the airport and the week.",
            ),
            firstPartnerShare: share("Fraction of those that go to the first of the two."),
            weightPower: amount(
              "Weights are minKg · (maxKg ÷ minKg)^(u^weightPower) for a random u from 0 to 1; above 1 light jobs are more frequent.",
            ),
          }),
          { description: "How the jobs of each band are drawn." },
        ),
        events: object(
          {
            oneChance: share("Chance of at least one event in a region and a simulated week."),
            twoChance: share("Chance of two events, which is included in `oneChance`."),
            leastSimHours: count("Simulated hours that an event lasts at least."),
            mostSimHours: count("Simulated hours that an event lasts at most."),
            announcedSimMs: count("Simulated milliseconds from the announcement to the beginning."),
            shortageFactor: amount("Factor on the pay of the scarce group for jobs into the region."),
            harvestFactor: amount("Factor on the pay of fresh cargo for jobs out of the region."),
            festivalFactor: amount("Factor on the pay of consumer goods for jobs into the region."),
            cheapFuelFactor: amount("Factor on the price of fuel while it is cheap."),
            dearFuelFactor: amount("Factor on the price of fuel while it is dear."),
            stormWearFactor: amount("Factor on the wear of legs from or to the region in a storm."),
            stormLeastWind: amount("Least factor of the wind on the fuel burn of these legs."),
            mostPayFactor: amount("Greatest factor on pay of demand and events together."),
          },
          { description: "World events." },
        ),
        demand: object(
          {
            waveHeight: share("How far the index of demand rises and falls around 1 without deliveries."),
            waveSimHours: count("Simulated hours from one random value of this wave to the next."),
            leastIndex: amount("Least index of demand."),
            mostIndex: amount("Greatest index of demand."),
            halfLifeSimHours: count("Simulated hours in which the effect of deliveries falls to half."),
            loadKg: object(
              { small: count("At small airports."), medium: count("At medium ones."), large: count("At large ones.") },
              { description: "Kilograms, delivered at once, that lower the index to 1/e." },
            ),
            smallKg: count("Jobs up to this weight, in kg, are paid with at least `leastSmallFactor`."),
            leastSmallFactor: share("Least factor of demand on the pay of these jobs."),
          },
          { description: "Demand." },
        ),
        bases: object(
          {
            limit: count("Bases of a player."),
            firstPrice: euros("What the first base costs; each further one costs twice as much as the one before."),
            deliveries: count("Deliveries to an airport after which a player can open a base there."),
            upkeepShare: share("What an upkeep costs, as a fraction of the price of the base."),
            upkeepSimMs: count("Simulated milliseconds from one upkeep to the next."),
            upkeepLeaves: euros("Least cash that an upkeep leaves; if it cannot, the base closes."),
            saleShare: share("What the sale of a base pays, as a fraction of its price."),
            repairFactor: amount("Factor on the speed of repairs there."),
            fuelFactor: share("Factor on the cost of fuel at departures there."),
            wearFactor: share("Factor on the wear of legs from or to it."),
          },
          { description: "Bases." },
        ),
        routes: object(
          {
            routes: count("Routes of a player."),
            leastStops: count("Least stops of a route."),
            mostStops: count("Most stops of a route."),
            queuedStops: count("Stops that the queue of a plane on a route shows at most."),
            desks: count("Planes of a player that may be on routes, without a base."),
            desksABase: count("How many more planes may be on routes for each base."),
            mostDesks: count("Most planes of a player that may be on routes, with any number of bases."),
            dispatcherShare: share("Fraction of what a route delivers that the dispatcher takes."),
            openBeforeRealMs: count("Real milliseconds for which a job must have been open before a route takes it."),
            awayRealMs: count("Real milliseconds after the last request of the owner for which routes run."),
            lineFreightSimMs: count(
              "Simulated milliseconds after which line freight between two stops fills the free payload of a plane.",
            ),
            lineFreightFirstShare: share("Fraction of the free payload that line freight fills the first time."),
            lineFreightPayShare: share("Fraction of the base payout that line freight pays."),
            lineFreightMostKg: count("Most line freight that waits between two stops, in kg."),
            defaults: object(ROUTE_SETTINGS, {
              description: "Values of a new route for which the request gives none.",
            }),
          },
          { description: "Routes." },
        ),
        campaigns: object(
          {
            twoFrom: count("Active players from which two campaigns run at once."),
            threeFrom: count("Active players from which three campaigns run at once."),
            activeRealMs: count(
              "Real milliseconds for which a delivery that was loaded by hand makes a player active.",
            ),
            leastSimHours: count("Simulated hours that a campaign lasts at least."),
            mostSimHours: count("Simulated hours that a campaign lasts at most."),
            targetKg: count("Kilograms of the target for one active player."),
            targetExponent: share("The target grows with the number of active players to this power."),
            sharedFrom: count("Active players from which one player can bring at most `mostShare` of the target."),
            mostShare: share("Most of the target that one of many players can bring, as a fraction."),
            jobShare: share("Of the larger jobs that could go to a campaign's airport, the fraction that does."),
            payShare: share("Fraction of what the counted deliveries earned that success pays on top."),
            reputation: amount("Points of reputation that success brings each carrier."),
          },
          { description: "Campaigns." },
        ),
        alliances: object(
          {
            members: count("Members of an alliance."),
            openInvitations: count("Open invitations of an alliance."),
            invitationsADay: count("Invitations that a player sends within a real day."),
            invitationRealMs: count("Real milliseconds after which an invitation lapses."),
            pauseRealMs: count(
              "Real milliseconds after leaving an alliance for which nothing counts for the next one.",
            ),
          },
          { description: "Alliances." },
        ),
        seasons: object(
          {
            leastTimed: count("Deliveries with a due time that a player needs to be ranked by punctuality."),
            kept: count("How many players, the first by each figure, a finished season keeps."),
          },
          { description: "Seasons." },
        ),
      },
      { description: "The figures of the market, of what a company can build up and of what players do together." },
    ),
    poolBands: Type.Array(ref(PoolBand)),
    specials: Type.Array(ref(Special)),
  },
  { $id: "Economy", description: "The constants of prices, limits and jobs, and the viewer's discounts." },
);
