import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { EndedTask } from "../rules/game/game.ts";
import { exportSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import { replayCommand, replayStart } from "../rules/turn/replay.ts";
import { newGame } from "../rules/turn/start.ts";
import { createSpaceHost } from "../store/adapter.ts";
import { findGame } from "../store/games.ts";
import { playOut } from "../store/testing/play-out.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";

/** A Friday. */
const FRIDAY = Date.UTC(2026, 10, 20, 12);

/** A clock that stays at the set instant. */
function setClock(now: number) {
  const clock = { now, wall: () => clock.now, monotonic: () => clock.now };
  return clock;
}

interface Made {
  readonly id: string;
  readonly watchId: string;
  readonly seed: number;
  readonly difficulty: "standard" | "hard";
  readonly daily: string | null;
  readonly clean: boolean;
  readonly ending: string | null;
}

const create = (space: SpaceTestApp, body: object) => space.ok<Made>("POST", "/api/games", body);
const shown = (space: SpaceTestApp, id: string) => space.ok<Made>("GET", `/api/games/${id}`);

onEachEngine((_engine, openFresh) => {
  test("[GM8] the game of a day has the same seed for everybody, and another one the next day", async (t) => {
    const clock = setClock(FRIDAY);
    const space = await freshSpaceApp(t, openFresh, { clock });
    assert.deepEqual(await space.ok("GET", "/api/daily"), { date: "2026-11-20", difficulty: "standard", best: null });
    for (const chosen of [{ seed: 1 }, { difficulty: "hard" }]) {
      const problem = refusedWith(
        await space.call("POST", "/api/games", { daily: true, ...chosen }),
        400,
        "malformed-request",
      );
      assert.match(problem.detail, /must not be given for a daily game/);
    }
    const [one, two] = [await create(space, { daily: true }), await create(space, { daily: true, name: "Second" })];
    assert.deepEqual([two.seed, two.daily, two.difficulty], [one.seed, "2026-11-20", "standard"]);
    clock.now += DAY_MS;
    const next = await create(space, { daily: true });
    assert.deepEqual([next.daily, next.difficulty], ["2026-11-21", "hard"]);
    assert.notEqual(next.seed, one.seed);
    assert.equal((await create(space, { daily: false, seed: 3 })).daily, null);
    const secrets = await space.ok<{ rows: object[] }>("GET", "/api/admin/tables/secrets/rows");
    const [{ secret }] = (await space.store.read.selectFrom("secrets").select("secret").execute()) as [
      { secret: string },
    ];
    assert.equal(JSON.stringify(secrets).includes(secret), false);
  });

  test("[GM8] an import, a restored turn, a restored archive and an edit make an epoch unclean, and a new game begins a clean one", async (t) => {
    const space = await freshSpaceApp(t, openFresh, { clock: setClock(FRIDAY) });
    const { id } = await create(space, { daily: true });
    const query = `?game=${id}`;
    const isClean = async () => (await shown(space, id)).clean;
    const dirty: Readonly<Record<string, () => Promise<unknown>>> = {
      "going back": async () => {
        await space.ok("POST", `/api/explore${query}`, { leadId: 1 });
        await space.ok("POST", `/api/turn${query}`, {});
        await space.ok("POST", `/api/save/restore${query}`, { turn: 0 });
      },
      import: async () =>
        space.ok("POST", `/api/save/import${query}`, JSON.parse((await space.call("GET", "/api/save/export")).text)),
      "an edit": async () => {
        const save = await space.store.read
          .selectFrom("games")
          .select("id")
          .where("watch_id", "=", (await shown(space, id)).watchId)
          .executeTakeFirstOrThrow();
        await space.ok("PATCH", `/api/admin/tables/crew/rows?pk.save_id=${save.id}&pk.id=1`, { fatigue: 50 });
      },
    };
    for (const [what, act] of Object.entries(dirty)) {
      assert.equal(await isClean(), true, `before ${what}`);
      await act();
      assert.equal(await isClean(), false, what);
      await space.ok("POST", `/api/save/new${query}`, { seed: 4 });
      assert.equal((await shown(space, id)).daily, null, "the run of the day is over");
    }
  });

  test("[GM8] a copy of the game of the day, restored or started with its seed, cannot be exported or replayed before the day is over", async (t) => {
    const clock = setClock(FRIDAY);
    const space = await freshSpaceApp(t, openFresh, { clock });
    const { id, seed } = await create(space, { daily: true });
    const post = (path: string, body: object) => space.ok("POST", `/api/${path}?game=${id}`, body);
    const exported = (game: string) => space.call("GET", `/api/save/export?game=${game}`);
    await post("explore", { leadId: 2 });
    await post("turn", {});
    await post("save/restore", { turn: 0 });
    refusedWith(await exported(id), 409, "daily-running");
    await post("explore", { leadId: 2 });
    await post("turn", {});
    await post("save/new", { seed: 4 });
    assert.equal((await exported(id)).status, 200, "another galaxy");
    const [archive] = await space.ok<{ id: number }[]>("GET", `/api/save/archives?game=${id}`);
    await post("save/restore", { archiveId: archive?.id });
    refusedWith(await exported(id), 409, "daily-running");
    const copy = await create(space, { seed });
    refusedWith(await exported(copy.id), 409, "daily-running");
    await playOut(space, `?game=${copy.id}`);
    refusedWith(await space.call("GET", `/api/replay?game=${copy.watchId}`), 409, "daily-running");
    clock.now += DAY_MS;
    for (const game of [id, copy.id]) assert.equal((await exported(game)).status, 200);
    await space.ok("GET", `/api/replay?game=${copy.watchId}`);
  });

  test("[GM9] the replay of a finished game gives the same bytes, and is available only when the game and its day are over", async (t) => {
    const clock = setClock(FRIDAY);
    const space = await freshSpaceApp(t, openFresh, { clock });
    const { id, watchId } = await create(space, { daily: true });
    const [own, watched] = [`?game=${id}`, `?game=${watchId}`];
    refusedWith(await space.call("GET", `/api/replay${own}`), 409, "no-replay");
    refusedWith(await space.call("GET", `/api/replay${watched}`), 409, "game-running");
    refusedWith(await space.call("GET", `/api/save/export${own}`), 409, "daily-running");
    await playOut(space, own);
    assert.notEqual((await shown(space, id)).ending, null);
    for (const query of [own, watched]) {
      refusedWith(await space.call("GET", `/api/replay${query}`), 409, "daily-running");
    }
    clock.now += DAY_MS;
    const document = JSON.parse((await space.call("GET", `/api/save/export${own}`)).text) as SaveDocument;
    const { seed, difficulty, commands } = await space.ok<Replay>("GET", `/api/replay${watched}`);
    assert.equal(JSON.stringify(commands).includes("Mira"), false);
    const start = newGame(seed, difficulty);
    let { game } = start;
    assert.deepEqual(replayStart(seed, difficulty), game);
    const [events, tasks] = [[...start.events], [] as EndedTask[]];
    for (const command of commands) {
      assert.equal(command.turn, game.turn);
      const decision = replayCommand(game, command);
      game = decision.game;
      events.push(...decision.events);
      tasks.push(...decision.ended);
    }
    assert.ok(events.length > 100 && tasks.length > 10, `${events.length} events, ${tasks.length} ended tasks`);
    // A replay has no names of players, so they do not count in the checksum of its save.
    const unsigned = (value: SaveContents): SaveContents =>
      JSON.parse(JSON.stringify(value, (key, one) => (key === "by" ? undefined : one)));
    const text = (contents: SaveContents) => JSON.stringify(exportSave(unsigned(contents)));
    assert.equal(text({ game, events, tasks }), text(document));
  });

  test("[GM8a] a clean win is on the scoreboard once, even after its game was deleted, and main never is", async (t) => {
    const clock = setClock(FRIDAY);
    const space = await freshSpaceApp(t, openFresh, { clock });
    const { store } = space;
    const host = createSpaceHost({ store, clock, ticks: false });
    const win = async (id: string, turn: number) => {
      const scope = (await findGame(store.read, id))?.saveId ?? 0;
      await host.execute({
        scope,
        run: (draft) => {
          assert.ok(draft.game);
          const game = { ...draft.game, turn, status: "won", endReason: "apex-relit" } as const;
          draft.apply({ game, events: [], ended: [], turnStarts: [] });
        },
      });
    };
    const listed = await create(space, { name: "Late", seed: 1, listed: true });
    const early = await create(space, { name: "Early", daily: true });
    const unclean = await create(space, { name: "Unclean", seed: 3 });
    await space.ok("POST", `/api/save/import?game=${unclean.id}`, JSON.parse(await space.exported()));
    await win(listed.id, 150);
    clock.now += 1;
    await win(early.id, 100);
    await win(unclean.id, 90);
    await win("main", 80);
    await win(listed.id, 151);
    const scores = (query = "") => space.ok<Scores>("GET", `/api/scores${query}`);
    const all = await scores();
    assert.deepEqual(
      all.scores.map(({ rank, name, turn, watchId }) => [rank, name, turn, watchId]),
      [
        [1, "Early", 100, null],
        [2, "Late", 150, listed.watchId],
      ],
    );
    assert.equal(all.total, 2);
    assert.deepEqual((await scores("?limit=1&offset=1")).scores, all.scores.slice(1));
    assert.deepEqual(
      (await scores("?daily=2026-11-20")).scores.map(({ name }) => name),
      ["Early"],
    );
    assert.equal((await scores("?difficulty=hard")).total, 0);
    assert.deepEqual(await space.ok("GET", "/api/daily"), {
      ...{ date: "2026-11-20", difficulty: "standard", best: all.scores[0]?.score },
    });
    await space.ok("DELETE", `/api/games/${listed.id}`);
    assert.deepEqual(
      (await scores()).scores.map(({ watchId }) => watchId),
      [null, null],
    );
    clock.now += 2 * DAY_MS;
    assert.deepEqual([(await scores("?period=day")).total, (await scores("?period=week")).total], [0, 2]);
    await host.close();
  });
});

interface Replay {
  readonly seed: number;
  readonly difficulty: "standard" | "hard";
  readonly commands: readonly (Parameters<typeof replayCommand>[1] & { readonly turn: number })[];
}

interface Scores {
  readonly total: number;
  readonly scores: readonly {
    readonly rank: number;
    readonly name: string;
    readonly score: number;
    readonly turn: number;
    readonly watchId: string | null;
  }[];
}
