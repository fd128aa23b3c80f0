import assert from "node:assert/strict";
import { test } from "node:test";
import { createHasher, type Hasher } from "@outbound/kit/passwords/hasher.ts";
import { MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { type Answer, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTestApp, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";

/** Requests set their own address. */
const settings = { trustedProxies: ["127.0.0.1"] };
const HOME = "192.0.2.1";
const AWAY = "198.51.100.7";
const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

const signIn = ({ call }: CargoTestApp, username: string, password: string, address: string) =>
  call("POST", "/api/auth/sign-in", { username, password }, { "x-forwarded-for": address });

async function fail(app: CargoTestApp, username: string, address: string, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    refusedWith(await signIn(app, username, "not the password", address), 401, "wrong-credentials", String(done));
  }
}

/** Returns the document of a refused sign-in. It has details only if the sign-in was locked. */
const refusedOrIn = (answer: Answer) => answer.body as { readonly details?: { readonly retryAfterSeconds: number } };

/** Registers mira and nora at their home address. */
async function appWithTwoPlayers(...[t, openFresh, options]: Parameters<typeof freshCargoApp>): Promise<CargoTestApp> {
  const app = await freshCargoApp(t, openFresh, { settings, ...options });
  for (const username of ["mira", "nora"]) {
    const body = { username, password: TEST_PASSWORD };
    const answer = await app.call("POST", "/api/auth/register", body, { "x-forwarded-for": HOME });
    assert.equal(answer.status, 201, answer.text);
  }
  return app;
}

onEachEngine((_engine, openFresh) => {
  test("[AUTH3] five failures lock the account for that address for a minute", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    await fail(app, "mira", AWAY, 5);
    app.clock.advance(20_000);
    const answer = await signIn(app, "Mira", TEST_PASSWORD, AWAY);
    const problem = refusedWith(answer, 429, "sign-in-locked");
    assert.deepEqual(problem.details, { failures: 5, retryAfterSeconds: 40 });
    assert.equal(answer.headers["retry-after"], "40");
    assert.equal((await signIn(app, "nora", TEST_PASSWORD, AWAY)).status, 200, "another account");
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, "203.0.113.9")).status, 200, "another address");
    app.clock.advance(40_000);
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200);
  });

  test("[AUTH3] a lock does not become longer when the machine's clock is set back by an hour", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    await fail(app, "mira", AWAY, 5);
    refusedWith(await signIn(app, "mira", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    app.clock.setWall(app.clock.wall() - 60 * MINUTE_MS);
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200);
    await fail(app, "nora", AWAY, 5);
    refusedWith(await signIn(app, "nora", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
  });

  test("[AUTH3] an unknown name is locked as well", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    await fail(app, "nobody", AWAY, 5);
    refusedWith(await signIn(app, "nobody", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
  });

  test("[AUTH3] after ten failures an address has only five seconds of each minute for tries, on every account", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    for (const name of ["anna", "ben", "carla"]) await fail(app, name, AWAY, 3);
    await fail(app, "mira", AWAY, 1);
    const problem = refusedWith(await signIn(app, "nora", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    assert.deepEqual(problem.details, { failures: 10, retryAfterSeconds: 60 });
    assert.equal((await signIn(app, "nora", TEST_PASSWORD, HOME)).status, 200);
    app.clock.advance(MINUTE_MS - 1);
    refusedWith(await signIn(app, "nora", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    app.clock.advance(1);
    await fail(app, "dora", AWAY, 1);
    app.clock.advance(5_000);
    const again = refusedWith(await signIn(app, "nora", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    assert.deepEqual(again.details, { failures: 11, retryAfterSeconds: 55 });
    app.clock.advance(MINUTE_MS);
    assert.equal((await signIn(app, "nora", TEST_PASSWORD, AWAY)).status, 200);
  });

  test("[AUTH3] ten minutes after its last lock an account has five tries again", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    await fail(app, "mira", AWAY, 5);
    app.clock.advance(MINUTE_MS);
    await fail(app, "mira", AWAY, 1);
    app.clock.advance(5_000);
    refusedWith(await signIn(app, "mira", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    app.clock.advance(11 * MINUTE_MS);
    await fail(app, "mira", AWAY, 4);
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200);
  });

  test("[AUTH3] guesses without a pause from a shared address delay the right password by at most five minutes", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh, { hasher: createHasher({ cost: CHEAP, waiting: 100 }) });
    let failed = 0;
    /** Fails as often as allowed, on the account and on others. */
    const attack = async () => {
      for (const name of ["mira", "anna", "mira"]) {
        const { status } = await signIn(app, name, "not the password", AWAY);
        assert.ok(status === 401 || status === 429, String(status));
        if (status === 401) failed += 1;
      }
    };
    for (let minute = 0; minute < 40; minute++) {
      for (const seconds of [0, 1, 4, 7, 30]) {
        app.clock.advance(seconds * 1000);
        await attack();
      }
      app.clock.advance(18_000);
      if (minute % 8 !== 7) continue;
      const { details } = refusedOrIn(await signIn(app, "mira", "still not it", AWAY));
      const waitMs = 1000 * (details?.retryAfterSeconds ?? 0);
      assert.ok(waitMs <= 5 * MINUTE_MS, `${waitMs} ms`);
      app.clock.advance(waitMs);
      await attack();
      app.clock.advance(2_000);
      assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200, `minute ${minute}`);
    }
    assert.ok(failed >= 50, `${failed} failures`);
  });

  test("[AUTH3] a sign-in that begins before a lock succeeds, even if its password is checked after the lock began", async (t) => {
    const cheap = createHasher({ cost: CHEAP, waiting: 100 });
    const app = await appWithTwoPlayers(t, openFresh, {
      hasher: {
        ...cheap,
        verify: async (password, hash) => {
          if (password === TEST_PASSWORD) app.clock.advance(10_000);
          return cheap.verify(password, hash);
        },
      },
    });
    await fail(app, "mira", AWAY, 5);
    app.clock.advance(MINUTE_MS);
    await fail(app, "mira", AWAY, 1);
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200);
  });

  test("[AUTH3] IPv6 addresses count by their network", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    for (let host = 1; host <= 5; host++) await fail(app, "mira", `2001:db8:1:2::${host}`, 1);
    refusedWith(await signIn(app, "mira", TEST_PASSWORD, "2001:db8:1:2:a::9"), 429, "sign-in-locked");
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, "2001:db8:1:3::1")).status, 200);
  });

  test("[AUTH3] a lock does not end open sessions", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    const { token } = (await signIn(app, "mira", TEST_PASSWORD, AWAY)).body as { token: string };
    for (const name of ["anna", "ben", "carla", "dora"]) await fail(app, name, AWAY, name === "dora" ? 1 : 3);
    refusedWith(await signIn(app, "nora", TEST_PASSWORD, AWAY), 429, "sign-in-locked");
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": AWAY };
    assert.equal((await app.call("GET", "/api/state", undefined, headers)).status, 200);
  });

  test("[AUTH3] simultaneous guesses get no more tries than consecutive ones", async (t) => {
    const cheap = createHasher({ cost: CHEAP, waiting: 100 });
    let guessed = (): void => {};
    const othersAreDone = new Promise<void>((resolve) => {
      guessed = resolve;
    });
    const hasher: Hasher = {
      ...cheap,
      verify: async (password, hash) => {
        if (password === TEST_PASSWORD) await othersAreDone;
        return cheap.verify(password, hash);
      },
    };
    const app = await appWithTwoPlayers(t, openFresh, { hasher });
    const right = signIn(app, "mira", TEST_PASSWORD, AWAY);
    const guesses = Array.from({ length: 12 }, (_, index) => signIn(app, "mira", `guess number ${index}`, AWAY));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(7).fill(429)]);
    guessed();
    refusedWith(await right, 429, "sign-in-locked");
  });

  test("[AUTH3] failures long apart do not add up, a successful sign-in clears them, and old ones are deleted", async (t) => {
    const app = await appWithTwoPlayers(t, openFresh);
    await fail(app, "mira", AWAY, 4);
    app.clock.advance(10 * MINUTE_MS);
    await fail(app, "mira", AWAY, 4);
    const subjects = async () => {
      const rows = await app.store.read.selectFrom("sign_in_failures").selectAll().orderBy("subject").execute();
      return rows.map(({ subject, failures }) => [subject, failures]);
    };
    assert.deepEqual(await subjects(), [
      [AWAY, 4],
      [`${AWAY} player mira`, 4],
    ]);
    assert.equal((await signIn(app, "mira", TEST_PASSWORD, AWAY)).status, 200);
    assert.deepEqual(await subjects(), [[AWAY, 4]]);
    app.clock.advance(10 * MINUTE_MS);
    await fail(app, "nobody", "203.0.113.9", 1);
    assert.deepEqual(await subjects(), [
      ["203.0.113.9", 1],
      ["203.0.113.9 player nobody", 1],
    ]);
  });
});
