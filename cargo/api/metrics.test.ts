import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";

async function figuresOf({ app }: CargoTestApp): Promise<ReadonlyMap<string, number>> {
  const text = await app.metrics.text();
  return new Map(
    [...text.matchAll(/^([a-z_]+(?:\{code="[^"]+"\})?) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
}

onEachEngine((engine, openFresh) => {
  test("the metrics count players, commits, scheduled events, locks and each kind of refusal", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const before = await figuresOf(cargo);
    assert.deepEqual([before.get("cargo_players"), before.get("cargo_sign_in_locks")], [0, 0]);
    const player = await cargo.settle("mira");
    await cargo.register("nora");
    const [plane] = (await player.state()).planes;
    await player.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: "EDDM" });
    for (let failures = 0; failures < 5; failures += 1) {
      await cargo.call("POST", "/api/auth/sign-in", { username: "mira", password: "not the password" });
    }
    await cargo.call("POST", "/api/auth/sign-in", { username: "mira", password: "not the password" });
    await player.call("GET", "/api/planes/99/quotes?to=EDDM");
    const after = await figuresOf(cargo);
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    assert.equal(after.get("cargo_players"), 2);
    assert.equal(after.get("cargo_sign_in_locks"), 1);
    assert.equal(after.get('http_problems_total{code="wrong-credentials"}'), 5);
    assert.equal(after.get('http_problems_total{code="sign-in-locked"}'), 1);
    assert.ok(grown("commit_duration_seconds_count") >= 3, "settling and registering commit");
    assert.ok(grown("commit_commands_sum") >= grown("commit_commands_count"));
    assert.ok((after.get("cargo_scheduled_events") ?? 0) > 0, "a plane lands");
    for (const name of ["cargo_quarantined_events", "cargo_password_hashes_waiting", "commands_waiting"]) {
      assert.equal(after.get(name), 0, name);
    }
    assert.ok((after.get("database_size_bytes") ?? 0) > 100_000);
    if (engine === "postgres") return;
    assert.equal(after.get("cargo_scheduled_event_delay_seconds"), 0);
    cargo.clock.advance(48 * 60 * 60_000);
    const late = (await figuresOf(cargo)).get("cargo_scheduled_event_delay_seconds") ?? 0;
    assert.ok(late > 60 * 60, `${late} s`);
  });
});
