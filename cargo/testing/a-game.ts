/** The game on a fresh database of either engine, without HTTP: `aGame(t, openFresh)`. It does not tick by default. */
import type { TestContext } from "node:test";
import { type FakeClock, fakeClock } from "@outbound/kit/clock/clock.ts";
import type { Age } from "@outbound/kit/host/host.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import type { OpenFresh } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import { commit, commitOnce } from "../players/commit.ts";
import { JOB_LIFETIME_MS } from "../rules/jobs/pool-bands.ts";
import { loadWorld } from "../store/load.ts";
import { type CargoTables, TABLES } from "../store/tables.ts";
import { CargoGame, type GameOptions } from "../world/game.ts";
import { loadWhole } from "../world/load-world.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { addPlane, addPlayer, contentsOf } from "./a-world.ts";
import { MIGRATED } from "./migrated.ts";

/** Seed of every test world. */
const SEED = 7;

export interface TestGame {
  readonly game: CargoGame;
  readonly store: Store<CargoTables>;
  /** Drives the world on SQLite. On PostgreSQL the world follows the database's clock. */
  readonly clock: FakeClock;
}

export async function aGame(t: TestContext, openFresh: OpenFresh): Promise<TestGame> {
  const store = await openFresh<CargoTables>(t, MIGRATED);
  await store.write.updateTable("world").set({ seed: SEED }).execute();
  return { store, ...onStore(t, store) };
}

/** Creates another game on an existing store. */
export function onStore(t: TestContext, store: Store<CargoTables>, options: Partial<GameOptions> = {}) {
  const clock = fakeClock();
  const game = new CargoGame({ store, clock, ticks: false, ...options });
  t.after(() => game.close());
  return { game, clock };
}

/** Creates the game of another process on the same PostgreSQL database. */
export async function another(
  t: TestContext,
  { store }: TestGame,
  options: Partial<GameOptions> = {},
): Promise<TestGame> {
  const own = await openStore<CargoTables>(store.url, { tables: TABLES });
  t.after(() => own.close());
  return { store: own, ...onStore(t, own, options) };
}

type Work<Result> = (scene: WorldScene, world: World) => Result;

export { commit as act, commitOnce as actOnce };

/** Returns the current world. Read it before awaiting anything. */
export const viewOf = ({ host }: CargoGame, age?: Age) => host.read(({ state, now }) => ({ world: state, now }), age);

/** Runs a dry run and shows the world after it. */
export const preview = <T>(
  { host }: CargoGame,
  work: Work<unknown>,
  show: (view: { world: World; now: number }) => T,
) =>
  host.dryRun(
    (draft) => draft.run(work),
    ({ state, now }) => show({ world: state, now }),
  );

/** Adds players with a Cessna each at EDDF. Their ids, and those of the planes, are 1, 2 and so on. */
export const settled = (game: Pick<CargoGame, "host">, players: number, money = 125_000): Promise<void> =>
  commit(game, (scene, world) => {
    for (let count = 0; count < players; count++) addPlane(scene, { ownerId: addPlayer(scene, world, { money }) });
  });

/** Returns the rows of all tables, in a fixed order. */
export async function rowsOf({ read, engine }: Store<CargoTables>): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, primaryKey } of TABLES) {
    const order = sql.join(primaryKey.map((column) => sql.ref(column)));
    if (name === "changes" && engine === "sqlite") continue;
    rows[name] = (await sql`select * from ${sql.table(name)} order by ${order}`.execute(read)).rows;
  }
  return rows;
}

/** Loads the world as a new process would. */
export const loaded = (store: Store<CargoTables>): Promise<World> =>
  store.snapshot(async (tx) => loadWhole(tx, await loadWorld(tx)));

/** Returns what a world shows now and in the last quarter of an hour, for comparison with another one. */
export function shownBy(world: World, now: number) {
  const { packages, ...contents } = contentsOf(world);
  const takes = contents.pools.map(({ icao }) => world.jobs.takesAt(icao, now - JOB_LIFETIME_MS / 3));
  return { ...contents, packages: packages.filter(({ endedAt }) => endedAt === null), takes, counters: world.counters };
}
