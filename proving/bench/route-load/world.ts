/** Writes the world of a load with routes: every player has bases, and as many planes for a route as for flying by hand. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { act } from "@outbound/cargo/testing/a-game.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { Client } from "../../harness/client.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { headersOf, planeAt, writeWorld } from "../cargo-world.ts";
import { buyBases, routesFor } from "./laps.ts";

export interface WorldSize {
  readonly players: number;
  /** Planes of each player on a route. Each player flies the same number by hand. */
  readonly planes: number;
}

/** Sessions stay open for longer than any run of the service. */
const OPEN_MS = 7 * 86_400_000;
const CASH = 1_000_000_000;
/** Number of players who put their planes on routes at the same time. */
const AT_ONCE = 8;

/** Returns the stops of each player's route. */
export async function writeRouteWorld(
  file: string,
  { players, planes }: WorldSize,
): Promise<readonly (readonly string[])[]> {
  const now = Date.now();
  const routes = routesFor(players);
  const fleet = routes.flatMap((stops, index) =>
    Array.from({ length: 2 * planes }, (_, plane) =>
      planeAt(stops[0] ?? "", 1 + index * 2 * planes + plane, index + 1),
    ),
  );
  await writeWorld(file, { players, planes: fleet, now, openUntil: now + OPEN_MS });
  const store = await openMigrated(`sqlite:${file}`);
  // Cash is the sum of the ledger.
  await store.write.updateTable("players").set({ money: 0 }).execute();
  const game = new CargoGame({ store, clock: fakeClock(now), ticks: false });
  await game.start({ resetTimeScale: false });
  for (const [index, stops] of routes.entries()) {
    const playerId = index + 1;
    await act(game, (scene) => {
      scene.pay(playerId, CASH, "start");
      buyBases(scene, playerId, stops);
    });
  }
  await game.close();
  await store.close();
  return routes;
}

/**
 * Puts half of each player's planes on a route; the routes of every second player load open jobs. Returns how many planes fly
 * one.
 */
export async function beginRoutes(
  url: string,
  { planes }: WorldSize,
  routes: readonly (readonly string[])[],
): Promise<number> {
  const begun = await inLanes(routes.entries(), AT_ONCE, async ([index, stops]) => {
    const client = new Client(url, { headers: headersOf(index + 1) });
    const policy = { openJobs: index % 2 === 0 };
    const path = "/api/routes";
    const state = await client.ok<StateView>("POST", path, { name: "Round", stops, loop: true, policy });
    const ids = state.planes.slice(0, planes).map(({ id }) => id);
    const after = await client.ok<StateView>("POST", "/api/planes/route", { ids, routeId: state.routes[0]?.id });
    client.close();
    return after.planes.filter(({ route }) => route?.status === "active").length;
  });
  return begun.reduce((sum, planes) => sum + planes, 0);
}
