import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp } from "../testing/cargo-app.ts";
import { airportsInFull, planeOf, storedPlayer, withStatus } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import { listening, openStates, type StateReader } from "../testing/state-reader.ts";
import type { StateView } from "./schemas.ts";

/** Longer than the least time between two frames, so that the next one would be sent at once. */
const rested = () => delay(1100);

async function aStage(t: TestContext, openFresh: Parameters<typeof freshCargoApp>[1]) {
  const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
  return { stage, port: await listening(stage.cargo.app) };
}

/** Asserts that `work` sends no frame: the next frame must be that of `change`. */
async function bringsNoFrame(
  states: StateReader,
  work: () => Promise<unknown>,
  change: () => Promise<StateView>,
): Promise<void> {
  await rested();
  await work();
  // By now a frame of the work would have been sent.
  await delay(100);
  const { revision } = await change();
  assert.equal((await states.frame()).revision, revision);
}

onEachEngine(
  (_engine, openFresh) => {
    test("[STREAM1] [STREAM2] the first frame is sent at once: the snapshot, with its revision as id", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const { reader } = await openStates(t, port, pilot.token);
      assert.match(String(reader.response.headers["content-type"]), /^text\/event-stream/);
      assert.equal(reader.response.headers["cache-control"], "no-store, no-transform");
      assert.deepEqual((await reader.items.next()).value, { retry: 2000 });
      const { value } = await reader.items.next();
      assert.ok(value && "data" in value);
      const frame = JSON.parse(value.data) as StateView;
      const state = await pilot.state();
      assert.deepEqual(Object.keys(value).sort(), ["data", "id"]);
      assert.equal(value.id, String(state.revision));
      assert.deepEqual(Object.keys(frame), Object.keys(state));
      const lasting = ({ packages, player, market: { world: _, ...market }, ...rest }: StateView) => ({
        ...rest,
        player: storedPlayer({ player }),
        market,
        packages: packages.map(({ expiresRealMs: __, ...one }) => one),
      });
      const { depth: ___, ...economy } = state.economy;
      assert.deepEqual(lasting(frame), { ...lasting(state), economy });
    });

    test("[STREAM1] a frame has no ended packages, even if they ended during the stream", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const [before, meanwhile] = [await stage.loaded(pilot), await stage.loaded(pilot)];
      await pilot.ok("POST", `/api/packages/${before}/abandon`);
      const states = await openStates(t, port, pilot.token);
      const first = await states.frame();
      assert.deepEqual([withStatus(first, "abandoned"), withStatus(first, "loaded").length], [[], 1]);
      await pilot.ok("POST", `/api/packages/${meanwhile}/abandon`);
      const second = await states.frame();
      assert.deepEqual([withStatus(second, "abandoned"), withStatus(second, "loaded")], [[], []]);
      assert.equal(withStatus(await pilot.state(), "abandoned").length, 2);
    });

    test("[STREAM2] time that passes during a flight or a repair sends no frame, and a landing sends one", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const [mira, otto] = [await stage.pilot(), await stage.pilot()];
      await mira.ok("POST", `/api/planes/${mira.planeId}/fly`, { destIcao: "EDDM" });
      await otto.ok("POST", "/api/test/set-health", { planeId: otto.planeId, health: 50 });
      await otto.ok("POST", `/api/planes/${otto.planeId}/repair`);
      const states = await openStates(t, port, mira.token);
      const first = await states.frame();
      const passes = async () => {
        stage.cargo.clock.advance(30_000);
        await stage.cargo.game.host.tick();
        assert.ok((await mira.state()).simState.clockMs > first.simState.clockMs);
      };
      const path = `/api/planes/${mira.planeId}/rename`;
      await bringsNoFrame(states, passes, () => mira.ok("POST", path, { name: "Heidi" }));
      await mira.ok("POST", "/api/test/advance", { simMs: HOUR_MS });
      const landed = await states.frame();
      assert.deepEqual([landed.planes[0]?.status, landed.planes[0]?.airportIcao], ["available", "EDDM"]);
    });

    test("[STREAM2] the player's action sends a frame; a refusal, a dry run and another player's unrelated change do not", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const [mira, otto] = [await stage.pilot(), await stage.pilot()];
      const states = await openStates(t, port, mira.token);
      await states.frame();
      const rename = (name: string) => mira.ok<StateView>("POST", `/api/planes/${mira.planeId}/rename`, { name });
      const { revision } = await rename("One");
      const renamed = await states.frame();
      assert.deepEqual([renamed.planes[0]?.name, renamed.revision], ["One", revision]);
      const path = `/api/planes/${mira.planeId}/fly`;
      await bringsNoFrame(
        states,
        async () => {
          await mira.call("POST", path, { destIcao: "EDDF" });
          await mira.ok("POST", `${path}?preview=true`, { destIcao: "EDDM" });
          await otto.ok("POST", "/api/test/add-cash", {});
          await otto.ok("POST", `/api/planes/${otto.planeId}/rename`, { name: "Mine" });
          await mira.ok("GET", "/api/history/events");
        },
        () => rename("Two"),
      );
    });

    test("[STREAM2] two commands that undo each other within a second send a frame with the last one's revision", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const states = await openStates(t, port, pilot.token);
      const { planes } = await states.frame();
      const rename = (name: string | undefined) =>
        pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/rename`, { name });
      await rename("Other");
      const { revision } = await rename(planes[0]?.name);
      const frame = await states.frame();
      assert.deepEqual([frame.revision, frame.planes[0]?.name], [revision, planes[0]?.name]);
    });

    test("[STREAM2] [FAIR3] a leg that is queued and cancelled at once sends a frame with the openings that are left", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const states = await openStates(t, port, pilot.token);
      const { left } = (await states.frame()).player.scouting;
      const path = `/api/planes/${pilot.planeId}/queue`;
      await pilot.ok("POST", path, { destIcao: "LOWW" });
      await pilot.ok("POST", `${path}/cancel`, { index: 0 });
      assert.equal((await states.frame()).player.scouting.left, left - 1);
    });

    test("[STREAM2] an admin's deletion of a taken job sends a frame to all who see who took it, ended or not", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const [mira, otto, admin] = [await stage.pilot(), await stage.pilot(), await stage.cargo.admin()];
      const jobs = withStatus(await otto.state(), "open").filter(({ weightKg }) => weightKg < 1000);
      const [ended, reserved] = jobs.map(({ id }) => id);
      for (const id of [ended, reserved]) await otto.ok("POST", `/api/packages/${id}/accept`);
      await otto.ok("POST", `/api/packages/${ended}/abandon`);
      const states = await openStates(t, port, mira.token);
      const taken = ({ market }: StateView) =>
        airportsInFull(market)[0]?.recentlyTaken.map(({ packageId }) => packageId);
      assert.deepEqual(taken(await states.frame())?.toSorted(), [ended, reserved].toSorted());
      const path = "/api/admin/tables/packages/rows?pk.id=";
      await admin.ok("DELETE", `${path}${ended}`);
      assert.deepEqual(taken(await states.frame()), [reserved]);
      await admin.ok("DELETE", `${path}${reserved}`);
      assert.deepEqual(taken(await states.frame()), []);
    });

    test("[STREAM2] changes by others at the player's airports send a frame, and changes at other airports do not", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const [mira, otto, lena] = [await stage.pilot(), await stage.pilot(), await stage.pilot()];
      // The clock runs, and lena is away from EDDF.
      await lena.ok("POST", `/api/planes/${lena.planeId}/fly`, { destIcao: "EDDH" });
      const states = await openStates(t, port, mira.token);
      const first = await states.frame();
      const [job] = withStatus(first, "open").filter(({ weightKg }) => weightKg < 1000);
      await otto.ok("POST", `/api/packages/${job?.id}/accept`);
      const taken = await states.frame();
      assert.ok(!taken.packages.some(({ id }) => id === job?.id));
      assert.equal(airportsInFull(taken.market)[0]?.recentlyTaken[0]?.ownerName, otto.username);
      await otto.ok("POST", `/api/planes/${otto.planeId}/fly`, { destIcao: "EDDM" });
      const departed = await states.frame();
      assert.equal(departed.market.planes.find(({ id }) => id === otto.planeId)?.destIcao, "EDDM");
      const queue = `/api/planes/${lena.planeId}/queue`;
      await bringsNoFrame(
        states,
        async () => {
          await lena.ok("POST", queue, { destIcao: "EDDK" });
          await lena.ok("POST", "/api/test/create-contract", { originIcao: "EDDH", destIcao: "EDDM", weightKg: 5 });
        },
        () => mira.ok("POST", `/api/planes/${mira.planeId}/rename`, { name: "Heidi" }),
      );
    });

    test("[STREAM2] the start of the clock sends a frame to all players", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const away = await stage.cargo.settle("away", "KJFK");
      const states = await openStates(t, port, pilot.token);
      assert.equal((await states.frame()).clock.running, false);
      await away.ok("POST", `/api/planes/${(await planeOf(away)).id}/fly`, { destIcao: "KBOS" });
      assert.equal((await states.frame()).clock.running, true);
      await away.ok("POST", "/api/test/set-timescale", { timeScale: 0 });
      assert.equal((await states.frame()).clock.timeScale, 0);
    });

    test("[STREAM2] many changes at once send one frame, the newest", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const states = await openStates(t, port, pilot.token);
      await states.frame();
      const path = `/api/planes/${pilot.planeId}/rename`;
      await Promise.all(Array.from({ length: 30 }, (_, index) => pilot.ok("POST", path, { name: `Name ${index}` })));
      const last = await pilot.ok<StateView>("POST", path, { name: "Last" });
      let frames = 0;
      for (let frame: StateView | undefined; frame?.revision !== last.revision; frames++) frame = await states.frame();
      assert.ok(frames < 6, `${frames} frames`);
    });

    test("[STREAM3] a frame of one airport is below 5 KB with gzip, and about 10 KB without", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      for (const [headers, most] of [
        [{ "accept-encoding": "gzip" }, 5000],
        [{ "accept-encoding": "identity" }, 10_000],
      ] as const) {
        const { reader, frame } = await openStates(t, port, pilot.token, headers);
        const isZipped = headers["accept-encoding"] === "gzip";
        assert.equal(reader.response.headers["content-encoding"], isZipped ? "gzip" : undefined);
        assert.match(String(reader.response.headers.vary), /accept-encoding/i);
        assert.equal((await frame()).player.id, pilot.id);
        const { bytesRead } = reader.response.socket;
        assert.ok(bytesRead < most, `${bytesRead} bytes`);
        await pilot.ok("POST", `/api/planes/${pilot.planeId}/rename`, { name: `Plane ${most}` });
        await frame();
        // Repeated content costs almost nothing in the compressed stream.
        const more = reader.response.socket.bytesRead - bytesRead;
        assert.ok(more < (isZipped ? 3000 : most), `${more} bytes`);
      }
    });

    test("[STREAM4] a reconnecting client gets a frame only if the revision changed, or if its id is in the future", async (t) => {
      const { stage, port } = await aStage(t, openFresh);
      const pilot = await stage.pilot();
      const { revision } = await pilot.state();
      const rename = (name: string) => pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/rename`, { name });
      const after = (id: number | string) => openStates(t, port, pilot.token, { "last-event-id": String(id) });
      const same = await after(revision);
      await bringsNoFrame(
        same,
        async () => undefined,
        () => rename("Heidi"),
      );
      assert.equal((await (await after(revision)).frame()).revision, revision + 1);
      assert.equal((await (await after(revision + 1000)).frame()).revision, revision + 1);
      assert.equal((await (await after("")).frame()).revision, revision + 1);
      for (const id of ["nothing", "-1", "1.5", "1e3"]) {
        const answer = await pilot.call("GET", "/api/stream", undefined, { "last-event-id": id });
        refusedWith(answer, 400, "malformed-request", id);
      }
    });
  },
  { concurrency: true },
);
