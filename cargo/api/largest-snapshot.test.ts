/** The sizes of snapshots and frames, up to the largest fleet that the rules allow. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { eventFrame } from "@outbound/kit/event-stream/frame.ts";
import { FLEET_LIMIT } from "../rules/fleet/buy.ts";
import { MAX_QUEUED_LEGS } from "../rules/flights/queue.ts";
import { AIRPORTS, isJobAirport } from "../rules/geography/airports.ts";
import { ACCEPT_LIMIT } from "../rules/jobs/accept.ts";
import { groupOf } from "../rules/jobs/commodities.ts";
import { POOL_SLOTS } from "../rules/jobs/pool-bands.ts";
import { MOST_DESKS } from "../rules/routes/assignment.ts";
import { MOST_STOPS, ROUTE_LIMIT } from "../rules/routes/routes.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { draw } from "../rules/values/chance.ts";
import {
  AIRPORTS_IN_FULL,
  ENDED_SHOWN,
  FRAME_BYTES,
  OPEN_JOBS_SHOWN,
  OTHERS_PLANES_SHOWN,
} from "../rules/values/limits.ts";
import type { PlaneRoute, Route } from "../rules/values/routes/route.ts";
import { addPlane, aWorld, type TestWorld } from "../testing/a-world.ts";
import { airportsInFull, withStatus } from "../testing/snapshot.ts";
import { aPackage } from "../testing/values.ts";
import { demandKey } from "../world/state/world.ts";
import type { StateView } from "./schemas.ts";
import { packageView, viewerOf } from "./views/package.ts";
import { changeKey, collect, sameChangeKey, stateJson } from "./views/state.ts";

const SNAPSHOT_BYTES = 64_000;
const GZIPPED_BYTES = 12_000;
const OWNER = 1;
const PLACES = AIRPORTS.filter(({ icao }) => isJobAirport(icao)).map(({ icao }) => icao);

interface Fleet {
  readonly planes: number;
  readonly queuedLegs: number;
  readonly packagesAPlane: number;
  readonly name: string;
  /** True to give the player the maximum of everything, with planes on routes. */
  readonly hasRoutes?: boolean;
}

const LARGEST: Fleet = {
  planes: FLEET_LIMIT,
  queuedLegs: MAX_QUEUED_LEGS,
  packagesAPlane: 40,
  // A character of four bytes.
  name: "𠜎".repeat(24),
  hasRoutes: true,
};

/** Creates a world in which each plane has its own airport and a queue over its own airports. */
function worldWith({ planes, queuedLegs, packagesAPlane, name, hasRoutes = false }: Fleet): TestWorld {
  const game = aWorld(7)
    .withPlayer({ money: 900_000_000_000, companyName: "𠜎".repeat(40) })
    .withPlayer({ username: "x".repeat(24) });
  const placeOf = (plane: number, stop: number) => PLACES[(plane * (MAX_QUEUED_LEGS + 1) + stop) * 4] as string;
  game.act((scene) => {
    for (let id = 1; hasRoutes && id <= ROUTE_LIMIT; id++) scene.putRoute(routeOf(id));
    for (let index = 0; index < planes; index++) {
      const destIcao = placeOf(index, 0);
      const arrivalSimTime = scene.clockMs + 36_000_000 + index;
      const leg = {
        destIcao,
        departureSimTime: scene.clockMs,
        arrivalSimTime,
        distanceKm: 9_000,
        windFactor: 0.123456,
      };
      const queue = Array.from({ length: queuedLegs }, (_, stop) => placeOf(index, stop + 1));
      const figures = { fuelL: 1e5 - 0.1, totalKm: 9_999_999.9, deliveries: 999_999, earned: 99_999_999_999 };
      const route = hasRoutes && index < MOST_DESKS ? ON_ROUTE : null;
      const id = addPlane(scene, { modelId: "B748", name, status: "flying", leg, queue, route, ...figures });
      for (let place = 0; place < packagesAPlane; place++)
        scene.putPackage(packageOf(id * 1000 + place, { planeId: id, status: "loaded" }));
      for (const stop of [0, 1]) addPlane(scene, { ownerId: 2, airportIcao: placeOf(index, stop), modelId: "B748" });
    }
    for (let index = 0; index < ACCEPT_LIMIT; index++) scene.putPackage(packageOf(index, { status: "accepted" }));
  });
  return game;
}

const ON_ROUTE: PlaneRoute = { routeId: ROUTE_LIMIT, status: "stopped", reason: "purse-too-small", nextIndex: 21 };

/** Creates a route of the player with values that take many characters. */
const routeOf = (id: number): Route => ({
  id,
  ownerId: OWNER,
  name: "𠜎".repeat(24),
  stops: PLACES.slice(0, MOST_STOPS),
  loop: false,
  policy: { maxLaterStops: 3, openJobs: false, minNetPerHour: 10_000_000 },
  repairBelow: 90,
  stopWhenCashBelow: 1e12,
  net: -1e12,
  netSince: 4e12,
});

/** Creates a package of the player with values that take many characters. */
function packageOf(number: number, given: Partial<CargoPackage>): CargoPackage {
  const id = 2 ** 52 + Math.floor(draw(1, "test-id", number) * 2 ** 51);
  const taken = { ownerId: OWNER, payout: 999_999_999, loadedSimTime: 1e12, dueSimTime: 1e12, takenAt: 1e12 };
  return { ...aPackage(1e12, { id, commodity: "lithium-batteries", special: "perishable" }), ...taken, ...given };
}

function snapshotOf(game: TestWorld) {
  const ended = Array.from({ length: ENDED_SHOWN }, (_, index) =>
    packageOf(1e6 + index, {
      status: "abandoned",
      planeId: 999_999,
      endedAt: 1e12,
      endedSimTime: 1e12,
      settled: -99_999_999,
    }),
  );
  const view = { state: game.world, now: game.now };
  const json = stateJson(view, OWNER, { ended });
  const frame = eventFrame({ id: Number.MAX_SAFE_INTEGER, data: stateJson(view, OWNER) });
  return { json, frame, state: JSON.parse(json) as StateView };
}

const sizesOf = ({ json, frame }: { json: string; frame: string }) => ({
  snapshot: Buffer.byteLength(json),
  gzipped: gzipSync(json).length,
  frame: Buffer.byteLength(frame),
});

/** Fleets of a player, from one plane to the largest that the rules allow. */
const FLEETS: readonly Fleet[] = [
  { planes: 1, queuedLegs: 0, packagesAPlane: 2, name: "D-ABCD" },
  { planes: 10, queuedLegs: 2, packagesAPlane: 2, name: "D-ABCD" },
  { planes: FLEET_LIMIT, queuedLegs: 0, packagesAPlane: 2, name: "D-ABCD" },
  { planes: FLEET_LIMIT, queuedLegs: 8, packagesAPlane: 2, name: "D-ABCD" },
  LARGEST,
];

for (const fleet of FLEETS) {
  const { planes, queuedLegs, packagesAPlane } = fleet;
  const title = `${planes} planes with ${queuedLegs} queued legs and ${packagesAPlane} packages each`;
  test(`[FAIR4] The snapshot of ${title} has at most 64 KB, or 12 KB with gzip, and its frame has at most 48 KB`, (t) => {
    const game = worldWith(fleet);
    const shown = snapshotOf(game);
    const { packages, omitted, market, planes: own } = shown.state;
    const sizes = sizesOf(shown);
    t.diagnostic(JSON.stringify({ ...sizes, omitted }));
    assert.ok(sizes.snapshot <= SNAPSHOT_BYTES && sizes.gzipped <= GZIPPED_BYTES, JSON.stringify(sizes));
    assert.ok(sizes.frame <= FRAME_BYTES, JSON.stringify(sizes));
    assert.equal(own.length, planes, "all planes are shown");
    assert.equal(packages.filter(({ status }) => status === "abandoned").length, ENDED_SHOWN);
    const taken = packages.filter(({ status }) => status === "accepted" || status === "loaded").length;
    assert.equal(taken + omitted.packages, ACCEPT_LIMIT + planes * packagesAPlane);
    const airports = [...game.world.airspace.poolsOf(OWNER)].length;
    assert.equal(market.airports.length + omitted.airports, airports);
    const open = withStatus(shown.state, "open").length;
    assert.equal(open + omitted.openJobs, airports * POOL_SLOTS);
    assert.ok(open > 0 && open <= OPEN_JOBS_SHOWN && market.planes.length <= OTHERS_PLANES_SHOWN);
    assert.ok(airportsInFull(market).length <= AIRPORTS_IN_FULL);
    const used = new Set(own.map(({ route }) => route?.routeId));
    assert.equal(shown.state.routes.length + omitted.routes, fleet.hasRoutes ? ROUTE_LIMIT : 0);
    assert.equal(
      shown.state.routes.some(({ id }) => used.has(id)),
      fleet.hasRoutes ?? false,
      "those in use first",
    );
    if (planes <= 10) assert.deepEqual([omitted.packages, omitted.airports], [0, 0], "they fit");
    if (fleet !== LARGEST) assert.equal(omitted.airports, 0);
  });
}

test("[FAIR4] A frame does not change when only the clock has moved, however full it is", () => {
  const game = worldWith(LARGEST);
  const before = changeKey(collect({ state: game.world, now: game.now }, OWNER));
  for (const later of [1, 60_000, 200_000]) {
    assert.ok(sameChangeKey(before, changeKey(collect({ state: game.world, now: game.now + later }, OWNER))));
  }
});

test("[MK1] A frame does not change when only the demand has changed", () => {
  const game = worldWith({ planes: 1, queuedLegs: 0, packagesAPlane: 2, name: "D-ABCD" });
  const view = () => collect({ state: game.world, now: game.now }, OWNER);
  const job = view().packages.find(({ status, weightKg }) => status === "open" && weightKg > 1000);
  assert.ok(job);
  const payout = () => packageView(job, viewerOf(game.world, OWNER, game.now)).payout;
  const [before, paid] = [changeKey(view()), payout()];
  const load = { icao: job.destIcao, group: groupOf(job.commodity), kg: 100_000, simTime: game.clockMs };
  game.world.demand.replace(demandKey(load), load);
  assert.ok(payout() < paid);
  assert.ok(sameChangeKey(before, changeKey(view())));
});
