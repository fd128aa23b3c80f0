import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import type { JobGainsView, LoadPlanView, StateView } from "./schemas.ts";

onEachEngine((_engine, openFresh) => {
  test("[HP1] open jobs are listed with what each adds to the trip, and a load plan can be dispatched unchanged", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const pilot = await stage.pilot();
    const [first, second] = [await stage.contract(pilot, { payout: 9_000 }), await stage.contract(pilot)];
    await pilot.ok("POST", `/api/packages/${second}/accept`);
    const before = await cargo.contents();
    const jobsOf = (query: string) => pilot.ok<JobGainsView>("GET", `/api/planes/${pilot.planeId}/jobs${query}`);
    const { items } = await jobsOf("");
    const open = (await pilot.state()).packages.filter(({ status }) => status === "open");
    assert.deepEqual(new Set(items.map(({ packageId }) => packageId)), new Set(open.map(({ id }) => id)));
    assert.deepEqual(
      items.map(({ netPerHour }) => netPerHour),
      items.map(({ netPerHour }) => netPerHour).toSorted((a, b) => b - a),
    );
    assert.equal(items.find(({ fits }) => fits)?.packageId, first);
    assert.ok(items.some(({ fits, refusal }) => !fits && refusal?.code === "payload-exceeded"));
    assert.ok(items.every(({ fits, refusal }) => fits === (refusal === undefined)));
    const fitting = await jobsOf("?fits=true&limit=2");
    assert.ok(fitting.items.length <= 2 && fitting.items.every(({ fits }) => fits));
    assert.ok((await jobsOf("?fits=false")).items.every(({ fits }) => !fits));
    const beside = (await jobsOf(`?with=${second}`)).items.find(({ packageId }) => packageId === first);
    assert.deepEqual([beside?.net, beside?.fuel, beside?.wear], [9_000, 0, 0]);

    const plan = await pilot.ok<LoadPlanView>("GET", `/api/planes/${pilot.planeId}/plan?stops=1`);
    assert.ok(plan.packageIds.includes(first) && plan.packageIds.includes(second));
    assert.deepEqual(plan.legs, [AWAY]);
    assert.ok(plan.net > 9_000 && plan.simMs > 0);
    assert.equal(await cargo.contents(), before, "reading changes nothing");
    const { packageIds, legs } = plan;
    const after = await pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/dispatch`, { packageIds, legs });
    assert.equal(after.planes[0]?.destIcao, AWAY);
  });
});
