/** Writes cargo worlds of any size into the tables before the service starts. */
import { JOB_AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS, WORLD_TIME_SCALE } from "@outbound/cargo/rules/values/clock.ts";
import type { Plane } from "@outbound/cargo/rules/values/plane.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { packageRow, planeRow, playerRow } from "@outbound/cargo/store/rows.ts";
import * as tables from "@outbound/cargo/store/tables.ts";
import { anAccount } from "@outbound/cargo/testing/a-world.ts";
import { aPlane } from "@outbound/cargo/testing/values.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { hashToken } from "@outbound/kit/sessions/token.ts";
import { insertRows } from "@outbound/kit/store/upsert.ts";
import { bearer, type Headers } from "../client.ts";

export interface Contents {
  /** Number of players, whose ids start at 1. */
  readonly players: number;
  readonly planes: readonly Plane[];
  readonly packages?: readonly CargoPackage[];
  /** Real instant at which the world is written. */
  readonly now: number;
  /** Real instant at which the players' sessions expire; a day later by default. */
  readonly openUntil?: number;
  /** With 0, flying planes never land. */
  readonly timeScale?: number;
}

const MONEY = 1_000_000_000;

const tokenOf = (playerId: number): string => `session-of-player-${playerId}`;

/** Returns the headers of the player's only session. */
export const headersOf = (playerId: number): Headers => bearer(tokenOf(playerId));

/** Creates the file. The clock runs if a plane flies. */
export async function writeWorld(file: string, contents: Contents): Promise<void> {
  const { players, planes, packages = [], now, timeScale = WORLD_TIME_SCALE } = contents;
  const { openUntil = now + DAY_MS } = contents;
  const store = await openMigrated(`sqlite:${file}`, { seed: 1 });
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  await store.transaction(async (tx) => {
    const on = { tx, engine: store.engine };
    const accounts = ids.map((id) => playerRow(anAccount(id, { money: MONEY, createdAt: now, seenAt: 0 })));
    const sessions = ids.map((id) => sessionOf(id, now, openUntil));
    await insertRows(on, tables.players, accounts);
    await insertRows(on, tables.planes, planes.map(planeRow));
    await insertRows(on, tables.packages, packages.map(packageRow));
    await insertRows(on, tables.sessions, sessions);
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

const sessionOf = (id: number, now: number, openUntil: number) => ({
  id,
  player_id: id,
  token_hash: hashToken(tokenOf(id)),
  created_at: now,
  last_used_at: openUntil - DAY_MS,
  expires_at: openUntil,
  address: "127.0.0.1",
  user_agent: "bench",
});

export const planeAt = (airportIcao: string, id: number, ownerId = id, modelId = "C208"): Plane =>
  aPlane(id, { ownerId, airportIcao, modelId, name: `D-B${id}` });

const isLarge = ({ size }: { readonly size: string }): boolean => size === "large";
/** Large airports first, because players begin there. */
const SORTED = [...JOB_AIRPORTS.filter(isLarge), ...JOB_AIRPORTS.filter((airport) => !isLarge(airport))];

export const airportAt = (index: number): string => SORTED[index % SORTED.length]?.icao ?? "EDDF";

/** Players of `onePlaneEach` whose planes are at the same airport. */
export const PER_AIRPORT = 10;

/** Returns one plane per player, equally many at each airport: what a player sees does not depend on the number of players. */
export const onePlaneEach = (players: number, perAirport = PER_AIRPORT): Plane[] =>
  Array.from({ length: players }, (_, index) => planeAt(airportAt(Math.floor(index / perAirport)), index + 1));
