import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { cargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";
import { leaveMoney, Stage } from "../testing/stage.ts";
import type { LedgerEntryView, StateView } from "./schemas.ts";

onEachEngine((engine, openFresh) => {
  test("[FAIR2] [FAIR2a] a player without cash and reputation cannot remove all jobs of an airport for free", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    await leaveMoney(otto, 0);
    await (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${otto.id}`, { reputation: 0 });
    const light = async () =>
      (await otto.state()).packages.filter(
        ({ status, special, weightKg }) => status === "open" && !special && weightKg < 1_590,
      );
    let due = 0;
    for (const { id, payout } of (await light()).slice(0, 3)) {
      await otto.ok("POST", `/api/packages/${id}/load`, { planeId: otto.planeId });
      const trial = await otto.ok<StateView>("POST", `/api/packages/${id}/abandon?preview=true`);
      assert.equal((await otto.state()).player.owed, due, "a dry run changes nothing");
      due += Math.round(payout * 0.15);
      assert.equal(trial.player.owed, due);
      assert.equal((await otto.ok<StateView>("POST", `/api/packages/${id}/abandon`)).player.owed, due);
    }
    const { player } = await otto.state();
    assert.deepEqual([player.money, player.owed], [0, due]);
    assert.deepEqual(
      player.coolingOff.map(({ icao }) => icao),
      ["EDDF"],
    );
    const left = player.coolingOff[0]?.untilRealMs ?? 0;
    assert.ok(left > 590_000 && left <= 600_000, `${left} ms`);
    const next = await stage.contract(otto);
    const refused = await otto.call("POST", `/api/packages/${next}/load`, { planeId: otto.planeId });
    assert.equal(refusedWith(refused, 409, "cooling-off").details?.icao, "EDDF");
    refusedWith(await otto.call("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" }), 409, "debt-first");
    assert.ok((await mira.state()).packages.filter(({ status }) => status === "open").length >= 8);
    if (engine === "postgres") return;
    stage.cargo.clock.advance(600_000);
    assert.deepEqual((await otto.state()).player.coolingOff, []);
  });

  test("[FAIR2] a debt is stored, up to half of the price of a sold plane pays it off, and the ledger shows both", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const otto = await stage.pilot();
    await leaveMoney(otto, 125_000);
    const packageId = await stage.contract(otto, { payout: 1_000_000 });
    await otto.ok("POST", `/api/packages/${packageId}/load`, { planeId: otto.planeId });
    await otto.ok("POST", `/api/packages/${packageId}/abandon`);
    assert.equal((await otto.state()).player.owed, 25_000);
    const restarted = cargoTestApp(t, stage.cargo.store);
    const { body } = await restarted.call<StateView>("GET", "/api/state", undefined, {
      authorization: `Bearer ${otto.token}`,
    });
    assert.equal(body.player.owed, 25_000, "after a restart too");
    const sold = await otto.ok<StateView>("POST", `/api/planes/${otto.planeId}/sell`);
    assert.deepEqual([sold.player.owed, sold.player.money], [0, 175_000 - 25_000]);
    const { items } = await otto.ok<{ items: LedgerEntryView[] }>("GET", "/api/history/ledger?limit=2");
    assert.deepEqual(
      items.map(({ reason, amount }) => [reason, amount]),
      [
        ["debt", -25_000],
        ["sell", 175_000],
      ],
    );
  });
});
