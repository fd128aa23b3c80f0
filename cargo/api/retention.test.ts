import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { aFolder } from "@outbound/kit/retention/testing/a-folder.ts";
import { fillDisk } from "@outbound/kit/retention/testing/full-disk.ts";
import { exportsIn, readExports } from "@outbound/kit/retention/testing/read-export.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { unusedAccounts } from "../players/unused-accounts.ts";
import type { CargoSettings } from "../settings.ts";
import { type CargoTestApp, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY } from "../testing/stage.ts";
import type { CargoGame } from "../world/game.ts";
import { cargoRetention } from "./retention.ts";
import type { AuditPageView, SignedInView } from "./schemas.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface ExportedAccount {
  readonly username: string;
  readonly planes: readonly unknown[];
  readonly ledger: readonly { readonly amount: number }[];
}

/** An app whose machine has the time of the database: on PostgreSQL the world follows that. */
const appOfNow = (t: TestContext, openFresh: OpenFresh) =>
  freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()) });

/** Deletes what these settings do not keep, and returns the rows that were exported under a name. */
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

onEachEngine((_engine, openFresh) => {
  test("[KEEP3] only accounts that never flew, are not suspended and have no open session are exported and deleted", async (t) => {
    const cargo = await appOfNow(t, openFresh);
    const admin = await cargo.admin();
    const folder = aFolder(t);
    await fly(cargo, "flyer");
    const parked = await cargo.settle("parked");
    await cargo.register("empty");
    await cargo.register("returned");
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
    cargo.clock.advance(89 * DAY_MS);
    await signIn(cargo, "returned");
    cargo.clock.advance(2 * DAY_MS);
    const exported = await cut(cargo.game, folder, { unusedAccountDays: 90 });
    assert.deepEqual(await namesIn(cargo), ["flyer", "founder", "returned", "suspended"]);
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
    cargo.clock.advance(91 * DAY_MS);
    for await (const { remove } of unusedAccounts(cargo.game, 90).batches()) {
      await signIn(cargo, "late");
      await remove();
    }
    assert.deepEqual(await namesIn(cargo), ["late"]);
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
    cargo.clock.advance(10 * DAY_MS);
    const now = cargo.clock.wall();
    cargo.clock.setWall(now + 366 * DAY_MS);
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
