import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { act } from "../testing/a-game.ts";
import { addPlane } from "../testing/a-world.ts";
import { type CargoTestApp, cargoTestApp, freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import { airportsInFull, idsOf, planeOf, withStatus } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import { aPackage } from "../testing/values.ts";
import type { AirportJobsView, PackageView, StateView } from "./schemas.ts";
import { stateJson } from "./views/state.ts";

const OPEN_JOB = [
  "id",
  "status",
  "originIcao",
  "destIcao",
  "commodity",
  "count",
  "weightKg",
  "payout",
  "demand",
  "distanceKm",
  "expiresRealMs",
  "group",
  "needs",
];

const withHooks = { withHooks: true };

/** Gives the player planes at these airports without buying them; returns their ids. */
const give = (cargo: CargoTestApp, ownerId: number, airports: readonly string[]): Promise<number[]> =>
  act(cargo.game, (scene) => airports.map((airportIcao) => addPlane(scene, { ownerId, airportIcao })));

onEachEngine((engine, openFresh) => {
  test("[JOB7] a package has only the fields that apply to it", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, withHooks));
    const pilot = await stage.pilot();
    const packageId = await stage.contract(pilot, { special: "priority" });
    const seen = async (): Promise<PackageView> => {
      const state = await pilot.state();
      assert.ok(state.packages.every((one) => Object.values(one).every((value) => value !== null)));
      assert.ok(state.packages.every(({ needs, status }) => (needs === undefined) === (status === "delivered")));
      return state.packages.find(({ id }) => id === packageId) ?? assert.fail("not shown");
    };
    const fields = async (): Promise<string[]> => Object.keys(await seen()).sort();
    assert.deepEqual(await fields(), [...OPEN_JOB, "special"].sort());
    const plain = (await pilot.state()).packages.find(
      ({ special, status }) => special === undefined && status === "open",
    );
    assert.deepEqual(Object.keys(plain ?? {}).sort(), OPEN_JOB.toSorted());
    assert.deepEqual((await seen()).payout, 1000);
    await pilot.ok("POST", `/api/packages/${packageId}/accept`);
    assert.deepEqual(await fields(), [...OPEN_JOB, "special", "ownerId"].sort());
    assert.ok(((await seen()).expiresRealMs ?? 0) <= 600_000);
    await pilot.ok("POST", `/api/packages/${packageId}/load`, { planeId: pilot.planeId });
    const loaded = OPEN_JOB.filter((field) => field !== "expiresRealMs");
    const onBoard = [...loaded, "special", "ownerId", "planeId", "loadedAtSimTime", "dueSimTime"];
    assert.deepEqual(await fields(), onBoard.toSorted());
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    await pilot.ok("POST", "/api/test/advance", { simMs: 18_000_000 });
    const { status, settled } = await seen();
    assert.deepEqual([status, settled], ["delivered", 1000]);
    const ended = onBoard.filter((field) => !["group", "demand", "distanceKm", "needs"].includes(field));
    assert.deepEqual(await fields(), [...ended, "endedAtSimTime", "settled"].sort());
  });

  test("[JOB6] players see the same jobs at an airport, each with the payout for their reputation", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    await act(cargo.game, (scene) => scene.putPlayer({ ...scene.player(otto.id), reputation: 90_000 }));
    const open = async (player: PlayerClient) =>
      withStatus(await player.state(), "open").map(({ payout, expiresRealMs: _, ...job }) => ({ job, payout }));
    const [miras, ottos] = [await open(mira), await open(otto)];
    assert.equal(miras.length, 11);
    assert.deepEqual(
      miras.map(({ job }) => job),
      ottos.map(({ job }) => job),
    );
    for (const [index, { payout }] of miras.entries()) {
      // 0.90 + 0.30 · r/100: 0.96 for 20 points, 1.17 for 90.
      const ratio = (ottos[index]?.payout ?? 0) / payout;
      assert.ok(Math.abs(ratio - 1.17 / 0.96) < 2 / payout, `${payout} → ${ottos[index]?.payout}`);
    }
  });

  test("[STATE2] open jobs of the player's pool airports are shown, those of a parked plane first", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto] = [await cargo.settle("mira", "EDDF"), await cargo.settle("otto", "EDDM")];
    assert.ok(withStatus(await mira.state(), "open").every(({ originIcao }) => originIcao === "EDDF"));
    assert.ok(withStatus(await otto.state(), "open").every(({ originIcao }) => originIcao === "EDDM"));
    const { id } = await planeOf(mira);
    await mira.ok("POST", `/api/planes/${id}/queue`, { destIcao: "EDDH" });
    await give(cargo, mira.id, ["LOWW"]);
    const origins = (state: StateView) => [...new Set(withStatus(state, "open").map(({ originIcao }) => originIcao))];
    assert.deepEqual(origins(await mira.state()), ["EDDF", "LOWW", "EDDH"]);
    const flying = await mira.ok<StateView>("POST", `/api/planes/${id}/fly`, { destIcao: "EDDM" });
    assert.deepEqual(origins(flying), ["LOWW", "EDDM", "EDDH"]);
    assert.deepEqual(
      airportsInFull(flying.market).map(({ icao }) => icao),
      ["EDDH", "EDDM", "LOWW"],
    );
  });

  test("[STATE2] [FAIR4] at most 100 open jobs are shown, the three best of each airport and those of parked planes first", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira", "EDDF");
    const parked = [
      "EDDM",
      "EDDH",
      "EDDL",
      "EDDK",
      "EDDS",
      "LOWW",
      "LSZH",
      "EHAM",
      "LFPG",
      "EGLL",
      "LEMD",
      "LIRF",
      "EKCH",
    ];
    await give(cargo, mira.id, parked);
    const { id } = await planeOf(mira);
    await mira.ok("POST", `/api/planes/${id}/queue`, { destIcao: "EDDP" });
    const state = await mira.state();
    const open = withStatus(state, "open");
    assert.equal(open.length, 100);
    assert.equal(new Set(idsOf(open)).size, 100);
    const at = Map.groupBy(open, ({ originIcao }) => originIcao);
    assert.equal(at.get("EDDP")?.length, 3, "where the plane comes last");
    assert.equal(at.size, 15);
    assert.equal(state.omitted.openJobs, 15 * 11 - 100);
    assert.equal(
      airportsInFull(state.market).reduce((sum, { openJobs }) => sum + openJobs, 0),
      15 * 11,
      "the market counts all of them",
    );
    const pay = ({ payout, weightKg }: PackageView) => payout / weightKg;
    for (const icao of at.keys()) {
      const { jobs } = await mira.ok<AirportJobsView>("GET", `/api/airports/${icao}/jobs`);
      const best = jobs.toSorted((a, b) => pay(b) - pay(a)).slice(0, 3);
      assert.deepEqual(idsOf(open.filter(({ originIcao }) => originIcao === icao)).slice(0, 3), idsOf(best));
    }
  });

  test("[STATE2] accepted and loaded packages are shown at any airport, and the last 50 ended ones", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, withHooks);
    const mira = await cargo.settle("mira");
    const { id: planeId } = await planeOf(mira);
    const numbers = Array.from({ length: 54 }, (_, index) => contractId(1000 + index));
    await act(cargo.game, (scene) => {
      for (const id of numbers) scene.putPackage(aPackage(scene.now, { id, weightKg: 1 }));
    });
    const [accepted, ...others] = numbers as [number, ...number[]];
    await mira.ok("POST", `/api/packages/${accepted}/accept`);
    for (const id of others) await mira.ok("POST", `/api/packages/${id}/load`, { planeId });
    const [kept, ...left] = others as [number, ...number[]];
    for (const id of left) await mira.ok("POST", `/api/packages/${id}/abandon`);
    const flown = await mira.ok<StateView>("POST", `/api/planes/${planeId}/fly`, { destIcao: "EDDH" });
    assert.deepEqual(idsOf(withStatus(flown, "accepted")), [accepted]);
    assert.deepEqual(idsOf(withStatus(flown, "loaded")), [kept]);
    const last = left.toReversed().slice(0, 50);
    assert.deepEqual(idsOf(withStatus(flown, "abandoned")), last);
    const restarted = cargoTestApp(t, cargo.store);
    const again = await restarted.call<StateView>("GET", "/api/state", undefined, {
      authorization: `Bearer ${mira.token}`,
    });
    assert.deepEqual(idsOf(withStatus(again.body, "abandoned")), idsOf(withStatus(flown, "abandoned")));
  });

  test("[STATE2] a package that ends on another process is shown once, before and after this process catches up", async (t) => {
    if (engine === "sqlite") return;
    const stage = new Stage(await freshCargoApp(t, openFresh, withHooks));
    const pilot = await stage.pilot();
    const packageId = await stage.loaded(pilot);
    const other = cargoTestApp(t, stage.cargo.store);
    const authorization = { authorization: `Bearer ${pilot.token}` };
    const before = await other.call<StateView>("GET", "/api/state", undefined, authorization);
    assert.deepEqual(idsOf(withStatus(before.body, "loaded")), [packageId]);
    const { ended, host } = other.game;
    await ended.reload(other.store.read);
    await pilot.ok("POST", `/api/packages/${packageId}/abandon`);
    const stale = await ended.pinned(pilot.id, () =>
      host.read((view) => JSON.parse(stateJson(view, pilot.id, { ended: ended.of(pilot.id) })), "cached"),
    );
    assert.deepEqual([idsOf(withStatus(stale, "loaded")), idsOf(withStatus(stale, "abandoned"))], [[packageId], []]);
    const { body } = await other.call<StateView>("GET", "/api/state", undefined, authorization);
    assert.deepEqual([idsOf(withStatus(body, "loaded")), idsOf(withStatus(body, "abandoned"))], [[], [packageId]]);
  });
});
