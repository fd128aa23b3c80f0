import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Frame, FrameReader } from "@outbound/client/cargo-frames.ts";
import type { ReadEvent } from "@outbound/kit/event-stream/testing/parse-frame.ts";
import { readStream } from "@outbound/kit/event-stream/testing/stream-server.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTables, TABLES } from "../store/tables.ts";
import { bearer, freshCargoApp } from "../testing/cargo-app.ts";
import { airportsInFull, withStatus } from "../testing/snapshot.ts";
import { type Pilot, Stage } from "../testing/stage.ts";
import { listening } from "../testing/state-reader.ts";
import { createCargoApp } from "./app.ts";
import type { StateView } from "./schemas.ts";

interface Delta {
  readonly from: string;
  readonly [field: string]: unknown;
}

/** Opens a stream of deltas. `frame` resolves with its next message and the resulting state. */
async function openDeltas(
  t: TestContext,
  port: number,
  pilot: Pick<Pilot, "token">,
  { after = "", encoding = "gzip" } = {},
) {
  const headers = { ...bearer(pilot.token), "accept-encoding": encoding, "last-event-id": after };
  const stream = await readStream(port, headers, "/api/stream?frames=delta");
  t.after(() => stream.close());
  assert.equal(stream.response.statusCode, 200);
  const reader = new FrameReader();
  const message = async (): Promise<Required<ReadEvent>> => {
    const { id, event, data } = (await stream.next()) ?? assert.fail("the stream ended");
    assert.match(id ?? "", /^[0-9]+-[0-9a-z]+$/);
    return { id: id ?? "", event: event ?? "", data };
  };
  const frame = async () => {
    const next = await message();
    return { ...next, delta: JSON.parse(next.data) as Delta, state: reader.take(next) as Frame };
  };
  return { stream, reader, message, frame };
}

onEachEngine((engine, openFresh) => {
  test("[STREAM8] [STREAM9] a stream with frames=delta sends a snapshot and then changes, and a client that reconnects gets what it missed", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const port = await listening(stage.cargo.app);
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const states = await openDeltas(t, port, mira);
    const first = await states.frame();
    assert.equal(first.event, "snapshot");
    const whole = await mira.state();
    assert.deepEqual(Object.keys(first.state), Object.keys(whole));
    assert.deepEqual([first.state.revision, "depth" in first.state.economy], [whole.revision, false]);

    const path = `/api/planes/${mira.planeId}/rename`;
    const { revision } = await mira.ok<StateView>("POST", path, { name: "One" });
    const renamed = await states.frame();
    const { v, from, at, clockMs, ...changes } = renamed.delta;
    assert.deepEqual([renamed.event, v, from, typeof at, typeof clockMs], ["delta", 1, first.id, "number", "number"]);
    assert.deepEqual(changes, { planes: { [mira.planeId]: renamed.state.planes[0] } });
    assert.deepEqual([renamed.state.revision, renamed.state.planes[0]?.name], [revision, "One"]);
    assert.equal(Number.parseInt(renamed.id, 10), revision);

    states.stream.close();
    const [job] = withStatus(whole, "open").filter(({ weightKg }) => weightKg < 1000);
    await otto.ok("POST", `/api/packages/${job?.id}/accept`);
    const back = await openDeltas(t, port, mira, { after: renamed.id, encoding: "identity" });
    const cleared = await back.message();
    const before = states.reader.take(cleared) ?? assert.fail("a gap");
    assert.deepEqual(
      [cleared.event, cleared.id, (JSON.parse(cleared.data) as Delta).from],
      ["delta", renamed.id, renamed.id],
      "a client that loses the connection now has not yet got what it missed",
    );
    const again = await openDeltas(t, port, mira, { after: cleared.id });
    assert.deepEqual([(await again.message()).id, (await again.message()).event], [renamed.id, "delta"]);
    again.stream.close();
    assert.ok(
      before.packages.some(({ id }) => id === job?.id),
      "a job goes with the message that says who took it",
    );
    const filled = await back.message();
    const state = states.reader.take(filled) ?? assert.fail("a gap");
    assert.deepEqual([filled.event, Number.parseInt(filled.id, 10)], ["delta", (await mira.state()).revision]);
    assert.deepEqual(state.market.airports, (await mira.state()).market.airports);
    assert.equal(airportsInFull(state.market)[0]?.recentlyTaken[0]?.packageId, job?.id);
    const { packages } = JSON.parse(filled.data) as Delta & { packages: Record<string, null> };
    assert.equal(packages[job?.id ?? 0], null);
    assert.deepEqual(state.packages.map(({ id }) => id).sort(), idsOf(await mira.state()));

    const { cargo } = stage;
    const admin = await cargo.admin();
    await admin.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${mira.id}`, { money: 4_711 });
    const edited = states.reader.take(await back.message());
    assert.equal(edited?.player.money, 4_711);

    for (const after of ["7-abc", String(revision), `${revision}-zzzz`]) {
      assert.equal((await (await openDeltas(t, port, mira, { after })).frame()).event, "snapshot", after);
    }
    for (const id of ["nothing", "-1", "1-", "1-A B"]) {
      const answer = await mira.call("GET", "/api/stream?frames=delta", undefined, { "last-event-id": id });
      refusedWith(answer, 400, "malformed-request", id);
    }
    refusedWith(await mira.call("GET", "/api/stream?frames=other"), 400, "malformed-request");
  });

  test("[STREAM2] [STREAM8] two commands that undo each other within a second send a delta with the last one's revision", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const states = await openDeltas(t, await listening(stage.cargo.app), pilot);
    const first = await states.frame();
    const [plane] = first.state.planes;
    const rename = (name: string | undefined) =>
      pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/rename`, { name });
    await rename("Other");
    const { revision } = await rename(plane?.name);
    const { delta, state } = await states.frame();
    assert.deepEqual(Object.keys(delta), ["v", "from", "at", "clockMs"]);
    assert.deepEqual([delta.from, state.revision, state.planes], [first.id, revision, first.state.planes]);
  });

  test("[STREAM9] a client that reconnects to another process gets what it missed with PostgreSQL, and a snapshot with SQLite", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const states = await openDeltas(t, await listening(cargo.app), mira);
    const first = await states.frame();
    states.stream.close();
    const jobs = withStatus(await mira.state(), "open").filter(({ weightKg }) => weightKg < 1000);
    for (const { id } of jobs.slice(0, 2)) await otto.ok("POST", `/api/packages/${id}/accept`);
    const newest = (await mira.state()).revision;

    if (engine === "sqlite") await cargo.app.close();
    const store = engine === "sqlite" ? cargo.store : await openStore<CargoTables>(cargo.store.url, { tables: TABLES });
    const { app } = createCargoApp({ store, version: "1.2.3", clock: cargo.clock, settings: { rateLimit: false } });
    t.after(() => app.close().then(() => (store === cargo.store ? undefined : store.close())));
    const port = await listening(app);
    const back = await openDeltas(t, port, mira, { after: first.id });
    let missed = await back.message();
    states.reader.take(missed);
    assert.equal(missed.event, engine === "sqlite" ? "snapshot" : "delta");
    if (engine === "postgres") {
      missed = await back.message();
      states.reader.take(missed);
    }
    assert.equal(Number.parseInt(missed.id, 10), newest);
    const response = await app.inject({ url: "/api/state", headers: bearer(mira.token) });
    const state = response.json<StateView>();
    assert.deepEqual(states.reader.state?.packages.map(({ id }) => id).sort(), idsOf(state));
    assert.deepEqual(states.reader.state?.market.airports, state.market.airports);
    const [revision = ""] = first.id.split("-");
    const failedOver = await openDeltas(t, port, mira, { after: `${revision}-zzzz` });
    assert.equal((await failedOver.frame()).event, "snapshot", "another history has the number");
  });
});

const idsOf = ({ packages }: StateView): number[] => packages.map(({ id }) => id).sort();
