import assert from "node:assert/strict";
import { test } from "node:test";
import { MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { appClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { act } from "../testing/a-game.ts";
import { addPlane } from "../testing/a-world.ts";
import { bearer, cargoTestApp, freshCargoApp, type PlayerClient, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { airportsInFull } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import type {
  AirportDetailView,
  AirportJobsView,
  MarketAirportPageView,
  MarketAirportView,
  MarketView,
  OwnPackagePageView,
  StateView,
} from "./schemas.ts";

const marketOf = async (player: PlayerClient): Promise<MarketView> => (await player.state()).market;

async function airportOf(player: PlayerClient, icao: string): Promise<MarketAirportView> {
  return (
    airportsInFull(await marketOf(player)).find((one) => one.icao === icao) ??
    assert.fail(`${icao} is not in the market`)
  );
}

onEachEngine((engine, openFresh) => {
  test("[MK3] jobs that an earlier release created keep their content after a restart, open or taken", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const before = (await pilot.state()).packages.filter(({ weightKg }) => weightKg <= 900);
    const [taken, open] = before;
    assert.ok(taken && open);
    await pilot.ok("POST", `/api/packages/${taken.id}/load`, { planeId: pilot.planeId });
    // No current rule draws these.
    await stage.cargo.store.transaction((tx) =>
      tx
        .updateTable("packages")
        .set({ weight_kg: 7, special: "valuable" })
        .where("id", "in", [taken.id, open.id])
        .execute(),
    );
    const restarted = cargoTestApp(t, stage.cargo.store, { clock: stage.cargo.clock });
    const { packages } = await appClient(restarted.app, bearer(pilot.token)).ok<StateView>("GET", "/api/state");
    for (const { id, destIcao } of [taken, open]) {
      const found = packages.find((one) => one.id === id);
      assert.deepEqual([found?.weightKg, found?.special, found?.destIcao], [7, "valuable", destIcao]);
    }
  });

  test("[STATE4] the market counts the open jobs and shows the last five taken jobs, each with its owner", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    assert.deepEqual(await airportOf(mira, "EDDF"), { icao: "EDDF", openJobs: 11, recentlyTaken: [] });
    const taken: number[] = [];
    for (const taker of [otto, mira, otto, otto, mira, otto]) {
      const packageId = await stage.contract(mira, { weightKg: 1 });
      await taker.ok("POST", `/api/packages/${packageId}/load`, { planeId: taker.planeId });
      taken.push(packageId);
    }
    const { openJobs, recentlyTaken } = await airportOf(mira, "EDDF");
    assert.equal(openJobs, 11, "contracts come and go, and take no slot");
    assert.deepEqual(
      recentlyTaken.map(({ packageId }) => packageId),
      taken.toReversed().slice(0, 5),
    );
    assert.deepEqual(
      recentlyTaken.map(({ ownerId, ownerName }) => [ownerId, ownerName]),
      [otto, mira, otto, otto, mira].map(({ id, username }) => [id, username]),
    );
    assert.ok(recentlyTaken.every(({ takenAt }) => !Number.isNaN(Date.parse(takenAt))));
    stage.cargo.clock.advance(1);
    const [job] = (await otto.state()).packages.filter(({ status, weightKg }) => status === "open" && weightKg < 1000);
    await otto.ok("POST", `/api/packages/${job?.id}/accept`);
    assert.deepEqual((await airportOf(mira, "EDDF")).recentlyTaken[0]?.packageId, job?.id);
    assert.equal((await airportOf(mira, "EDDF")).openJobs, 10);
    const restarted = cargoTestApp(t, stage.cargo.store);
    const authorization = { authorization: `Bearer ${mira.token}` };
    const { body } = await restarted.call<StateView>("GET", "/api/state", undefined, authorization);
    assert.deepEqual(body.market.airports, (await mira.state()).market.airports, "after a restart too");
  });

  test("[STATE4] taken jobs are shown for fifteen real minutes", async (t) => {
    if (engine === "postgres") return;
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    await stage.loaded(otto);
    stage.cargo.clock.advance(15 * MINUTE_MS - 1);
    assert.equal((await airportOf(mira, "EDDF")).recentlyTaken.length, 1);
    stage.cargo.clock.advance(1);
    assert.equal((await airportOf(mira, "EDDF")).recentlyTaken.length, 0);
  });

  test("[STATE4] nothing about a deleted player is shown", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    await stage.loaded(otto, { destIcao: "EDDM" });
    await otto.ok("POST", `/api/planes/${otto.planeId}/fly`, { destIcao: "EDDM" });
    await otto.ok("POST", "/api/test/advance", { simMs: 36_000_000 });
    assert.equal((await airportOf(mira, "EDDF")).recentlyTaken.length, 1);
    await otto.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    assert.deepEqual((await airportOf(mira, "EDDF")).recentlyTaken, []);
    assert.deepEqual((await marketOf(mira)).planes, []);
  });

  test("[STATE4] planes of others at, to or from the player's airports are shown", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const [parked, leaves, comes, elsewhere] = (await act(stage.cargo.game, (scene) =>
      ["EDDF", "EDDF", "EDDM", "EDDM"].map((airportIcao) => addPlane(scene, { ownerId: otto.id, airportIcao })),
    )) as [number, number, number, number];
    await otto.ok("POST", `/api/planes/${leaves}/fly`, { destIcao: "EDDH" });
    await otto.ok("POST", `/api/planes/${comes}/fly`, { destIcao: "EDDF" });
    await otto.ok("POST", `/api/planes/${elsewhere}/fly`, { destIcao: "EDDH" });
    const { planes } = await marketOf(mira);
    assert.deepEqual(
      planes.map(({ id, originIcao, destIcao }) => [id, originIcao, destIcao]),
      [
        [otto.planeId, "EDDF", null],
        [parked, "EDDF", null],
        [leaves, "EDDF", "EDDH"],
        [comes, "EDDM", "EDDF"],
      ],
    );
    const own = (await otto.state()).planes.find(({ id }) => id === comes);
    const { departureSimTime = 0, arrivalSimTime = 0 } = own ?? {};
    const owner = { ownerId: otto.id, ownerName: otto.username, modelId: "C208" };
    assert.deepEqual(planes[3], {
      ...{ id: comes, ...owner, originIcao: "EDDM", destIcao: "EDDF" },
      ...{ departureSimTime, arrivalSimTime },
    });
    assert.deepEqual(
      (await marketOf(otto)).planes.map(({ ownerId }) => ownerId),
      [mira.id],
    );
  });

  test("[STATE4] at most 60 planes of others are shown, those at the airport of the first departure first", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const ids = await act(cargo.game, (scene) => {
      const { id: planeId = 0 } = scene.planesOf(mira.id)[0] ?? {};
      queueLeg(scene, mira.id, planeId, "EDDM");
      return Array.from({ length: 120 }, (_, index) =>
        addPlane(scene, { ownerId: otto.id, airportIcao: index % 3 === 0 ? "EDDF" : "EDDM" }),
      );
    });
    const { planes } = await marketOf(mira);
    const at = (icao: string) => planes.filter(({ originIcao }) => originIcao === icao).map(({ id }) => id);
    assert.deepEqual(
      planes.map(({ id }) => id),
      [...at("EDDF"), ...at("EDDM")],
    );
    assert.deepEqual([at("EDDF").length, at("EDDM").length], [41, 19]);
    assert.deepEqual(at("EDDM"), ids.filter((_, index) => index % 3 !== 0).slice(0, 19));
  });

  test("[FAIR4] the snapshot's market shows 24 airports in full and the others as pairs, and pages list all in full", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const places = AIRPORTS.filter(({ icao, size }) => size === "large" && icao !== "EDDF")
      .slice(0, 30)
      .map(({ icao }) => icao);
    await act(cargo.game, (scene) => places.map((airportIcao) => addPlane(scene, { ownerId: mira.id, airportIcao })));
    const state = await mira.state();
    const shown = state.market.airports;
    const own = ["EDDF", ...places].sort();
    assert.deepEqual([shown.length, airportsInFull(state.market).length, state.omitted.airports], [31, 24, 0]);
    assert.deepEqual(
      shown.slice(24),
      own.slice(24).map((icao) => [icao, 11]),
    );
    const [light] = (await otto.state()).packages.filter(({ weightKg }) => weightKg < 1000);
    await otto.ok("POST", `/api/packages/${light?.id}/accept`);
    const pages: MarketAirportView[] = [];
    for (let after: string | null = "aaaa"; after !== null; ) {
      const path: string = `/api/market/airports?limit=10${after === "aaaa" ? "" : `&after=${after.toLowerCase()}`}`;
      const page: MarketAirportPageView = await mira.ok<MarketAirportPageView>("GET", path);
      assert.ok(page.items.length <= 10);
      pages.push(...page.items);
      after = page.nextAfter;
    }
    assert.deepEqual(
      pages.map(({ icao }) => icao),
      own,
    );
    assert.deepEqual(
      pages.find(({ icao }) => icao === "EDDF"),
      await airportOf(otto, "EDDF"),
    );
    const ottos = await otto.ok<MarketAirportPageView>("GET", "/api/market/airports");
    assert.deepEqual(
      ottos.items.map(({ icao }) => icao),
      ["EDDF"],
      "only own pool airports",
    );
    assert.equal(ottos.nextAfter, null);
    refusedWith(await mira.call("GET", "/api/market/airports?limit=101"), 400, "malformed-request");
    refusedWith(await mira.call("GET", "/api/market/airports?after=XQXQ"), 400, "unknown-icao");
  });

  test("[FAIR4] all accepted and loaded packages are listed by pages", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const ids: number[] = [];
    for (let number = 0; number < 3; number++) ids.push(await stage.loaded(mira, { weightKg: 1 }));
    ids.push(await stage.contract(mira));
    await mira.ok("POST", `/api/packages/${ids[3]}/accept`);
    await stage.loaded(otto);
    const first = await mira.ok<OwnPackagePageView>("GET", "/api/packages?limit=3");
    const second = await mira.ok<OwnPackagePageView>("GET", `/api/packages?limit=3&after=${first.nextAfter}`);
    assert.deepEqual(
      first.items.map(({ id }) => id),
      ids.slice(0, 3),
    );
    assert.deepEqual(
      [second.items.map(({ id, status }) => [id, status]), second.nextAfter],
      [[[ids[3], "accepted"]], null],
    );
  });

  test("[STATE5] world figures are recalculated each minute", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const { world } = await marketOf(mira);
    assert.deepEqual([world.players, world.busiestAirports], [1, [{ icao: "EDDF", planes: 1 }]]);
    await cargo.settle("otto", "EDDM");
    assert.deepEqual((await marketOf(mira)).world, world, "not yet");
    if (engine === "postgres") return;
    cargo.clock.advance(MINUTE_MS - 1);
    assert.deepEqual((await marketOf(mira)).world, world, "not yet");
    cargo.clock.advance(1);
    const later = (await marketOf(mira)).world;
    assert.deepEqual(
      later.busiestAirports,
      ["EDDF", "EDDM"].map((icao) => ({ icao, planes: 1 })),
    );
    assert.equal(Date.parse(later.refreshedAt) - Date.parse(world.refreshedAt), MINUTE_MS);
  });

  test("[STATE5] a dry run does not change the world figures", async (t) => {
    if (engine === "postgres") return;
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const [plane] = (await mira.state()).planes;
    await act(cargo.game, (scene) => scene.pay(mira.id, 1_000_000, "test"));
    cargo.clock.advance(MINUTE_MS);
    await mira.ok("POST", `/api/planes/${plane?.id}/fly?preview=true`, { destIcao: "EDDM" });
    await mira.ok("POST", "/api/planes/buy?preview=true", { modelId: "C208", icao: "EDDM" });
    assert.deepEqual((await marketOf(mira)).world.busiestAirports, [{ icao: "EDDF", planes: 1 }]);
  });

  test("[STATE6] the jobs of an airport can be read if a plane of the viewer opens it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    await cargo.settle("otto", "EDDM");
    const { jobs } = await mira.ok<AirportJobsView>("GET", "/api/airports/eddf/jobs");
    const shown = (await mira.state()).packages;
    assert.deepEqual(
      jobs.map(({ id }) => id).sort((a, b) => a - b),
      shown.map(({ id }) => id).sort((a, b) => a - b),
    );
    const remaining = jobs.map(({ expiresRealMs = 0 }) => expiresRealMs);
    assert.deepEqual(
      remaining,
      remaining.toSorted((a, b) => a - b),
    );
    const problem = refusedWith(await mira.call("GET", "/api/airports/EDDM/jobs"), 409, "outside-pool");
    assert.deepEqual(problem.details, { icao: "EDDM" });
    refusedWith(await mira.call("GET", "/api/airports/XQXQ/jobs"), 404, "unknown-airport");
    refusedWith(await mira.call("GET", "/api/airports/EDD/jobs"), 400, "malformed-request");
    const [plane] = (await mira.state()).planes;
    await mira.ok("POST", `/api/planes/${plane?.id}/queue`, { destIcao: "EDDM" });
    assert.equal((await mira.ok<AirportJobsView>("GET", "/api/airports/EDDM/jobs")).jobs.length, 11);
    const detail = await mira.ok<AirportDetailView>("GET", "/api/airports/EDDM");
    assert.deepEqual([detail.inPool, detail.openJobs, detail.hasJobs, detail.sellsPlanes], [true, 11, true, true]);
    const { inPool, openJobs } = await mira.ok<AirportDetailView>("GET", "/api/airports/EDDH");
    assert.deepEqual([inPool, openJobs], [false, null]);
  });
});
