/** The snapshot: everything that a player sees of the world. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { Base } from "./base.ts";
import { CatalogEntry, Economy } from "./economy.ts";
import { Market } from "./market.ts";
import { Package } from "./package.ts";
import { Plane } from "./plane.ts";
import { StatePlayer } from "./player.ts";
import { LapFigures, Outcome, Route } from "./route.ts";
import { amount, count, object, simTime, type View } from "./shape.ts";

export const State = object(
  {
    revision: count("Grows with every change of the world."),
    preview: Type.Optional(
      Type.Literal(true, { description: "Only in dry runs: the state as it would be. Nothing has changed." }),
    ),
    simState: object({ clockMs: simTime("The world's clock.") }),
    clock: object({
      running: Type.Boolean({ description: "True while any plane flies or is in repair." }),
      timeScale: amount("Simulated milliseconds that pass in one real millisecond while the clock runs."),
    }),
    player: ref(StatePlayer),
    planes: Type.Array(ref(Plane), { description: "The player's planes, by id." }),
    bases: Type.Array(ref(Base), { description: "The player's bases, by id." }),
    routes: Type.Array(ref(Route), { description: "The player's routes, by id." }),
    packages: Type.Array(ref(Package), {
      description:
        "Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and at most 100 open ones. These begin with the three of each of the player's airports that have the best pay for their weight; others follow. Airports where a plane can depart soonest come first.",
    }),
    catalog: Type.Array(ref(CatalogEntry), { description: "All models that can be bought." }),
    economy: ref(Economy),
    market: ref(Market),
    laps: Type.Optional(
      Type.Array(ref(LapFigures), {
        description: "Only in dry runs that create, change or assign a route: its first lap, by model.",
      }),
    ),
    outcomes: Type.Optional(
      Type.Array(ref(Outcome), {
        description: "Only in answers to commands on several planes: the result for each plane.",
      }),
    ),
    omitted: object(
      {
        packages: count("Accepted and loaded packages that are left out: `GET /api/packages` lists all."),
        openJobs: count(
          "Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport.",
        ),
        airports: count("Airports of the player that are left out: `GET /api/market/airports` lists all."),
        routes: count("Routes of the player that are left out: `GET /api/routes` lists all."),
      },
      {
        description:
          "How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less.",
      },
    ),
  },
  { $id: "State", description: "The whole snapshot of a player. Every action answers with it." },
);
export type StateView = View<typeof State>;
