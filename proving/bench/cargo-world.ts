/** Cargo worlds as large as a benchmark needs, written straight into the tables before the service starts. */
import { AIRPORTS, JOB_AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS, WORLD_TIME_SCALE } from "@outbound/cargo/rules/values/clock.ts";
import { FULL_HEALTH, type Plane } from "@outbound/cargo/rules/values/plane.ts";
import { BEGINNING } from "@outbound/cargo/rules/values/player.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { packageRow, planeRow, playerRow, type StoredPlayer } from "@outbound/cargo/store/rows.ts";
import * as tables from "@outbound/cargo/store/tables.ts";
import { hashToken } from "@outbound/kit/sessions/token.ts";
import { insertRows } from "@outbound/kit/store/upsert.ts";

/** What a world begins with. Players are numbered from 1. */
export interface Contents {
  readonly players: number;
  readonly planes: readonly Plane[];
  readonly packages?: readonly CargoPackage[];
  /** The real instant at which it is written. */
  readonly now: number;
  /** Of the clock, the game's own unless given; 0: planes in the air stay there. */
  readonly timeScale?: number;
}

/** The token of the one session that each player has. */
export const tokenOf = (playerId: number): string => `session-of-player-${playerId}`;

const DAY_MS = 86_400_000;
const PURSE = 1_000_000_000;

/** Makes the file. The clock runs if a plane flies. */
export async function writeWorld(file: string, contents: Contents): Promise<void> {
  const { players, planes, packages = [], now, timeScale = WORLD_TIME_SCALE } = contents;
  const store = await openMigrated(`sqlite:${file}`, { seed: 1 });
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  await store.transaction(async (tx) => {
    const on = { tx, engine: store.engine };
    await insertRows(
      on,
      tables.players,
      ids.map((id) => playerRow(accountOf(id, now))),
    );
    await insertRows(on, tables.planes, planes.map(planeRow));
    await insertRows(on, tables.packages, packages.map(packageRow));
    await insertRows(
      on,
      tables.sessions,
      ids.map((id) => sessionOf(id, now)),
    );
    await tx
      .updateTable("world")
      .set({
        last_at: now,
        is_running: planes.some(({ leg }) => leg !== null),
        anchor_at: now,
        anchor_sim_time: FIRST_CLOCK_MS,
        time_scale: timeScale,
        next_player_id: players + 1,
        next_plane_id: planes.length + 1,
        next_session_id: players + 1,
      })
      .execute();
  });
  await store.close();
}

const accountOf = (id: number, now: number): StoredPlayer => ({
  ...BEGINNING,
  id,
  username: `player${id}`,
  usernameKey: `player${id}`,
  companyName: `Company ${id}`,
  passwordHash: null,
  isSuspended: false,
  money: PURSE,
  homeIcao: "EDDF",
  createdAt: now,
});

const sessionOf = (id: number, now: number) => ({
  id,
  player_id: id,
  token_hash: hashToken(tokenOf(id)),
  created_at: now,
  last_used_at: now,
  expires_at: now + DAY_MS,
  address: "127.0.0.1",
  user_agent: "bench",
});

/** A sound plane that stands there with an empty tank. */
export const standing = (id: number, ownerId: number, icao: string, modelId = "C208"): Plane => ({
  id,
  modelId,
  name: `D-B${id}`,
  ownerId,
  status: "available",
  airportIcao: icao,
  leg: null,
  repair: null,
  queue: [],
  health: FULL_HEALTH,
  fuelL: 0,
  totalKm: 0,
  deliveries: 0,
  earned: 0,
});

const LARGE = JOB_AIRPORTS.filter(({ size }) => size === "large");
/** Large ones first: that is where players begin. */
const PLACES = [...LARGE, ...JOB_AIRPORTS.filter(({ size }) => size !== "large")];

/** The code of the n-th airport, from 0 on. */
export const placeAt = (index: number): string => (PLACES[index % PLACES.length] ?? AIRPORTS[0])?.icao ?? "EDDF";

/** Players of a crowd whose planes stand at the same airport. */
export const AT_ONE_AIRPORT = 10;

/** One plane for each player, so many at an airport: what one of them sees does not depend on how many there are. */
export const crowd = (players: number): Plane[] =>
  Array.from({ length: players }, (_, index) =>
    standing(index + 1, index + 1, placeAt(Math.floor(index / AT_ONE_AIRPORT))),
  );
