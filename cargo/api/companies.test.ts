import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp, type PlayerClient, passTime, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import { tableRows } from "../testing/table-rows.ts";
import type { CompanyView, StateView } from "./schemas.ts";

onEachEngine((engine, openFresh) => {
  test("[GO4] others see the page of a company only if its player allows that, and without the figures of the day", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const pilot = await stage.pilot();
    const path = `/api/companies/${pilot.username}`;
    refusedWith(await cargo.call("GET", path), 404, "unknown-company");
    const shown = await pilot.ok<StateView>("POST", "/api/player/privacy", { companyPage: true });
    assert.equal(shown.player.companyPage, true);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: AWAY });
    await pilot.ok("POST", "/api/test/advance", { simMs: 7_200_000 });
    const answer = await cargo.call<CompanyView>("GET", path.toUpperCase().replace("/API/COMPANIES", "/api/companies"));
    assert.equal(answer.status, 200);
    assert.equal(answer.headers["x-robots-tag"], "noindex");
    assert.deepEqual(Object.keys(answer.body).sort(), [
      ...["companyName", "fleet", "flights", "joined", "livery", "milestones", "seasons", "title", "username"],
    ]);
    assert.deepEqual(answer.body.fleet, [{ modelId: "C208", planes: 1 }]);
    assert.deepEqual(answer.body.flights, [], "nothing of today");
    assert.ok(!answer.text.includes(AWAY) && !answer.text.includes("1125000"));
    if (engine === "sqlite") {
      // The page is kept for a minute.
      cargo.clock.advance(DAY_MS - 60_000);
      assert.deepEqual((await cargo.ok<CompanyView>("GET", path)).flights, [], "nothing of the last 24 hours");
      cargo.clock.advance(60_000);
      const later = await cargo.ok<CompanyView>("GET", path);
      assert.deepEqual(
        later.flights.map(({ originIcao, destIcao }) => [originIcao, destIcao]),
        [["EDDF", AWAY]],
      );
      await pilot.ok("POST", "/api/test/add-cash");
      await pilot.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
      const planes = async () => (await cargo.ok<CompanyView>("GET", path)).fleet[0]?.planes;
      cargo.clock.advance(59_999);
      assert.equal(await planes(), 1, "the page is kept for a minute");
      cargo.clock.advance(1);
      assert.equal(await planes(), 2);
    }
  });

  test("[GO4] the page leaves out a flight whose airports or distance an admin removed", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [pilot, admin] = [await new Stage(cargo).pilot(), await cargo.admin()];
    await pilot.ok("POST", "/api/player/privacy", { companyPage: true });
    for (const destIcao of [AWAY, "EDDF"]) {
      await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao });
      await pilot.ok("POST", "/api/test/advance", { simMs: 7_200_000 });
    }
    const events = tableRows(admin, "events");
    const [first] = await events.all({ kind: "landed" });
    assert.equal((await events.edit(Number(first?.id), { data: { note: "removed" } })).status, 200);
    passTime(cargo, DAY_MS);
    const { flights } = await cargo.ok<CompanyView>("GET", `/api/companies/${pilot.username}`);
    assert.deepEqual(
      flights.map(({ originIcao, destIcao }) => [originIcao, destIcao]),
      [[AWAY, "EDDF"]],
    );
  });

  test("[GO4] hidden, suspended, deleted and unknown companies give the same 404, at once and by one look-up", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const admin = await cargo.admin();
    const names = ["hidden-one", "deleted-on", "suspended1"];
    const players: PlayerClient[] = [];
    for (const name of names) players.push(await cargo.register(name));
    const [hidden, deleted, suspended] = players as [PlayerClient, PlayerClient, PlayerClient];
    for (const player of players) {
      await player.ok("POST", "/api/player/privacy", { companyPage: true });
      await cargo.ok("GET", `/api/companies/${player.username}`);
    }
    await hidden.ok("POST", "/api/player/privacy", { companyPage: false });
    await deleted.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    await admin.ok("POST", `/api/admin/players/${suspended.id}/suspend`, { suspended: true });
    let reads = 0;
    const { store } = cargo;
    const { selectFrom } = store.read;
    t.mock.method(
      store.read,
      "selectFrom",
      function (this: typeof store.read, ...given: Parameters<typeof selectFrom>) {
        reads += String(given[0]).startsWith("event") || String(given[0]).startsWith("history") ? 1 : 0;
        return selectFrom.apply(this, given);
      },
    );
    const answers = [];
    for (const name of [...names, "nobody-at1"]) {
      const answer = await cargo.call("GET", `/api/companies/${name}`);
      refusedWith(answer, 404, "unknown-company", name);
      const { "x-request-id": _, date: __, ...headers } = answer.headers;
      answers.push(JSON.stringify([answer.text.replaceAll(name, "NAME"), Object.keys(headers).sort()]));
    }
    assert.equal(
      new Set(answers.map((text) => text.replaceAll(/"(requestId|instance)":"[^"]*"/g, ""))).size,
      1,
      answers.join("\n"),
    );
    assert.equal(reads, 0, "histories are read for a page that is shown only");
  });

  test("[GO4] registering asks whether to show the page, and the default is not to", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    for (const [username, companyPage] of [
      ["shown-one", true],
      ["quiet-one", undefined],
    ] as const) {
      await cargo.ok("POST", "/api/auth/register", { username, password: TEST_PASSWORD, companyPage });
      const { status } = await cargo.call("GET", `/api/companies/${username}`);
      assert.equal(status, companyPage === true ? 200 : 404);
    }
  });
});
