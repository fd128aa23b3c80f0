/** Races: the same cash, plane, job or key is used twice at the same time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { freshCargoApp, TEST_HOME, TEST_PASSWORD } from "@outbound/cargo/testing/cargo-app.ts";
import { leaveMoney, Stage } from "@outbound/cargo/testing/stage.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { brokenStore } from "../harness/cargo/broken-tables.ts";

const AT_ONCE = 12;
const times = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(index)));
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
/** One success, and the rest refused. */
function onlyOne(answers: readonly { readonly status: number; readonly text: string }[], refusal: number): void {
  const expected = [200, ...Array.from({ length: AT_ONCE - 1 }, () => refusal)];
  assert.deepEqual(statuses(answers), expected, answers.map(({ text }) => text.slice(0, 80)).join("\n"));
}

onEachEngine((_engine, openFresh) => {
  test("[OWN1] [LEDGER2] cash for one plane buys one, however many are bought at once", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    const { catalog, planes } = await pilot.state();
    const [cheapest] = catalog.toSorted((a, b) => a.price - b.price);
    await leaveMoney(pilot, (cheapest?.price ?? 0) + 1);
    const body = { modelId: cheapest?.id, icao: TEST_HOME };
    const answers = await times((index) =>
      pilot.call("POST", "/api/planes/buy", body, index % 2 === 0 ? {} : { "idempotency-key": `k${index}` }),
    );
    onlyOne(answers, 409);
    assert.equal((await pilot.state()).planes.length, planes.length + 1);
    assert.deepEqual(await brokenStore(cargo.store), []);
  });

  test("[OWN1] a plane is sold once, and paid once", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    await pilot.ok("POST", "/api/planes/buy", { modelId: "C208", icao: TEST_HOME });
    const before = (await pilot.state()).player.money;
    const answers = await times(() => pilot.call<StateView>("POST", `/api/planes/${pilot.planeId}/sell`, {}));
    onlyOne(answers, 404);
    const sold = answers.find(({ status }) => status === 200)?.body.player.money ?? 0;
    assert.ok(sold > before);
    assert.equal((await pilot.state()).player.money, sold);
    assert.deepEqual(await brokenStore(cargo.store), []);
  });

  test("[LOAD3] a job goes to one of many players who take it at once", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const pilots = [];
    for (let count = 0; count < AT_ONCE; count += 1) pilots.push(await stage.pilot());
    const job = await stage.contract(pilots[0] ?? assert.fail());
    const answers = await Promise.all(
      pilots.map((pilot, index) =>
        index % 2 === 0
          ? pilot.call("POST", `/api/packages/${job}/accept`, {}, { "idempotency-key": "mine" })
          : pilot.call("POST", `/api/packages/${job}/load`, { planeId: pilot.planeId }, { "idempotency-key": "mine" }),
      ),
    );
    onlyOne(answers, 409);
    const rows = await cargo.store.read.selectFrom("packages").select("owner_id").where("id", "=", job).execute();
    const winner = pilots[answers.findIndex(({ status }) => status === 200)];
    assert.deepEqual(
      rows.map(({ owner_id }) => owner_id),
      [winner?.id],
    );
  });

  test("[RETRY1] a player's key has no effect on the requests of anyone else, including admins", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const admin = await cargo.admin();
    const key = { "idempotency-key": "shared" };
    const cash = { amount: 5 };
    const answers = [];
    for (const player of [mira, otto]) answers.push(await player.call("POST", "/api/test/add-cash", cash, key));
    answers.push(await admin.call("POST", `/api/admin/players/${otto.id}/suspend`, { suspended: false }, key));
    for (const { status, headers, text } of answers) {
      assert.deepEqual([status, headers["idempotency-replayed"]], [200, undefined], text);
    }
    assert.deepEqual(await brokenStore(cargo.store), []);
  });

  test("[AUTH5] an account that is deleted while it spends leaves nothing behind", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const [leaver, other] = [await stage.pilot(), await stage.pilot()];
    const [gone, ...spent] = await Promise.all([
      leaver.call("DELETE", "/api/auth/account", { password: TEST_PASSWORD }),
      ...Array.from({ length: AT_ONCE }, () =>
        leaver.call("POST", "/api/planes/buy", { modelId: "C208", icao: TEST_HOME }),
      ),
    ]);
    assert.equal(gone?.status, 204);
    for (const { status, text } of spent) assert.ok([200, 401, 409].includes(status), `${status} ${text}`);
    const owners = await cargo.store.read.selectFrom("planes").select("owner_id").execute();
    assert.deepEqual([...new Set(owners.map(({ owner_id }) => owner_id))], [other.id]);
    assert.deepEqual(await brokenStore(cargo.store), []);
  });
});
