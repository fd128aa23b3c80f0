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
      timeScale: amount("Simulated milliseconds that pass in a real one while it runs."),
    }),
    player: ref(StatePlayer),
    planes: Type.Array(ref(Plane), { description: "The player's planes, by id." }),
    bases: Type.Array(ref(Base), { description: "The player's bases, by id." }),
    routes: Type.Array(ref(Route), { description: "The player's routes, by id." }),
    packages: Type.Array(ref(Package), {
      description:
        "Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and 100 open ones at most: of each of the player's airports the three with the best pay for their weight, then others, airports where a plane can depart first in front.",
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
      Type.Array(ref(Outcome), { description: "Only in answers to commands on several planes: one for each." }),
    ),
    omitted: object(
      {
        packages: count("Accepted and loaded packages: `GET /api/packages` lists all."),
        openJobs: count("Open jobs at the player's airports: `GET /api/airports/{icao}/jobs` lists all of one."),
        airports: count("Airports of the player: `GET /api/market/airports` lists all."),
        routes: count("Routes of the player: `GET /api/routes` lists all."),
      },
      {
        description:
          "How many the snapshot leaves out. Without ended packages it has at most 48 KB: a large fleet leaves room for less.",
      },
    ),
  },
  { $id: "State", description: "The whole snapshot of a player. Every action answers with it." },
);
export type StateView = View<typeof State>;
