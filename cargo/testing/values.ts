/** Default players, planes and packages of tests. */
import { newPlane } from "../rules/aircraft/new-plane.ts";
import { type CargoPackage, OPEN_JOB } from "../rules/values/cargo-package.ts";
import type { Plane } from "../rules/values/plane.ts";
import { FIRST_MONEY, NEW_PLAYER, type Player } from "../rules/values/player.ts";

/** An ordinary real instant. */
export const TEST_NOW = 1_790_000_000_000;

/** Returns a player at home at EDDF, with the first money. */
export const aPlayer = (id: number, createdAt = TEST_NOW): Player => ({
  ...NEW_PLAYER,
  id,
  username: `player${id}`,
  companyName: `Company ${id}`,
  money: FIRST_MONEY,
  homeIcao: "EDDF",
  createdAt,
  seenAt: createdAt,
});

/** Returns a plane. Default: a fully healthy C208 of player 1 at EDDF with an empty tank. */
export const aPlane = (id: number, plane: Partial<Plane> = {}): Plane => ({
  ...newPlane({ id, ownerId: 1, modelId: "C208", name: `D-T${id}`, airportIcao: "EDDF" }),
  ...plane,
});

/** Returns a package. Default: an open job with 300 kg of cartons from EDDF to EDDM that pays everyone 1,000 €. */
export const aPackage = (now: number, cargo: Partial<CargoPackage> & Pick<CargoPackage, "id">): CargoPackage => ({
  ...OPEN_JOB,
  originIcao: "EDDF",
  destIcao: "EDDM",
  commodity: "cartons",
  count: 1,
  weightKg: 300,
  special: null,
  basePayout: 1000,
  fixedPayout: 1000,
  createdAt: now,
  expiresAt: now + 2_700_000,
  ...cargo,
});
