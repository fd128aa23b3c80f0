/** What planes on routes cost in the cargo game of a file, without HTTP and on a clock of its own. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { assignRoute } from "@outbound/cargo/rules/routes/assignment.ts";
import { createRoute } from "@outbound/cargo/rules/routes/routes.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import type { Scene } from "@outbound/cargo/rules/values/scene.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import type { CargoTables } from "@outbound/cargo/store/tables.ts";
import { act, viewOf } from "@outbound/cargo/testing/a-game.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { sql } from "kysely";
import { withFolder } from "../../harness/folder.ts";
import { planeAt, writeWorld } from "../cargo-world.ts";
import { buyBases, routesFor } from "./laps.ts";

export interface RoutesOptions {
  readonly players: number;
  /** Of each player; those beyond the desks need bases. */
  readonly planes: number;
  /** Real hours without a service. */
  readonly hours: number;
  /** Real seconds of a service that runs, with a tick each. */
  readonly seconds: number;
  readonly report?: (line: string) => void;
}

export interface Measured {
  readonly planesOnRoutes: number;
  /** Of one processor core, while the service runs. */
  readonly share: number;
  readonly live: Landings;
  readonly catchUp: Landings & { readonly seconds: number; readonly hours: number };
  /** Growth of the file in a real day. */
  readonly bytesADay: number;
}

interface Landings {
  readonly landings: number;
  readonly landingsASecond: number;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export const runRoutes = (options: RoutesOptions): Promise<Measured> =>
  withFolder(async (folder) => {
    const { players, planes, hours, seconds, report = () => {} } = options;
    const file = join(folder, "cargo.db");
    const now = Date.now();
    const routes = routesFor(players);
    const fleet = Array.from({ length: players * planes }, (_, index) => {
      const owner = (index % players) + 1;
      return planeAt(routes[owner - 1]?.[0] ?? "EDDF", index + 1, owner);
    });
    await writeWorld(file, { players, planes: fleet, now });
    const clock = fakeClock(now);
    const store = await openMigrated(`sqlite:${file}`);
    const game = new CargoGame({ store, clock, ticks: false });
    await game.start({ resetTimeScale: false });
    for (let player = 1; player <= players; player += 1) {
      await act(game, (scene) => begin(scene, player, routes[player - 1] ?? []));
    }
    const { world } = await viewOf(game);
    const planesOnRoutes = [...world.planes.values()].filter(({ route }) => route?.status === "active").length;
    report(`${planesOnRoutes} planes on routes`);
    const pass = async (ms: number): Promise<Landings> => {
      const [before, begun] = [await departures(game), performance.now()];
      clock.advance(ms);
      await game.start({ resetTimeScale: false });
      const landings = (await departures(game)) - before;
      return { landings, landingsASecond: (1000 * landings) / (performance.now() - begun) };
    };
    await pass(HOUR_MS);
    const bytesBefore = await bytesOf(store, file);
    const [begun, caughtUp] = [performance.now(), await pass(hours * HOUR_MS)];
    const catchUp = { ...caughtUp, seconds: (performance.now() - begun) / 1000, hours };
    report(
      `caught up with ${hours} h in ${catchUp.seconds.toFixed(1)} s, ${Math.round(catchUp.landingsASecond)} landings a second`,
    );
    const bytesADay = (((await bytesOf(store, file)) - bytesBefore) * DAY_HOURS) / hours;
    report(`${(bytesADay / 1e6).toFixed(1)} MB a day`);
    const [before, processor] = [await departures(game), process.cpuUsage()];
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      await game.host.tick();
    }
    const { user, system } = process.cpuUsage(processor);
    const landings = (await departures(game)) - before;
    const share = (user + system) / 1e6 / seconds;
    report(`${(100 * share).toFixed(1)} % of a core at ${(landings / seconds).toFixed(1)} landings a second`);
    await game.close();
    await store.close();
    return { planesOnRoutes, share, live: { landings, landingsASecond: landings / seconds }, catchUp, bytesADay };
  });

/** Puts all planes of a player on a route; every second player's take open jobs. */
function begin(scene: Scene, playerId: number, stops: readonly string[]): void {
  buyBases(scene, playerId, stops);
  const policy = { openJobs: playerId % 2 === 0 };
  const routeId = accepted(createRoute(scene, playerId, { name: "Round", stops, loop: true, policy })) as number;
  for (const { id } of scene.planesOf(playerId)) accepted(assignRoute(scene, playerId, id, { routeId }));
}

function accepted<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw new Error(result.detail);
  return result;
}

async function departures(game: CargoGame): Promise<number> {
  const { world } = await viewOf(game, "committed");
  return [...world.accounts.players.values()].reduce((sum, player) => sum + player.departures, 0);
}

/** With what is still in the log. */
async function bytesOf({ write }: Store<CargoTables>, file: string): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(write);
  return statSync(file).size;
}
