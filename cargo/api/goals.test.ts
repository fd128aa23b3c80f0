import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import type { MilestonePageView, MilestoneView, StateView } from "./schemas.ts";

const milestones = async (player: PlayerClient): Promise<readonly MilestoneView[]> =>
  (await player.ok<MilestonePageView>("GET", "/api/milestones")).items;

const reached = (all: readonly MilestoneView[]) => all.filter(({ doneAt }) => doneAt !== undefined).map(({ id }) => id);

onEachEngine((_engine, openFresh) => {
  test("[GO1] milestones are reached by commands and by landings, earn a livery, and are paged", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    assert.deepEqual(reached(await milestones(pilot)), ["onboarding-home"]);
    await stage.loaded(pilot);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: AWAY });
    await pilot.ok("POST", "/api/test/advance", { simMs: 7_200_000 });
    const four = ["home", "load", "fly", "deliver"].map((step) => `onboarding-${step}`);
    const after = await milestones(pilot);
    assert.deepEqual(reached(after), four);
    const of = (id: string) => after.find((milestone) => milestone.id === id)?.value;
    assert.deepEqual(["deliveries-10", "airports-5", "countries-3", "fleet-3"].map(of), [1, 1, 1, 1]);
    const events = await pilot.ok<{ items: readonly { data: { id: string } }[] }>(
      "GET",
      "/api/history/events?kinds=milestone",
    );
    assert.deepEqual(events.items.map(({ data }) => data.id).toReversed(), four);
    const page = await pilot.ok<MilestonePageView>("GET", "/api/milestones?limit=2&after=onboarding-fly");
    assert.deepEqual(
      [page.items.map(({ id }) => id), page.nextAfter],
      [["onboarding-deliver", "onboarding-expand"], "onboarding-expand"],
    );
    const livery = { liveryId: "dawn" };
    refusedWith(await pilot.call("POST", "/api/player/appearance", { liveryId: "gold" }), 409, "not-earned");
    const worn = await pilot.ok<StateView>("POST", "/api/player/appearance", livery);
    assert.equal(worn.player.liveryId, "dawn");
    assert.equal((await pilot.state()).player.title, undefined);
  });

  test("[GO1] an admin cannot set values that the rules do not know", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [pilot, admin] = [await stage.pilot(), await stage.admin()];
    const row = `/api/admin/tables/players/rows?pk.id=${pilot.id}`;
    const changes = [
      { delivered_to: "EDDF" },
      { specials_delivered: ["magic"] },
      { milestones: { "deliveries-7": 1 } },
      { livery_id: "invisible" },
      { title: "Emperor" },
    ];
    for (const change of changes) {
      refusedWith(await admin.call("PATCH", row, change), 409, "constraint-violation", JSON.stringify(change));
    }
    await admin.ok("PATCH", row, { delivered_to: "EDDFa", milestones: { "mastery-campaign": 5 }, livery_id: "gold" });
    assert.equal((await pilot.state()).player.liveryId, "gold");
  });
});
