import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTables, TABLES } from "../store/tables.ts";
import { type CargoTestApp, cargoTestApp, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { listening, openStates } from "../testing/state-reader.ts";
import { createCargoApp } from "./app.ts";
import type { SessionView, SignedInView } from "./schemas.ts";

/** Opens another session of the player. */
async function signIn(cargo: CargoTestApp, username: string): Promise<string> {
  const account = { username, password: TEST_PASSWORD };
  return (await cargo.ok<SignedInView>("POST", "/api/auth/sign-in", account)).token;
}

/** Creates a player with two sessions and a stream in one of them. */
async function watched(t: TestContext, cargo: CargoTestApp, port: number, username: string) {
  const player = await cargo.settle(username);
  const token = await signIn(cargo, username);
  const states = await openStates(t, port, token);
  await states.frame();
  const { sessions } = await player.ok<{ readonly sessions: readonly SessionView[] }>("GET", "/api/auth/sessions");
  const streaming = sessions.find(({ current }) => !current)?.id;
  return { player, token, states, streaming };
}

onEachEngine(
  (engine, openFresh) => {
    test("[STREAM6] a stream ends when its session ends for any reason, and other streams continue", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const port = await listening(cargo.app);
      const admin = await cargo.admin();
      type Watched = Awaited<ReturnType<typeof watched>>;
      const ways: Readonly<Record<string, (one: Watched) => Promise<unknown>>> = {
        signsout: ({ token }) =>
          cargo.call("POST", "/api/auth/sign-out", undefined, { authorization: `Bearer ${token}` }),
        revokes: ({ player, streaming }) => player.ok("DELETE", `/api/auth/sessions/${streaming}`),
        changes: ({ player }) =>
          player.ok("POST", "/api/auth/password", { current: TEST_PASSWORD, next: "another plane of mine" }),
        leaves: ({ player }) => player.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD }),
        suspended: ({ player }) => admin.ok("POST", `/api/admin/players/${player.id}/suspend`, { suspended: true }),
        thrownout: ({ streaming }) => admin.ok("DELETE", `/api/admin/sessions/${streaming}`),
      };
      const other = await watched(t, cargo, port, "other");
      for (const [name, end] of Object.entries(ways)) {
        const one = await watched(t, cargo, port, name);
        const ended = await end(one);
        if (ended && typeof ended === "object" && "status" in ended) assert.equal(ended.status, 204, name);
        assert.deepEqual(await one.states.lastWords(), [], `${name}: no bye, the session is over`);
        const again = await cargo.call("GET", "/api/stream", undefined, { authorization: `Bearer ${one.token}` });
        if (name === "suspended") refusedWith(again, 403, "suspended", name);
        else refusedWith(again, 401, "not-signed-in", name);
      }
      const [plane] = (await other.player.state()).planes;
      await other.player.ok("POST", `/api/planes/${plane?.id}/rename`, { name: "Heidi" });
      for (let name: string | undefined; name !== "Heidi"; ) name = (await other.states.frame()).planes[0]?.name;
    });

    test("[STREAM6] a stream ends when its session expires", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const { states } = await watched(t, cargo, await listening(cargo.app), "mira");
      cargo.clock.advance(15 * 24 * 3_600_000);
      assert.deepEqual(await states.lastWords(), []);
    });

    test("[STREAM6] a stream on another process ends with its session, and receives changes of this process", async (t) => {
      if (engine === "sqlite") return;
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.settle("mira");
      const store = await openStore<CargoTables>(cargo.store.url, { tables: TABLES });
      const { app } = createCargoApp({ store, version: "1.2.3", clock: fakeClock(), settings: { rateLimit: false } });
      t.after(() => app.close().then(() => store.close()));
      const states = await openStates(t, await listening(app), mira.token);
      const [plane] = (await states.frame()).planes;
      await mira.ok("POST", `/api/planes/${plane?.id}/rename`, { name: "Heidi" });
      assert.equal((await states.frame()).planes[0]?.name, "Heidi");
      await mira.ok("POST", "/api/auth/sign-out");
      assert.deepEqual(await states.lastWords(), []);
    });

    test("[STREAM5] the sixth stream of a session ends the oldest with a bye", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const port = await listening(cargo.app);
      const mira = await cargo.settle("mira");
      const opened = [];
      for (let count = 0; count < 6; count++) {
        const states = await openStates(t, port, mira.token);
        await states.frame();
        opened.push(states);
      }
      assert.deepEqual(await opened[0]?.lastWords(), [{ event: "bye", data: "{}" }]);
      const [plane] = (await mira.state()).planes;
      await mira.ok("POST", `/api/planes/${plane?.id}/rename`, { name: "Heidi" });
      for (const states of opened.slice(1)) assert.equal((await states.frame()).planes[0]?.name, "Heidi");
    });

    test("[STREAM5] the 21st stream of a player ends the oldest with a bye, and other players' streams do not count", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const port = await listening(cargo.app);
      const [mira, otto] = [await cargo.register("mira"), await cargo.register("otto")];
      const ottos = await openStates(t, port, otto.token);
      const tokens = [mira.token];
      while (tokens.length < 5) tokens.push(await signIn(cargo, "mira"));
      const opened = [];
      for (let count = 0; count < 21; count++) {
        const states = await openStates(t, port, tokens[Math.floor(count / 4)] ?? mira.token);
        await states.frame();
        opened.push(states);
      }
      assert.deepEqual(await opened[0]?.lastWords(), [{ event: "bye", data: "{}" }]);
      assert.equal((await ottos.frame()).player.id, otto.id);
    });

    test("[STREAM5] a HEAD request of the stream ends no other stream", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const port = await listening(cargo.app);
      const mira = await cargo.settle("mira");
      const opened = [];
      for (let count = 0; count < 5; count++) {
        const states = await openStates(t, port, mira.token);
        await states.frame();
        opened.push(states);
      }
      for (let count = 0; count < 6; count++) {
        const head = await fetch(`http://127.0.0.1:${port}/api/stream`, {
          method: "HEAD",
          headers: { authorization: `Bearer ${mira.token}` },
        });
        assert.equal(head.status, 200);
      }
      const [plane] = (await mira.state()).planes;
      await mira.ok("POST", `/api/planes/${plane?.id}/rename`, { name: "Heidi" });
      for (const states of opened) assert.equal((await states.frame()).planes[0]?.name, "Heidi");
    });

    test("a stream ends without a bye when the service stops, so that the client reconnects", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.settle("mira");
      const states = await openStates(t, await listening(cargo.app), mira.token);
      const { revision } = await states.frame();
      await cargo.app.close();
      assert.deepEqual(await states.lastWords(), []);
      const restarted = cargoTestApp(t, cargo.store, { clock: cargo.clock });
      const again = await openStates(t, await listening(restarted.app), mira.token, { "last-event-id": "0" });
      assert.equal((await again.frame()).revision, revision);
    });
  },
  { concurrency: true },
);
