import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { aFolder } from "@outbound/kit/retention/testing/a-folder.ts";
import { fillDisk } from "@outbound/kit/retention/testing/full-disk.ts";
import { exportsIn, readExports } from "@outbound/kit/retention/testing/read-export.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { unusedAccounts } from "../players/unused-accounts.ts";
import type { CargoSettings } from "../settings.ts";
import {
  type CargoTestApp,
  freshCargoApp,
  type PlayerClient,
  passTime,
  TEST_HOME,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { AWAY, type Pilot, Stage } from "../testing/stage.ts";
import type { CargoGame } from "../world/game.ts";
import { cargoRetention } from "./retention.ts";
import type { AuditPageView, HistorySummaryView, LeaderboardView, LedgerPageView, SignedInView } from "./schemas.ts";

interface ExportedAccount {
  readonly username: string;
  readonly planes: readonly unknown[];
  readonly ledger: readonly { readonly amount: number }[];
}

/** Creates an app whose machine has the time of the database, because the world follows that on PostgreSQL. */
const appOfNow = (t: TestContext, openFresh: OpenFresh) =>
  freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()) });

/** Deletes what these settings do not keep, and returns the exported rows by name. */
async function cut(game: CargoGame, folder: string, settings: CargoSettings) {
  await cargoRetention(game, { ...settings, exportFolder: folder }).run();
  return (name: string) => readExports(folder, `cargo-${name}-`) as Record<string, unknown>[];
}

async function fly(cargo: CargoTestApp, username: string) {
  const player = await cargo.settle(username);
  const [plane] = (await player.state()).planes;
  await player.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: AWAY });
  return player;
}

const signIn = (cargo: CargoTestApp, username: string) =>
  cargo.ok<SignedInView>("POST", "/api/auth/sign-in", { username, password: TEST_PASSWORD });

const namesIn = async ({ game }: CargoTestApp) =>
  game.host.read(({ state }) => [...state.accounts.players.values()].map(({ username }) => username).sort());

/** More than the number of hours since 1970. */
const FAR_HOURS = 1_000_000;

/** Makes all log entries 400 days older. */
async function age({ store, game }: CargoTestApp): Promise<void> {
  const ms = 400 * DAY_MS;
  await store.transaction(async (tx) => {
    for (const table of ["events", "ledger"] as const) {
      await tx
        .updateTable(table)
        .set(({ eb }) => ({ at: eb("at", "-", ms) }))
        .execute();
    }
    for (const table of ["history_hours", "history_cash"] as const) {
      // Moves rows far ahead first and then back, so that no row collides with one that has not moved yet.
      await tx
        .updateTable(table)
        .set(({ eb }) => ({ hour: eb("hour", "+", FAR_HOURS) }))
        .execute();
      await tx
        .updateTable(table)
        .set(({ eb }) => ({ hour: eb("hour", "-", FAR_HOURS + ms / HOUR_MS) }))
        .execute();
    }
    await tx
      .updateTable("history_cash")
      .set(({ eb }) => ({ at: eb("at", "-", ms) }))
      .execute();
    await tx
      .updateTable("packages")
      .set(({ eb }) => ({ ended_at: eb("ended_at", "-", ms) }))
      .execute();
  });
  // Loads the ended packages as a new process would.
  await game.host.execute({
    exclusive: true,
    run: ({ world }) => {
      for (const { id } of world.accounts.players.values()) world.reloadEnded.push(id);
    },
  });
}

/** Flies twice with a job each. The second one is late and abandoned half-way by its owner. */
async function carry(stage: Stage, pilot: Pilot): Promise<void> {
  await pilot.ok("POST", "/api/test/set-timescale", { timeScale: 0 });
  const { planes } = await pilot.state();
  const [home, away] = planes[0]?.airportIcao === AWAY ? [AWAY, TEST_HOME] : [TEST_HOME, AWAY];
  await stage.loaded(pilot, { originIcao: home, destIcao: away });
  const dropped = await stage.contract(pilot, { originIcao: home, destIcao: away });
  await pilot.ok("POST", `/api/packages/${dropped}/accept`);
  await pilot.ok("POST", `/api/packages/${dropped}/abandon`);
  await pilot.ok("POST", "/api/test/set-health", { planeId: pilot.planeId, health: 100 });
  await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: away });
  await pilot.ok("POST", "/api/test/advance", { simMs: DAY_MS });
}

/** Returns everything that must be the same before and after the deletion. */
async function totalsOf(pilot: Pilot) {
  const { player: shown, planes } = await pilot.state();
  // On PostgreSQL some real time passes, which the scouting hour follows.
  const { scouting: _, routesUntilRealMs: __, ...player } = shown;
  const summary = await pilot.ok<HistorySummaryView>("GET", "/api/history/summary");
  const board = await pilot.ok<LeaderboardView>("GET", "/api/leaderboard?by=deliveries");
  const { items } = await pilot.ok<LedgerPageView>("GET", "/api/history/ledger?limit=200");
  const entries = items.reduce((sum, { amount }) => sum + amount, 0);
  return { player, planes, entries, money: summary.money, events: summary.events, board };
}

const historyOf = async (player: PlayerClient, what: "ledger" | "events" | "packages") =>
  (await player.ok<{ items: readonly { readonly id: number }[] }>("GET", `/api/history/${what}?limit=200`)).items;

onEachEngine((_engine, openFresh) => {
  test("[KEEP1] [LEDGER1] old events, ledger entries and ended packages are moved to files, and cash, sums and ranks stay", async (t) => {
    const options = { clock: fakeClock(Date.now()), withHooks: true, settings: { historyMonths: 12 } };
    const cargo = await freshCargoApp(t, openFresh, options);
    const [stage, folder] = [new Stage(cargo), aFolder(t)];
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    for (const pilot of [mira, otto, mira]) await carry(stage, pilot);
    const gone = { events: await historyOf(mira, "events"), packages: await historyOf(mira, "packages") };
    await age(cargo);
    await carry(stage, mira);
    const [before, ledger] = [await totalsOf(mira), await historyOf(mira, "ledger")];
    const exported = await cut(cargo.game, folder, { historyMonths: 12 });
    assert.deepEqual(await totalsOf(mira), before);
    assert.equal(before.entries, before.player.money);
    const [left, events, packages] = [
      (await mira.ok<LedgerPageView>("GET", "/api/history/ledger")).items,
      await historyOf(mira, "events"),
      await historyOf(mira, "packages"),
    ];
    assert.deepEqual(left.slice(0, -1), ledger.slice(0, left.length - 1));
    assert.deepEqual(left.at(-1)?.reason, "brought-forward");
    assert.ok(left.length < ledger.length && events.length < gone.events.length && packages.length === 2);
    const ofMira = (name: string) =>
      exported(name).filter(({ player_id, owner_id }) => (player_id ?? owner_id) === mira.id);
    assert.deepEqual(
      ofMira("events").map(({ id, kind, data }) => ({ id, kind, data })),
      gone.events
        .map((event) => event as unknown as Record<string, unknown>)
        .map(({ id, kind, data }) => ({ id, kind, data }))
        .reverse(),
      "events are exported as the API shows them",
    );
    assert.deepEqual(
      ofMira("packages")
        .map(({ id }) => Number(id))
        .sort(),
      gone.packages.map(({ id }) => id).sort(),
    );
    assert.deepEqual(
      ofMira("ledger").map(({ id }) => id),
      ledger
        .slice(left.length - 1)
        .map(({ id }) => id)
        .reverse(),
    );
    assert.deepEqual((await historyOf(otto, "ledger")).length, 1);
    assert.deepEqual(await historyOf(otto, "events"), []);
    for (const what of ["ledger", "events", "packages"] as const) {
      const last = what === "packages" ? gone.packages.at(-1)?.id : 1;
      const page = await mira.ok("GET", `/api/history/${what}?before=${last}`);
      assert.deepEqual(page, { items: [], nextBefore: null }, "pages end cleanly");
    }
    assert.deepEqual((await mira.state()).packages.filter(({ status }) => status === "delivered").length, 1);
    const [year, hour] = [new Date(cargo.clock.wall() - 380 * DAY_MS).toISOString(), /T\d\d:00:00\.000Z$/];
    const old = await mira.ok<HistorySummaryView>("GET", `/api/history/summary?since=${year}`);
    assert.match(old.since, hour, "an instant that is not kept is moved to the oldest kept hour");
    assert.ok(old.since > year && old.events.length > 0 && old.events.every(({ kind }) => kind !== "registered"));
  });

  test("[KEEP1] [KEEP3] a leap of the machine's clock makes no row old", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()), withHooks: true });
    const [stage, folder] = [new Stage(cargo), aFolder(t)];
    const mira = await stage.pilot();
    await carry(stage, mira);
    await (await cargo.register("otto")).ok("POST", "/api/auth/sign-out");
    const before = await totalsOf(mira);
    const logs = ["ledger", "events", "packages"] as const;
    const histories = await Promise.all(logs.map((what) => historyOf(mira, what)));
    const start = cargo.clock.wall();
    cargo.clock.setWall(start + 400 * DAY_MS);
    await cut(cargo.game, folder, { historyMonths: 12, unusedAccountDays: 90 });
    assert.deepEqual(exportsIn(folder), []);
    cargo.clock.setWall(start);
    assert.deepEqual(await totalsOf(mira), before);
    assert.deepEqual(await Promise.all(logs.map((what) => historyOf(mira, what))), histories);
    assert.ok((await namesIn(cargo)).includes("otto"));
  });

  test("[KEEP1] two deletions of old entries leave one amount brought forward, and export no entry twice", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()), withHooks: true });
    const [stage, folder] = [new Stage(cargo), aFolder(t)];
    const mira = await stage.pilot();
    for (let time = 0; time < 2; time++) {
      await carry(stage, mira);
      await age(cargo);
      await cut(cargo.game, folder, { historyMonths: 12 });
    }
    const exported = await cut(cargo.game, folder, { historyMonths: 12 });
    const { items } = await mira.ok<LedgerPageView>("GET", "/api/history/ledger");
    assert.deepEqual(
      items.map(({ reason, amount, planeId }) => ({ reason, amount, planeId })),
      [{ reason: "brought-forward", amount: (await mira.state()).player.money, planeId: null }],
    );
    const ids = exported("ledger").map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(
      exported("ledger").reduce((sum, { amount }) => sum + Number(amount), 0),
      items[0]?.amount,
      "the exported entries add up to the amount",
    );
    const packageId = Number(exported("packages")[0]?.id);
    refusedWith(await mira.call("GET", `/api/history/packages?before=${packageId}`), 400, "malformed-request");
  });

  test("[KEEP3] only accounts that never flew, are not suspended and have no open session or valid API token are exported and deleted", async (t) => {
    const cargo = await appOfNow(t, openFresh);
    const admin = await cargo.admin();
    const folder = aFolder(t);
    await fly(cargo, "flyer");
    const parked = await cargo.settle("parked");
    await cargo.register("empty");
    await cargo.register("returned");
    const program = { name: "later", scope: "play", expiresInDays: 365 };
    await (await cargo.register("automatic")).ok("POST", "/api/auth/tokens", program);
    const { id } = await cargo.register("suspended");
    await admin.ok("POST", `/api/admin/players/${id}/suspend`, { suspended: true });
    await cargo.game.host.execute({
      run: ({ world }) => {
        const { players } = world.accounts;
        const owner = players.get(parked.id);
        if (owner)
          players.replace(99, {
            ...owner,
            id: 99,
            usernameKey: "founder",
            username: "founder",
            passwordHash: null,
            money: 0,
          });
      },
    });
    await cut(cargo.game, folder, { unusedAccountDays: 90 });
    assert.deepEqual(exportsIn(folder), [], "none is old enough");
    passTime(cargo, 89 * DAY_MS);
    await signIn(cargo, "returned");
    passTime(cargo, 2 * DAY_MS);
    const exported = await cut(cargo.game, folder, { unusedAccountDays: 90 });
    assert.deepEqual(await namesIn(cargo), ["automatic", "flyer", "founder", "returned", "suspended"]);
    const accounts = exported("accounts") as unknown as readonly ExportedAccount[];
    assert.deepEqual(
      accounts.map(({ username, planes, ledger }) => ({ username, planes: planes.length, amount: ledger[0]?.amount })),
      [
        { username: "parked", planes: 1, amount: 125_000 },
        { username: "empty", planes: 0, amount: 125_000 },
      ],
    );
    assert.deepEqual(
      accounts.filter((account) => "password_hash" in account),
      [],
      "no secret leaves the database",
    );
    await cargo.register("empty");
  });

  test("[KEEP3] an account that is used between the export and the deletion stays", async (t) => {
    const cargo = await appOfNow(t, openFresh);
    await cargo.register("late");
    passTime(cargo, 91 * DAY_MS);
    for await (const { remove } of unusedAccounts(cargo.game, 90).batches()) {
      await signIn(cargo, "late");
      await remove();
    }
    assert.deepEqual(await namesIn(cargo), ["late"]);
  });

  test("[KEEP5] a service that starts more than a week after the last visit deletes nothing for its age for a day", async (t) => {
    const cargo = await appOfNow(t, openFresh);
    const folder = aFolder(t);
    await cargo.ok("POST", "/api/auth/guest");
    passTime(cargo, 8 * DAY_MS);
    const retention = cargoRetention(cargo.game, { exportFolder: folder });
    t.after(() => retention.close());
    retention.start();
    await retention.run();
    assert.deepEqual(exportsIn(folder), []);
    passTime(cargo, DAY_MS);
    await retention.run();
    assert.deepEqual(exportsIn(folder).length, 1);
    assert.deepEqual(await namesIn(cargo), []);
  });

  test("[KEEP2] entries of the audit are exported and deleted when they are older than the setting", async (t) => {
    const cargo = await appOfNow(t, openFresh);
    const [admin, player] = [await cargo.admin(), await cargo.register("mira")];
    const folder = aFolder(t);
    for (const suspended of [true, false, true]) {
      await admin.ok("POST", `/api/admin/players/${player.id}/suspend`, { suspended });
    }
    const audit = async () => (await admin.ok<AuditPageView>("GET", "/api/admin/audit")).items;
    const entries = await audit();
    await cut(cargo.game, folder, { auditMonths: 12 });
    assert.deepEqual(await audit(), entries);
    cargo.clock.setWall(cargo.clock.wall() + 376 * DAY_MS);
    await cut(cargo.game, folder, { auditMonths: 12 });
    assert.deepEqual((await rowsOf(cargo)).length, entries.length, "a leap of the machine's clock makes nothing old");
    await cargo.store.write
      .updateTable("audit")
      .set(({ eb }) => ({ at: eb("at", "-", 376 * DAY_MS) }))
      .execute();
    const makeRoom = await fillDisk(t);
    await cut(cargo.game, folder, { auditMonths: 12 });
    makeRoom();
    assert.equal((await rowsOf(cargo)).length, entries.length, "a full disk keeps them");
    const exported = await cut(cargo.game, folder, { auditMonths: 12 });
    assert.deepEqual(await rowsOf(cargo), []);
    assert.deepEqual(
      exported("audit").map(({ id, action }) => ({ id, action })),
      entries.map(({ id, action }) => ({ id, action })).reverse(),
    );
  });
});

const rowsOf = ({ store }: CargoTestApp) => store.read.selectFrom("audit").select("id").execute();
