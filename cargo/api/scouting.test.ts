import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { cargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";
import { Stage } from "../testing/stage.ts";
import type { StateView } from "./schemas.ts";

const STOPS = AIRPORTS.map(({ icao }) => icao).filter((icao) => icao !== "EDDF");

onEachEngine((_engine, openFresh) => {
  test("[FAIR3] [PREVIEW3] with a plane on the ground, queueing and cancelling legs shows the jobs of at most 30 airports an hour", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const otto = await stage.pilot();
    const queue = `/api/planes/${otto.planeId}/queue`;
    const { left } = (await otto.state()).player.scouting;
    assert.ok(left >= 28 && left <= 30, "the planes that the pilot got count");
    for (let opened = 0; opened < left; opened++) {
      const destIcao = STOPS[opened] as string;
      if (opened === 0) {
        const trial = await otto.ok<StateView>("POST", `${queue}?preview=true`, { destIcao });
        assert.equal(trial.player.scouting.left, left - 1);
        assert.ok(
          trial.packages.every(({ originIcao }) => originIcao === "EDDF"),
          "a dry run opens nothing",
        );
        assert.equal((await otto.state()).player.scouting.left, left);
      }
      const queued = await otto.ok<StateView>("POST", queue, { destIcao });
      assert.equal(queued.player.scouting.left, left - 1 - opened);
      await otto.ok("POST", `${queue}/cancel`, { index: 0 });
    }
    for (const path of [queue, `${queue}?preview=true`]) {
      const { details } = refusedWith(await otto.call("POST", path, { destIcao: "EDDM" }), 409, "scouting-limit");
      assert.ok(Number(details?.retryAfterRealMs) > 3_500_000 && Number(details?.retryAfterRealMs) <= 3_600_000);
    }
    const restarted = cargoTestApp(t, stage.cargo.store);
    const authorization = `Bearer ${otto.token}`;
    const { body } = await restarted.call<StateView>("GET", "/api/state", undefined, { authorization });
    assert.equal(body.player.scouting.left, 0, "after a restart too");
    await otto.ok("POST", `/api/planes/${otto.planeId}/fly`, { destIcao: "EDDM" });
  });

  test("[FAIR3a] a reserved job at a queued airport lapses when the leg there is cancelled", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const otto = await stage.pilot();
    const queue = `/api/planes/${otto.planeId}/queue`;
    await otto.ok("POST", queue, { destIcao: "EDDM" });
    const packageId = await stage.contract(otto, { originIcao: "EDDM", destIcao: "EDDF" });
    await otto.ok("POST", `/api/packages/${packageId}/accept`);
    const statusIn = ({ packages }: StateView) => packages.find(({ id }) => id === packageId)?.status;
    assert.equal(statusIn(await otto.ok<StateView>("POST", `${queue}/cancel?preview=true`, { index: 0 })), "expired");
    assert.equal(statusIn(await otto.state()), "accepted");
    const before = (await otto.state()).player;
    const after = await otto.ok<StateView>("POST", `${queue}/cancel`, { index: 0 });
    assert.equal(statusIn(after), "expired");
    assert.deepEqual([after.player.money - before.money, after.player.reputation - before.reputation], [-50, -2]);
  });
});
