/**
 * Invariants after arbitrary loads, reservations, lapses, abandonments and deliveries. Seeds are fixed, so that a failure can be
 * repeated.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import { type CargoPackage, hasEnded } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { abandonPackage } from "./abandon.ts";
import { acceptPackage } from "./accept.ts";
import { deliver } from "./delivery.ts";
import { createJob } from "./job.ts";
import { lapse } from "./lapse.ts";
import { loadPackage } from "./load.ts";
import { POOL_SLOTS } from "./pool-bands.ts";
import { areApart } from "./specials.ts";

const PLAYERS = 3;
const PLANES = 6;
const PACKAGES = 33;

const command = fc.record({
  command: fc.constantFrom("load", "load", "load", "accept", "accept", "abandon", "lapse", "land", "wait", "wear"),
  playerId: fc.integer({ min: 1, max: PLAYERS }),
  packageId: fc.integer({ min: 1, max: PACKAGES + 1 }),
  planeId: fc.integer({ min: 1, max: PLANES + 1 }),
  amount: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const worlds = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  money: fc.integer({ min: 0, max: 5_000 }),
  reputation: fc.integer({ min: 0, max: 100_000 }),
  commands: fc.array(command, { minLength: 10, maxLength: 120 }),
});

/** Creates three players with planes of three classes at one airport, and three jobs in each of its slots. */
function aWorld(seed: number, money: number, reputation: number): SmallScene {
  const scene = aScene({ seed });
  for (let id = 1; id <= PLAYERS; id++) scene.withPlayer({ money, reputation });
  for (let index = 0; index < PLANES; index++) {
    scene.withPlane({ ownerId: (index % PLAYERS) + 1, modelId: ["C208", "AT76", "B748"][index >> 1] ?? "C208" });
  }
  for (let index = 0; index < PACKAGES; index++) {
    const [slot, generation] = [index % POOL_SLOTS, index];
    const { clockMs } = scene;
    const job = createJob({ seed, originIcao: "EDDF", slot, generation, clockMs, meanReputation: 100 });
    scene.withPackage({ ...job, fixedPayout: null });
  }
  return scene;
}

function run(scene: SmallScene, { command, playerId, packageId, planeId, amount }: Command): Refusal | undefined {
  const cargo = scene.cargoPackage(packageId);
  const plane = scene.plane(planeId);
  switch (command) {
    case "load":
      return loadPackage(scene, playerId, packageId, planeId);
    case "accept":
      return acceptPackage(scene, playerId, packageId);
    case "abandon":
      return abandonPackage(scene, playerId, packageId);
    case "lapse":
      if (cargo?.status === "accepted") lapse(scene, cargo);
      return undefined;
    case "land":
      if (cargo?.status === "loaded") land(scene, cargo, Math.ceil(amount * 3));
      return undefined;
    case "wait":
      scene.now += Math.floor(amount * 1_000_000);
      scene.clockMs += Math.floor(amount * 100_000_000);
      return undefined;
    default:
      if (plane) scene.putPlane({ ...plane, health: Math.floor(amount * 10_000) });
      return undefined;
  }
}

function land(scene: SmallScene, cargo: CargoPackage, landings: number): void {
  const plane = scene.plane(cargo.planeId ?? 0) as Plane;
  deliver(scene, { ...cargo, landings }, plane, plane.health);
}

function hold(scene: SmallScene, money: number): void {
  for (const player of scene.players.values()) {
    assert.ok(Number.isSafeInteger(player.money) && player.money >= 0);
    assert.ok(Number.isInteger(player.reputation) && player.reputation >= 0 && player.reputation <= 100_000);
    const moved = scene.ledger.filter(({ playerId }) => playerId === player.id);
    assert.equal(
      moved.reduce((sum, { amount }) => sum + amount, money),
      player.money,
    );
    assert.ok(scene.acceptedBy(player.id).length <= 20);
  }
  for (const plane of scene.planes.values()) {
    const cargo = scene.cargoOf(plane.id);
    assert.ok(cargo.reduce((sum, { weightKg }) => sum + weightKg, 0) <= modelOf(plane).maxPayloadKg);
    assert.ok(cargo.every(({ ownerId }) => ownerId === plane.ownerId));
    assert.ok(cargo.every((one) => cargo.every((other) => !areApart(one, other))));
  }
  for (const cargo of scene.packages.values()) whole(cargo);
}

/** Asserts that the fields of a package match its status. */
function whole(cargo: CargoPackage): void {
  assert.equal(cargo.ownerId === null, cargo.status === "open");
  assert.equal(cargo.payout === null, cargo.status === "open");
  assert.equal(cargo.takenAt === null, cargo.status === "open");
  assert.equal(cargo.planeId !== null, cargo.loadedSimTime !== null);
  assert.equal(cargo.expiresAt !== null, cargo.status === "open" || cargo.status === "accepted");
  assert.equal(cargo.endedAt !== null, hasEnded(cargo));
  assert.equal(cargo.settled !== null, hasEnded(cargo));
}

/** Runs the commands and checks the world after each; returns the refusals and events that occurred. */
function play({
  seed,
  money,
  reputation,
  commands,
}: typeof worlds extends fc.Arbitrary<infer T> ? T : never): Set<string> {
  const scene = aWorld(seed, money, reputation);
  const seen = new Set<string>();
  for (const given of commands) {
    const before = scene.cargoPackage(given.packageId);
    const owner = before?.ownerId;
    const state = JSON.stringify([...scene.packages, ...scene.players]);
    const result = run(scene, given);
    if (result instanceof Refusal) {
      seen.add(result.code);
      assert.equal(JSON.stringify([...scene.packages, ...scene.players]), state);
    }
    const after = scene.cargoPackage(given.packageId);
    if (owner !== null && owner !== undefined) assert.equal(after?.ownerId, owner);
    if (before && hasEnded(before)) assert.equal(after, before);
    hold(scene, money);
  }
  assert.equal(new Set(scene.vacated).size, scene.vacated.length);
  for (const { kind } of scene.events) seen.add(kind);
  return seen;
}

test("[LOAD2][LOAD3][LEDGER1][LEDGER2][REP1][SPEC8] payload, owners, cash and reputations stay within their bounds", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(worlds, (world) => {
      for (const each of play(world)) seen.add(each);
    }),
    { seed: 20_260_801, numRuns: 120 },
  );
  // The commands must have reached the cases that the test is about.
  for (const each of ["loaded", "accepted", "lapsed", "abandoned", "delivered"]) assert.ok(seen.has(each), each);
  for (const each of ["job-taken", "job-gone", "already-loaded", "payload-exceeded", "accept-blocked", "not-owner"]) {
    assert.ok(seen.has(each), each);
  }
});

test("[CHECK2] the sentence of a refusal has the figures of its details, and names planes and jobs as players see them", () => {
  const worn = aScene()
    .withPlayer({ reputation: 39_000 })
    .withPlayer()
    .withPlane({ health: 4_850 })
    .withPlane({ airportIcao: "EDDM" })
    .withPackage({ special: "coldchain" })
    .withPackage({ special: "valuable" })
    .withPackage({ weightKg: 2_345 })
    .withPackage({ originIcao: "LFPG" });
  const refusals = [
    loadPackage(worn, 1, 1, 1),
    loadPackage(worn, 1, 2, 1),
    loadPackage(worn, 1, 3, 1),
    loadPackage(worn, 1, 4, 1),
    loadPackage(worn, 1, 99, 1),
    acceptPackage(worn, 1, 3),
    acceptPackage(worn, 1, 4),
    abandonPackage(worn, 1, 1),
  ];
  for (const refusal of refusals) {
    assert.ok(refusal instanceof Refusal);
    const { special, missing, planeId, packageId, ...figures } = refusal.details;
    if (planeId !== undefined) assert.match(refusal.detail, /D-T1/);
    if (packageId !== undefined && packageId !== 99) assert.match(refusal.detail, /^The job to EDDM \(Cartons\)/);
    for (const value of Object.values(figures)) {
      assert.ok(refusal.detail.replaceAll(",", "").includes(String(value)), `${refusal.detail} lacks ${value}`);
    }
  }
});
