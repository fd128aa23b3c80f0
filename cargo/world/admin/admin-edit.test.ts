import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { StateView } from "../../api/schemas.ts";
import { contractId, jobId } from "../../rules/jobs/job-ids.ts";
import { jobIdKey } from "../../store/job-id-key.ts";
import { loadWorld } from "../../store/load.ts";
import {
  type AdminClient,
  bearer,
  cargoTestApp,
  freshCargoApp,
  openCargoStore,
  type PlayerClient,
} from "../../testing/cargo-app.ts";
import { airportsInFull } from "../../testing/snapshot.ts";
import { type Row, tableRows } from "../../testing/table-rows.ts";

const TABLES = ["players", "planes", "packages", "pools", "slots", "events", "ledger", "audit"];

/** Returns all rows of the game. */
async function dump(admin: AdminClient): Promise<Record<string, readonly Row[]>> {
  const tables: Record<string, readonly Row[]> = {};
  for (const table of TABLES) tables[table] = await tableRows(admin, table).all();
  return tables;
}

/** Returns the columns of a plane that flies from its airport and lands after `ms`. */
const leg = ({ simState: { clockMs } }: StateView, dest_icao: string, ms: number): Row => ({
  status: "flying",
  dest_icao,
  departure_sim_time: clockMs,
  arrival_sim_time: clockMs + ms,
  leg_km: 300,
  wind_factor: 1,
});

const GROUNDED: Row = {
  status: "available",
  dest_icao: null,
  departure_sim_time: null,
  arrival_sim_time: null,
  leg_km: null,
  wind_factor: null,
};

const planeOf = async (player: PlayerClient) => {
  const [plane] = (await player.state()).planes;
  assert.ok(plane);
  return plane;
};

/** Finds an open job at the player's home that a slot offers and the first plane can carry. */
async function lightJob(player: PlayerClient) {
  const job = (await player.state()).packages.find(({ status, weightKg }) => status === "open" && weightKg < 900);
  assert.ok(job);
  return job;
}

async function load(player: PlayerClient): Promise<number> {
  const { id } = await lightJob(player);
  await player.ok("POST", `/api/packages/${id}/load`, { planeId: (await planeOf(player)).id });
  return id;
}

onEachEngine((engine, openFresh, freshUrl) => {
  test("[ADMIN7][LEDGER1] a money edit is entered in the ledger, and cash stays the sum of its entries", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [players, ledger] = [tableRows(admin, "players"), tableRows(admin, "ledger")];
    const sum = async (player_id: number) =>
      (await ledger.all({ player_id })).reduce((total, { amount }) => total + Number(amount), 0);
    assert.equal((await players.edit(mira.id, { money: 5 })).status, 200);
    assert.equal((await mira.state()).player.money, 5);
    assert.equal(await sum(mira.id), 5);
    assert.equal((await ledger.one({ player_id: mira.id, reason: "admin" })).amount, 5 - 125_000);
    const ann = { username: "Ann", username_key: "ann", company_name: "Ann Air", money: 700, created_at: 1 };
    const added = await players.add(ann);
    assert.equal(added.status, 201, added.text);
    assert.equal(await sum(Number(added.body.id)), 700);
    assert.equal((await players.edit(mira.id, { reputation: 50_000 })).status, 200);
    assert.equal((await ledger.all({ reason: "admin" })).length, 2);
    assert.ok((await cargo.register("bob")).id > Number(added.body.id));
  });

  test("[ADMIN9] the market shows a taken job once, even after edits of the ended package", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const packages = tableRows(admin, "packages");
    const taken = async () => airportsInFull((await mira.state()).market).flatMap(({ recentlyTaken }) => recentlyTaken);
    const packageId = await load(mira);
    await mira.ok("POST", `/api/packages/${packageId}/abandon`, {});
    const shown = await taken();
    assert.deepEqual(
      shown.map((one) => [one.packageId, one.ownerId]),
      [[packageId, mira.id]],
    );
    assert.equal((await packages.edit(packageId, { settled: -7 })).status, 200);
    assert.deepEqual(await taken(), shown);
    refusedWith(await packages.edit(packageId, { ended_at: null }), 409, "constraint-violation");
    assert.deepEqual(await taken(), shown);
    assert.equal((await packages.remove(packageId)).status, 200);
    assert.deepEqual(await taken(), [], "until it is deleted");
  });

  test("[ADMIN9] the market shows the edited origin, taker and time of a taken job, loaded or ended", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto, admin] = [await cargo.settle("mira"), await cargo.settle("otto"), await cargo.admin()];
    const packages = tableRows(admin, "packages");
    const taken = async () => {
      const lists = airportsInFull((await mira.state()).market).map(({ recentlyTaken }) => recentlyTaken);
      return lists.flatMap((list) => list.map(({ ownerId, takenAt }) => [ownerId, Date.parse(takenAt)]));
    };
    const edited = async (change: Row) => {
      const answer = await packages.edit(packageId, change);
      assert.equal(answer.status, 200, answer.text);
      return taken();
    };
    const packageId = await load(mira);
    const [[, takenAt = 0] = []] = await taken();
    assert.deepEqual(await edited({ taken_at: takenAt - 1000 }), [[mira.id, takenAt - 1000]]);
    assert.deepEqual(await edited({ origin_icao: "LFPG" }), []);
    assert.deepEqual(await edited({ origin_icao: "EDDF" }), [[mira.id, takenAt - 1000]]);
    await mira.ok("POST", `/api/packages/${packageId}/abandon`, {});
    assert.deepEqual(await edited({ owner_id: otto.id }), [[otto.id, takenAt - 1000]]);
    assert.deepEqual(await edited({ origin_icao: "LFPG" }), []);
  });

  test("[ADMIN9] an edit of a pool's openers has no effect where no plane is, in the table either", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const pools = tableRows(admin, "pools");
    const { id } = await planeOf(mira);
    await mira.ok("POST", `/api/planes/${id}/fly`, { destIcao: "EDDM" });
    await mira.ok("POST", "/api/test/advance", { simMs: DAY_MS });
    const closed = await pools.one({ airport_icao: "EDDF" });
    assert.equal(closed.openers, null);
    const edited = await pools.edit({ airport_icao: "EDDF" }, { openers: 7, mean_reputation: 20 });
    assert.equal(edited.status, 200, edited.text);
    assert.deepEqual(await pools.one({ airport_icao: "EDDF" }), closed);
  });

  test("[ADMIN10] [RT1] an edit of a route takes any cash limit that the API takes", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const given = { name: "Shuttle", stops: ["EDDF", "EDDM"], stopWhenCashBelow: Number.MAX_SAFE_INTEGER };
    const [route] = (await mira.ok<StateView>("POST", "/api/routes", given)).routes;
    const edited = await tableRows(admin, "routes").edit(route?.id ?? 0, { name: "Line" });
    assert.equal(edited.status, 200, edited.text);
    assert.equal(edited.body.stop_when_cash_below, Number.MAX_SAFE_INTEGER);
  });

  test("[ADMIN8] planes in use cannot be deleted; others can, and so can players with all that belongs to them", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [players, planes] = [tableRows(admin, "players"), tableRows(admin, "planes")];
    const plane = await planeOf(mira);
    await planes.edit(plane.id, leg(await mira.state(), "EDDM", DAY_MS));
    const flying = refusedWith(await planes.remove(plane.id), 409, "plane-in-use");
    assert.equal(flying.detail, `Plane ${plane.id} is flying.`);
    const owner = refusedWith(await players.remove(mira.id), 409, "plane-in-use");
    assert.deepEqual(owner.details, { planeId: plane.id, playerId: mira.id, status: "flying", packages: 0 });
    await planes.edit(plane.id, GROUNDED);
    const packageId = await load(mira);
    const loaded = refusedWith(await planes.remove(plane.id), 409, "plane-in-use");
    assert.equal(loaded.detail, `Plane ${plane.id} carries 1 package.`);
    refusedWith(await players.remove(mira.id), 409, "plane-in-use");
    await mira.ok("POST", `/api/packages/${packageId}/abandon`, {});
    const key = { "idempotency-key": "once" };
    const accepted = await mira.call("POST", `/api/packages/${(await lightJob(mira)).id}/accept`, {}, key);
    assert.equal(accepted.status, 200, accepted.text);
    refusedWith(await planes.remove(99), 404, "unknown-row");
    refusedWith(await players.remove(99), 404, "unknown-row");
    const gone = await players.remove(mira.id);
    assert.equal(gone.status, 200, gone.text);
    assert.equal(gone.body.username, "mira");
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    for (const [table, column] of Object.entries({ planes: "owner_id", packages: "owner_id", ledger: "player_id" })) {
      assert.deepEqual(await tableRows(admin, table).all({ [column]: mira.id }), [], table);
    }
    assert.deepEqual(await tableRows(admin, "idempotency_keys").all(), []);
    const again = await cargo.settle("mira");
    assert.ok(again.id > mira.id);
    await planes.remove((await planeOf(again)).id);
    assert.deepEqual((await again.state()).planes, []);
  });

  test("[ADMIN9] a plane edited to be flying starts the clock and lands on time; grounding the last one stops the clock", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const planes = tableRows(admin, "planes");
    const plane = await planeOf(mira);
    const before = await mira.state();
    assert.equal(before.clock.running, false);
    assert.equal((await planes.edit(plane.id, leg(before, "EDDM", DAY_MS))).status, 200);
    const flying = await mira.state();
    assert.equal(flying.clock.running, true);
    assert.deepEqual([flying.planes[0]?.status, flying.planes[0]?.destIcao], ["flying", "EDDM"]);
    await planes.edit(plane.id, GROUNDED);
    const grounded = await mira.state();
    assert.equal(grounded.clock.running, false);
    await planes.edit(plane.id, leg(grounded, "EDDM", 0));
    const landed = await mira.state();
    assert.deepEqual([landed.planes[0]?.status, landed.planes[0]?.airportIcao], ["available", "EDDM"]);
    assert.deepEqual([landed.clock.running, landed.simState.clockMs], [false, grounded.simState.clockMs]);
    assert.ok(landed.packages.some(({ originIcao }) => originIcao === "EDDM"));
  });

  test("[ADMIN9] a plane and a job that an admin adds are in the game, and their ids are not used again", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [planes, packages] = [tableRows(admin, "planes"), tableRows(admin, "packages")];
    const { id: _id, ...first } = await planes.one({ id: (await planeOf(mira)).id });
    const unnumbered = await planes.add({ ...first, name: "second" });
    const numbered = await planes.add({ ...first, name: "third", id: 70 });
    assert.deepEqual([unnumbered.status, numbered.status], [201, 201]);
    assert.deepEqual((await mira.state()).planes.map(({ name }) => name).slice(1), ["second", "third"]);
    await tableRows(admin, "players").edit(mira.id, { money: 2_000_000 });
    const bought = await mira.ok<StateView>("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
    assert.equal(bought.planes.at(-1)?.id, 71);
    const contract = (await packages.all({ origin_icao: "EDDF" }))[0] as Row;
    const id = contractId(9);
    assert.equal((await packages.add({ ...contract, id, expires_at: Number(contract.expires_at) + 1 })).status, 201);
    assert.ok((await mira.state()).packages.some((job) => job.id === id));
    const body = { originIcao: "EDDF", destIcao: "EDDM", weightKg: 10 };
    await mira.ok("POST", "/api/test/create-contract", body);
    assert.ok(await packages.one({ id: contractId(10) }));
    await mira.ok("POST", `/api/packages/${id}/load`, { planeId: 70 });
  });

  test("[ADMIN9] a slot is edited by both columns of its key, and the market shows the edit", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [slots, packages] = [tableRows(admin, "slots"), tableRows(admin, "packages")];
    const key = { airport_icao: "EDDF", slot: 0 };
    const slot = await slots.one(key);
    const offers = async (id: unknown) => (await mira.state()).packages.some((job) => job.id === id);
    assert.ok(await offers(slot.package_id));
    const later = Number(slot.ready_at) + 10 * 365 * DAY_MS;
    const emptied = await slots.edit(key, { package_id: null, ready_at: later });
    assert.deepEqual([emptied.status, emptied.body], [200, { ...slot, package_id: null, ready_at: later }]);
    assert.equal(await offers(slot.package_id), false);
    assert.deepEqual(await packages.all({ id: slot.package_id }), []);
    await slots.edit(key, { ready_at: 0 });
    const filled = await slots.one(key);
    assert.equal(filled.generation, Number(slot.generation) + 1);
    assert.ok(await offers(filled.package_id));

    const job = await packages.one({ id: filled.package_id });
    assert.equal((await packages.remove(Number(job.id))).status, 200);
    assert.equal((await slots.one(key)).package_id, null);
    assert.equal(await offers(job.id), false);
    assert.equal((await packages.add(job)).status, 201);
    assert.equal((await slots.one(key)).package_id, job.id);
    assert.ok(await offers(job.id));
  });

  test("[ADMIN9] an edit of an ended package is shown, and a package set back to loaded is carried again", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, bob, admin] = [await cargo.settle("mira"), await cargo.settle("bob"), await cargo.admin()];
    const packages = tableRows(admin, "packages");
    const id = await load(mira);
    const loaded = await packages.one({ id });
    await mira.ok("POST", `/api/packages/${id}/abandon`, {});
    const shown = async (player: PlayerClient) => (await player.state()).packages.find((one) => one.id === id);
    assert.equal((await shown(mira))?.status, "abandoned");
    assert.equal(await shown(bob), undefined);
    assert.equal((await packages.edit(id, { owner_id: bob.id, settled: 0 })).status, 200);
    assert.deepEqual([await shown(mira), (await shown(bob))?.settled], [undefined, 0]);
    assert.equal((await packages.edit(id, loaded)).status, 200);
    assert.deepEqual([(await shown(mira))?.status, await shown(bob)], ["loaded", undefined]);
    assert.equal((await mira.state()).planes[0]?.cargoKg, loaded.weight_kg);
    const delivered = { status: "delivered", ended_at: loaded.taken_at, ended_sim_time: 1, settled: 7 };
    assert.equal((await packages.edit(id, delivered)).status, 200);
    assert.equal((await packages.remove(id)).status, 200);
    assert.equal(await shown(mira), undefined);
  });

  test("[ADMIN4][ADMIN9] a suspension by an edit refuses the player's sessions and API tokens, and lifting it ends them", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const made = { name: "bot", scope: "read", expiresInDays: 7 };
    const program = bearer((await mira.ok<{ token: string }>("POST", "/api/auth/tokens", made)).token);
    const players = tableRows(admin, "players");
    await players.edit(mira.id, { is_suspended: true });
    refusedWith(await mira.call("GET", "/api/state"), 403, "suspended");
    refusedWith(await cargo.call("GET", "/api/state", undefined, program), 403, "suspended");
    await players.edit(mira.id, { is_suspended: false });
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    refusedWith(await cargo.call("GET", "/api/state", undefined, program), 401, "invalid-token");
    assert.deepEqual(await tableRows(admin, "sessions").all(), []);
  });

  test("[ADMIN10] an edit to a real instant after the year 9999 is refused, because answers have dates of four-digit years", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [event] = await tableRows(admin, "events").all({ player_id: mira.id });
    const late = Date.UTC(10_000, 0, 1);
    for (const [table, key, change] of [
      ["players", mira.id, { suspended_until: late }],
      ["players", mira.id, { milestones: { "onboarding-home": late } }],
      ["events", Number(event?.id), { at: late }],
    ] as const) {
      const what = `${table} ${JSON.stringify(change)}`;
      refusedWith(await tableRows(admin, table).edit(key, change), 409, "constraint-violation", what);
    }
    const last = await tableRows(admin, "players").edit(mira.id, { suspended_until: late - 1 });
    assert.equal(last.status, 200, last.text);
  });

  test("[ADMIN10] a slot of an open airport keeps its number of jobs while the next one would get the id of a stored package", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [packages, slots] = [tableRows(admin, "packages"), tableRows(admin, "slots")];
    const { id } = await lightJob(mira);
    const { slot } = await slots.one({ airport_icao: "EDDF", package_id: id });
    await mira.ok("POST", `/api/packages/${id}/load`, { planeId: (await planeOf(mira)).id });
    await mira.ok("POST", `/api/packages/${id}/abandon`, {});
    const ended = await packages.one({ id });
    const key = { airport_icao: "EDDF", slot };
    refusedWith(await slots.remove(key), 409, "constraint-violation");
    refusedWith(await slots.edit(key, { generation: 0, ready_at: 0 }), 409, "constraint-violation");
    assert.deepEqual(await packages.one({ id }), ended);
  });

  test("[ADMIN10] an edit to an id below 1 is refused, because no plane, package or admin has it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const packageId = await load(mira);
    await mira.ok("POST", `/api/packages/${packageId}/abandon`, {});
    await admin.ok("POST", "/api/admin/invites", { uses: 1, hours: 1 });
    const [event] = await tableRows(admin, "events").all({ kind: "abandoned" });
    for (const [table, key, change] of [
      ["events", Number(event?.id), { plane_id: 0 }],
      ["events", Number(event?.id), { package_id: -1 }],
      ["packages", packageId, { plane_id: 0 }],
      ["invites", 1, { admin_id: 0 }],
    ] as const) {
      const what = `${table} ${JSON.stringify(change)}`;
      refusedWith(await tableRows(admin, table).edit(key, change), 409, "constraint-violation", what);
    }
  });

  test("[ADMIN5] every edit is in the audit with its changes; an edit that changes nothing has no entry", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const before = await tableRows(admin, "audit").all();
    const { revision } = await mira.state();
    const player = await tableRows(admin, "players").one({ id: mira.id });
    assert.deepEqual((await tableRows(admin, "players").edit(mira.id, player)).body, player);
    assert.deepEqual((await tableRows(admin, "players").edit(mira.id, {})).body, player);
    assert.equal((await mira.state()).revision, revision);
    await tableRows(admin, "players").edit(mira.id, { company_name: "Mira Air", reputation: 9_000 });
    const event = { id: 900, player_id: mira.id, kind: "landed", clock_ms: 1, at: 1, data: { a: 1 } };
    const added = await tableRows(admin, "events").add(event);
    await tableRows(admin, "events").remove(900);
    const entries = (await tableRows(admin, "audit").all()).slice(before.length);
    assert.deepEqual(
      entries.map(({ admin_id, admin_name, action, target, data }) => [admin_id, admin_name, action, target, data]),
      [
        [
          admin.id,
          "admin",
          "row-edited",
          `players ${mira.id}`,
          {
            before: { company_name: "mira", reputation: 20_000 },
            after: { company_name: "Mira Air", reputation: 9_000 },
          },
        ],
        [admin.id, "admin", "row-added", "events 900", { row: added.body }],
        [admin.id, "admin", "row-deleted", "events 900", { row: added.body }],
      ],
    );
    await mira.ok("POST", `/api/packages/${(await lightJob(mira)).id}/accept`, {});
    assert.ok((await tableRows(admin, "events").all()).every(({ id }) => Number(id) !== 900));
    assert.equal((await tableRows(admin, "events").all()).at(-1)?.id, 901);
  });

  test("[ADMIN10] an edit that breaks an invariant is 409 with the violations, and changes nothing", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, bob, admin] = [await cargo.settle("mira"), await cargo.settle("bob", "LFPG"), await cargo.admin()];
    const clockMs = (await mira.state()).simState.clockMs;
    const [plane, other] = [(await planeOf(mira)).id, (await planeOf(bob)).id];
    const flight = leg(await mira.state(), "EDDM", DAY_MS);
    const carried = await load(mira);
    const open = (await lightJob(mira)).id;
    const slot = (id: unknown) => ({ airport_icao: "EDDF", slot: id });
    const taken = await tableRows(admin, "slots").one({ airport_icao: "EDDF", package_id: open });
    const emptied = (await tableRows(admin, "slots").all({ airport_icao: "EDDF" })).find(
      (row) => row.package_id === null,
    );
    const key = jobIdKey((await loadWorld(cargo.store.read)).seed);
    const edits: readonly [string, number | Row, Row, RegExp][] = [
      ["players", mira.id, { username: "mi ra" }, /other characters/],
      ["players", mira.id, { username_key: "other" }, /not the username in lower case/],
      ["players", mira.id, { username: "Founder", username_key: "founder" }, /reserved/],
      ["players", mira.id, { home_icao: "XQXQ" }, /XQXQ is no airport/],
      ["players", mira.id, { lapses: [-1] }, /no list of instants/],
      ["players", mira.id, { money: 2e12 }, /more than/],
      ["players", mira.id, { openings: [-1] }, /openings of player \d+ is no list of instants/],
      ["players", mira.id, { invitations_sent: {} }, /invitations_sent of player \d+ is no list of instants/],
      ["players", mira.id, { owed: 2e12 }, /owes more than/],
      ["players", mira.id, { abandonments: [{ icao: "XQXQ", at: [1], until: 0 }] }, /no list of airports/],
      ["players", mira.id, { abandonments: [{ icao: "EDDF", at: [-1], until: 0 }] }, /no list of airports/],
      ["players", mira.id, { created_at: Number.MAX_SAFE_INTEGER }, /created_at is beyond/],
      ["planes", plane, { model_id: "A380" }, /unknown/],
      ["planes", plane, { airport_icao: "XQXQ" }, /no airport/],
      ["planes", plane, { queue: 5 }, /no list of ICAO codes/],
      ["planes", plane, { queue: ["eddm"] }, /no list of ICAO codes/],
      ["planes", plane, { queue: Array(13).fill("EDDM") }, /more than 12 legs/],
      ["planes", plane, { fuel_l: 99_999 }, /tank/],
      ["planes", plane, { status: "flying" }, /dest_icao must be set/],
      ["planes", plane, { dest_icao: "EDDM" }, /dest_icao must be null/],
      ["planes", plane, { ...flight, dest_icao: "EDDF" }, /same airport/],
      ["planes", plane, { ...flight, dest_icao: "XQXQ" }, /no airport/],
      ["planes", plane, { ...flight, wind_factor: 2 }, /wind factor/],
      ["planes", plane, { ...flight, departure_sim_time: clockMs + 1 }, /lies ahead/],
      ["planes", plane, { ...flight, departure_sim_time: 1, arrival_sim_time: 2 }, /has passed/],
      ["planes", plane, { status: "repairing" }, /repair_started_sim_time must be set/],
      ["planes", plane, { owner_id: bob.id }, /is on plane/],
      ["planes", plane, { id: 50 }, /does not exist/],
      ["packages", carried, { plane_id: other }, /of player/],
      ["packages", carried, { plane_id: 99 }, /does not exist/],
      ["packages", carried, { weight_kg: 50_000 }, /above its payload/],
      ["packages", carried, { expires_at: 1 }, /expires_at must be null/],
      ["packages", carried, { status: "delivered" }, /ended_at must be set/],
      ["packages", carried, { status: "open", expires_at: 4e15 }, /must be null/],
      ["packages", carried, { commodity: "gold" }, /unknown/],
      ["packages", carried, { special: "gold" }, /unknown/],
      ["packages", carried, { payout: 2e12 }, /more than/],
      ["packages", carried, { taken_at: 4e15 }, /lies ahead/],
      ["packages", carried, { status: "delivered", ended_at: 1, ended_sim_time: 1, settled: 0 }, /after it ended/],
      ["packages", open, { owner_id: mira.id }, /owner_id must be null/],
      ["packages", open, { expires_at: 1 }, /has passed/],
      ["packages", open, { dest_icao: "EDDF" }, /same airport/],
      ["packages", open, { origin_icao: "LOWW" }, /no open job of it/],
      ["packages", open, { id: jobId(key, { number: 1 }, 0, 900) }, /will have/],
      ["packages", open, { id: jobId(key, { number: 60_000 }, 0, 1) }, /does not exist/],
      ["slots", slot(taken.slot), { package_id: carried }, /no open job of it/],
      ["slots", slot(taken.slot), { generation: 9 }, /no open job of it/],
      ["slots", slot(taken.slot), { slot: 12 }, /slots 0 to 10/],
      ["slots", slot(emptied?.slot), { generation: 0 }, /would come to again/],
      ["slots", slot(emptied?.slot), { generation: 2 ** 40 }, /at most/],
      ["pools", { airport_icao: "EDDF" }, { number: 60_000 }, /the next one/],
      ["events", 1, { data: [] }, /no object/],
      ["events", 1, { id: Number.MAX_SAFE_INTEGER }, /beyond/],
    ];
    const before = await dump(admin);
    for (const [table, key, change, expected] of edits) {
      const answer = await tableRows(admin, table).edit(key, change);
      const what = `${table} ${JSON.stringify(change)}`;
      const { detail, details } = refusedWith(answer, 409, "constraint-violation", what);
      assert.match(detail, expected, what);
      assert.partialDeepStrictEqual(details, { kind: "invariant", table });
    }
    assert.deepEqual(await dump(admin), before);
    await mira.ok("POST", `/api/packages/${carried}/abandon`, {});
  });

  test("[ADMIN10] [RT9] an edit cannot change the owner of a route in use, and deleting the route takes its planes off it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto, admin] = [await cargo.settle("mira"), await cargo.settle("otto"), await cargo.admin()];
    const routes = tableRows(admin, "routes");
    const { airportIcao } = await planeOf(mira);
    const made = { name: "Shuttle", stops: [airportIcao, "EDDM", "EDDS"] };
    const route = (await mira.ok<StateView>("POST", "/api/routes", made)).routes[0]?.id ?? assert.fail();
    await mira.ok("POST", `/api/planes/${(await planeOf(mira)).id}/route`, { routeId: route });
    assert.equal((await planeOf(mira)).queue.length, 3);
    const { detail } = refusedWith(await routes.edit(route, { owner_id: otto.id }), 409, "constraint-violation");
    assert.match(detail, /is on route/);
    const planes = tableRows(admin, "planes");
    const edits: readonly (readonly [Row, RegExp])[] = [
      [GROUNDED, /route is not active/],
      [{ route_status: "stopped", route_reason: "cash-floor" }, /route has not stopped/],
    ];
    for (const [change, expected] of edits) {
      const answer = await planes.edit((await planeOf(mira)).id, { ...change, line_kg: null, line_payout: null });
      assert.match(refusedWith(answer, 409, "constraint-violation").detail, expected);
    }
    assert.equal((await routes.remove(route)).status, 200);
    const plane = await planeOf(mira);
    assert.deepEqual([plane.route, plane.queue, plane.status], [undefined, [], "flying"]);
    assert.equal((await mira.state()).player.desks.used, 0);
    const reopened = cargoTestApp(t, cargo.store);
    const rows = tableRows(await reopened.admin(), "planes");
    assert.partialDeepStrictEqual(await rows.one({ id: plane.id }), { route_id: null, queue: [] });
  });

  test("[ADMIN9] [RT9] a plane that waits for cash starts again after an edit of its owner's cash or of its route", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    const edits: readonly ((playerId: number, routeId: number) => Promise<{ status: number }>)[] = [
      (id) => tableRows(admin, "players").edit(id, { money: 2_000_000 }),
      (_playerId, id) => tableRows(admin, "routes").edit(id, { stop_when_cash_below: 0 }),
    ];
    for (const [number, edit] of edits.entries()) {
      const mira = await cargo.settle(`mira-${number}`);
      const shown = async () => {
        const { route, status } = await planeOf(mira);
        return [route?.status, status];
      };
      const made = { name: "Shuttle", stops: ["EDDF", "EDDM"], stopWhenCashBelow: 1_000_000 };
      const route = (await mira.ok<StateView>("POST", "/api/routes", made)).routes[0]?.id ?? assert.fail();
      await mira.ok("POST", `/api/planes/${(await planeOf(mira)).id}/route`, { routeId: route });
      assert.deepEqual(await shown(), ["stopped", "available"]);
      assert.equal((await edit(mira.id, route)).status, 200);
      assert.deepEqual(await shown(), ["active", "flying"]);
    }
  });

  test("[ADMIN10] an overloaded plane may fly and be edited, but not be loaded further", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const [planes, packages] = [tableRows(admin, "planes"), tableRows(admin, "packages")];
    const plane = (await planeOf(mira)).id;
    const carried = await load(mira);
    await planes.edit(plane, { model_id: "B748" });
    await packages.edit(carried, { weight_kg: 5_000 });
    refusedWith(await planes.edit(plane, { model_id: "C208" }), 409, "constraint-violation");
    await cargo.store.write.updateTable("planes").set({ model_id: "SF34" }).execute();
    const reopened = cargoTestApp(t, cargo.store);
    const panel = await reopened.admin();
    const [planesThere, packagesThere] = [tableRows(panel, "planes"), tableRows(panel, "packages")];
    refusedWith(await packagesThere.edit(carried, { weight_kg: 5_001 }), 409, "constraint-violation");
    refusedWith(await planesThere.edit(plane, { model_id: "C208" }), 409, "constraint-violation");
    assert.equal((await planesThere.edit(plane, { name: "heavy" })).status, 200);
    assert.equal((await packagesThere.edit(carried, { weight_kg: 4_000 })).status, 200);
  });

  if (engine === "postgres") {
    test("[ADMIN9][STORE3] another process shows an edit at its next read, including edits of ended packages", async (t) => {
      const url = await freshUrl(t);
      const [one, two] = await Promise.all([openCargoStore(url), openCargoStore(url)]);
      const cargo = cargoTestApp(t, one);
      const elsewhere = cargoTestApp(t, two);
      t.after(() => Promise.all([one.close(), two.close()]));
      const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
      const state = async () => {
        const { body } = await elsewhere.call<StateView>("GET", "/api/state", undefined, {
          authorization: `Bearer ${mira.token}`,
        });
        return body;
      };
      const id = await load(mira);
      await mira.ok("POST", `/api/packages/${id}/abandon`, {});
      assert.ok((await state()).packages.some((one) => one.id === id));
      await tableRows(admin, "packages").remove(id);
      await tableRows(admin, "players").edit(mira.id, { money: 77 });
      const shown = await state();
      assert.equal(shown.player.money, 77);
      assert.equal(
        shown.packages.some((one) => one.id === id),
        false,
      );
    });
  }
});
