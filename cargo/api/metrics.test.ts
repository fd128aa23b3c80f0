import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";

/**
 * Resolves with all figures once they have these values. A figure that takes longer than half a second keeps its last value, or
 * is missing without one, so it is read again, at most twenty times.
 */
async function figuresOf(
  { app }: CargoTestApp,
  awaited: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  for (let reads = 1; ; reads += 1) {
    const text = await app.metrics.text();
    const figures = new Map(
      [...text.matchAll(/^([a-z_]+(?:\{code="[^"]+"\})?) (\S+)$/gm)].map(([, name = "", value]) => [
        name,
        Number(value),
      ]),
    );
    const isCurrent = Object.entries(awaited).every(([name, value]) => figures.get(name) === value);
    if ((isCurrent && figures.has("database_size_bytes")) || reads === 20) return figures;
  }
}

onEachEngine((_engine, openFresh) => {
  test("the metrics count players, commits, scheduled events, locks and each kind of refusal", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const before = await figuresOf(cargo, { cargo_players: 0, cargo_sign_in_locks: 0 });
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
    const after = await figuresOf(cargo, { cargo_players: 2, cargo_sign_in_locks: 1 });
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
  });

  test("the delay of scheduled events grows while the database does not answer", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const delay = async () => (await figuresOf(cargo, {})).get("cargo_scheduled_event_delay_seconds") ?? Number.NaN;
    const player = await cargo.settle("mira");
    const [plane] = (await player.state()).planes;
    await player.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: "EDDM" });
    assert.equal(await delay(), 0);
    const hours = (count: number) => count * 60 * 60;
    cargo.clock.advance(1000 * hours(48));
    const late = await delay();
    assert.ok(late > hours(1), `${late} s`);
    t.mock.method(cargo.game.host, "read", async () => {
      throw new StoreUnavailableError("TEST", "gone");
    });
    cargo.clock.advance(1000 * hours(1));
    const later = await delay();
    t.mock.restoreAll();
    assert.ok(later >= late + hours(1), `${later} s after ${late} s`);
  });
});
