import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { aFolder } from "@outbound/kit/retention/testing/a-folder.ts";
import { readExports } from "@outbound/kit/retention/testing/read-export.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type AppClient, appClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { CargoSettings } from "../settings.ts";
import {
  ADMIN_PASSWORD,
  bearer,
  type CargoTestApp,
  cargoTestApp,
  freshCargoApp,
  passTime,
  TEST_HOME,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { cargoRetention } from "./retention.ts";
import type {
  ApiTokenView,
  CreatedApiTokenView,
  LeaderboardView,
  SeasonPageView,
  SignedInView,
  StateView,
} from "./schemas.ts";

interface Guest extends AppClient {
  readonly id: number;
  readonly username: string;
  readonly token: string;
}

async function guestOf(cargo: CargoTestApp): Promise<Guest> {
  const { player, token } = await cargo.ok<SignedInView>("POST", "/api/auth/guest");
  return { ...appClient(cargo.app, bearer(token)), id: player.id, username: player.username, token };
}

const keep = (guest: AppClient, username: string, more: object = {}) =>
  guest.call<SignedInView>("POST", "/api/auth/keep", { username, password: TEST_PASSWORD, ...more });

const namesIn = (cargo: CargoTestApp): Promise<string[]> =>
  cargo.game.host.read(({ state }) => [...state.accounts.players.values()].map(({ username }) => username).sort());

onEachEngine((engine, openFresh: OpenFresh) => {
  const appOfNow = (t: TestContext, settings: CargoSettings = {}) =>
    freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()), settings });

  test("[GUEST1] anybody can start as a guest with a random name if registration is open", async (t) => {
    const cargo = await appOfNow(t);
    const { status, body, headers } = await cargo.call<SignedInView>("POST", "/api/auth/guest");
    assert.equal(status, 201);
    assert.match(body.player.username, /^[a-z]+-[a-z]+-\d{4}$/);
    assert.match(body.player.companyName, /^[A-Z][a-z]+ [A-Z][a-z]+ Air$/);
    assert.deepEqual([body.player.guest, body.player.money], [true, 125_000]);
    assert.match(String(headers["set-cookie"]), /cargo_session=/);
    const another = await guestOf(cargo);
    assert.notEqual(another.username, body.player.username);
    const { planes } = await another.ok<StateView>("POST", "/api/onboarding/home", { icao: TEST_HOME });
    assert.equal(planes.length, 1);
    for (const [registration, code] of [
      ["closed", "registration-closed"],
      ["invite", "invite-needed"],
    ] as const) {
      const refusing = await appOfNow(t, { registration });
      refusedWith(await refusing.call("POST", "/api/auth/guest"), 403, code);
      assert.deepEqual(await namesIn(refusing), []);
    }
  });

  test("[GUEST2] a guest cannot sign in, is not ranked, and can neither show nor found anything", async (t) => {
    const cargo = await appOfNow(t, { publicRanking: true });
    const [mira, guest] = [await cargo.settle("mira"), await guestOf(cargo)];
    for (const password of [TEST_PASSWORD, guest.username]) {
      const answer = await cargo.call("POST", "/api/auth/sign-in", { username: guest.username, password });
      refusedWith(answer, 401, "wrong-credentials");
    }
    refusedWith(
      await guest.call("POST", "/api/auth/password", { current: "none", next: "a plane of mine" }),
      403,
      "wrong-password",
    );
    const board = await mira.ok<LeaderboardView>("GET", "/api/leaderboard");
    assert.deepEqual([board.players, board.entries.map(({ username }) => username)], [1, ["mira"]]);
    assert.equal((await guest.ok<LeaderboardView>("GET", "/api/leaderboard")).own.username, guest.username);
    assert.equal((await cargo.ok<LeaderboardView>("GET", "/api/ranking")).players, 1);
    await cargo.game.host.execute({
      run: (draft) =>
        draft.run((scene) => {
          for (const { id } of [mira, guest]) scene.addToSeason(id, { net: 1000 }, false);
        }),
    });
    const [season] = (await guest.ok<SeasonPageView>("GET", "/api/seasons")).items;
    assert.deepEqual([season?.entries.map(({ username }) => username), season?.own], [["mira"], null]);
    for (const [path, body] of [
      ["/api/player/privacy", { companyPage: true }],
      ["/api/alliances", { name: "Sky Bridge" }],
    ] as const) {
      refusedWith(await guest.call("POST", path, body), 403, "guest-account", path);
    }
    await guest.ok("POST", "/api/player/privacy", { companyPage: false });
    refusedWith(await cargo.call("GET", `/api/companies/${guest.username}`), 404, "unknown-company");
  });

  test("[GUEST3] a guest keeps the company under a name and a password, as the same player", async (t) => {
    const cargo = await appOfNow(t);
    const [mira, guest] = [await cargo.settle("mira"), await guestOf(cargo)];
    await guest.ok("POST", "/api/onboarding/home", { icao: TEST_HOME });
    refusedWith(await keep(guest, "MIRA"), 409, "username-taken");
    refusedWith(await keep(guest, "otto", { companyName: "Moderator" }), 409, "company-name-reserved");
    refusedWith(await keep(guest, "otto", { password: "password1" }), 400, "password-common");
    refusedWith(await keep(mira, "otto"), 409, "not-a-guest");
    const { status, body } = await keep(guest, "Otto_1", { companyName: "Otto Air" });
    assert.equal(status, 200);
    const { id, username, companyName, guest: isGuest, homeIcao } = body.player;
    assert.deepEqual(
      [id, username, companyName, isGuest, homeIcao],
      [guest.id, "Otto_1", "Otto Air", false, TEST_HOME],
    );
    refusedWith(await guest.call("GET", "/api/state"), 401, "not-signed-in", "the former session has ended");
    const kept = appClient(cargo.app, bearer(body.token));
    assert.equal((await kept.ok<StateView>("GET", "/api/state")).planes.length, 1);
    refusedWith(await keep(kept, "another"), 409, "not-a-guest");
    await cargo.ok("POST", "/api/auth/sign-in", { username: "otto_1", password: TEST_PASSWORD });
    assert.equal((await mira.ok<LeaderboardView>("GET", "/api/leaderboard")).players, 2);
    const later = await guestOf(cargo);
    const { body: same } = await keep(later, "nora");
    assert.match(same.player.companyName, / Air$/, "the company's name stays unless one is given");
  });

  test("[GUEST3] [REG6] a guest may keep the drawn name, which is free to no one else", async (t) => {
    const cargo = await appOfNow(t);
    const [guest, other] = [await guestOf(cargo), await guestOf(cargo)];
    const { username } = guest;
    refusedWith(await keep(other, username), 409, "username-taken");
    const { status, body } = await keep(guest, username, { companyName: username });
    assert.deepEqual([status, body.player?.username, body.player?.companyName], [200, username, username]);
    await cargo.ok("POST", "/api/auth/sign-in", { username, password: TEST_PASSWORD });
    refusedWith(await keep(other, username), 409, "username-taken");
  });

  test("[GUEST3] API tokens of a guest stay valid for the kept company", async (t) => {
    const cargo = await appOfNow(t);
    const guest = await guestOf(cargo);
    const given = { name: "market bot", scope: "play", expiresInDays: 30 };
    const { token } = await guest.ok<CreatedApiTokenView>("POST", "/api/auth/tokens", given);
    const bot = appClient(cargo.app, bearer(token));
    await bot.ok("POST", "/api/onboarding/home", { icao: TEST_HOME });
    const { status, body } = await keep(guest, "otto");
    assert.equal(status, 200);
    const { player, planes } = await bot.ok<StateView>("GET", "/api/state");
    assert.deepEqual([player.id, player.username, planes.length], [guest.id, "otto", 1]);
    await bot.ok("POST", `/api/planes/${planes[0]?.id}/rename`, { name: "Kept" });
    const kept = appClient(cargo.app, bearer(body.token));
    const { tokens } = await kept.ok<{ tokens: ApiTokenView[] }>("GET", "/api/auth/tokens");
    assert.deepEqual(
      tokens.map(({ name }) => name),
      ["market bot"],
    );
  });

  test("[GUEST4] signing out deletes a guest, and so do 7 days without a request", async (t) => {
    const cargo = await appOfNow(t);
    const [leaving, idle, kept, suspended] = [
      await guestOf(cargo),
      await guestOf(cargo),
      await guestOf(cargo),
      await guestOf(cargo),
    ];
    const mira = await cargo.register("mira");
    await idle.ok("POST", "/api/onboarding/home", { icao: TEST_HOME });
    await leaving.ok("POST", "/api/auth/sign-out");
    refusedWith(await leaving.call("GET", "/api/state"), 401, "not-signed-in");
    const admin = await cargo.admin();
    await admin.ok("POST", `/api/admin/players/${suspended.id}/suspend`, { suspended: true });
    const password = { current: ADMIN_PASSWORD, password: "a plane of theirs" };
    await admin.ok("POST", `/api/admin/players/${kept.id}/password`, password);
    assert.deepEqual(await namesIn(cargo), [idle, kept, suspended, mira].map(({ username }) => username).sort());
    const folder = aFolder(t);
    const cut = () => cargoRetention(cargo.game, { exportFolder: folder }).run();
    const right = cargo.clock.wall();
    cargo.clock.setWall(right + 400 * DAY_MS);
    await cut();
    assert.equal((await namesIn(cargo)).length, 4, "a leap of the machine's clock makes no guest old");
    cargo.clock.setWall(right);
    passTime(cargo, 6 * DAY_MS);
    await cut();
    assert.equal((await namesIn(cargo)).length, 4);
    await idle.ok("GET", "/api/state");
    passTime(cargo, 6 * DAY_MS);
    await cut();
    assert.equal((await namesIn(cargo)).length, 4, "a guest who came back has 7 days again");
    // On PostgreSQL the last use is an instant of the database's clock.
    passTime(cargo, engine === "sqlite" ? DAY_MS : DAY_MS + HOUR_MS);
    await cut();
    assert.deepEqual(await namesIn(cargo), [kept, suspended, mira].map(({ username }) => username).sort());
    const [exported] = readExports(folder, "cargo-guests-") as { username: string }[];
    assert.equal(exported?.username, idle.username);
  });

  test("[GUEST5] there are at most as many guests at a time as the operator allows", async (t) => {
    const cargo = await appOfNow(t, { guestsLimit: 3 });
    const [leaving, keeping] = [await guestOf(cargo), await guestOf(cargo), await guestOf(cargo)];
    const refusesOneMore = async () => {
      const answer = await cargo.call("POST", "/api/auth/guest");
      assert.deepEqual(refusedWith(answer, 429, "too-many-guests").details, { limit: 3 });
      assert.equal(answer.headers["retry-after"], "3600");
    };
    await refusesOneMore();
    await cargo.register("mira");
    await leaving.ok("POST", "/api/auth/sign-out");
    await guestOf(cargo);
    await refusesOneMore();
    assert.equal((await keep(keeping, "otto")).status, 200);
    await guestOf(cargo);
    await refusesOneMore();
    // On PostgreSQL the last use is an instant of the database's clock.
    passTime(cargo, 8 * DAY_MS);
    await cargoRetention(cargo.game, { exportFolder: aFolder(t) }).run();
    await guestOf(cargo);
    const second = cargoTestApp(t, cargo.store, { clock: cargo.clock, settings: { guestsLimit: 1 } });
    refusedWith(await second.call("POST", "/api/auth/guest"), 429, "too-many-guests", "after a restart too");
  });
});
