/** Two processes on one PostgreSQL: one that reads only every few commits shows and streams what their writer does. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { Hub } from "../push/hub.ts";
import { act, aGame, another, loaded, settled, shownBy, type TestGame, viewOf } from "../testing/a-game.ts";
import { FrameClient, WholeClient } from "../testing/frame-readers.ts";
import { COMMANDS, commandStream, perform, ROUTE_COMMANDS } from "../testing/random-play.ts";
import type { Changes } from "../world/state/dirty.ts";
import { TAKES_SHOWN_MS } from "../world/state/jobs.ts";
import { changeKey, collect, stateJson } from "./views/state.ts";

const PLAYERS = [1, 2, 3];
const TURNS = 40;
/** Real milliseconds between two commands: time alone removes no taken job from a list. */
const PAUSE_MS = Math.floor(TAKES_SHOWN_MS / (2 * TURNS));

/** Opens streams for all players on a process. Returns how to show them the newest state. */
async function streamsOn(t: TestContext, { game }: TestGame) {
  const hub = new Hub(game.host, { now: () => 0, endOf: () => 1 });
  t.after(() => hub.close());
  let changes: Changes | undefined;
  t.after(
    game.host.onCommit((latest) => {
      changes = latest;
    }),
  );
  const { world } = await viewOf(game);
  const streams = PLAYERS.map((playerId) => {
    const stream = {
      playerId,
      delta: new FrameClient(playerId, hub.commits),
      whole: new WholeClient(playerId),
      isWoken: true,
      isOwn: true,
      key: changeKey(collect({ state: world, now: 0 }, playerId)),
    };
    const changed = (ownChanges: number) =>
      Object.assign(stream, { isWoken: true, isOwn: stream.isOwn || ownChanges > 0 });
    hub.add({ playerId, accessId: 1, changed, campaign: () => {}, end: () => {} }, world);
    return stream;
  });
  return async () => {
    await game.host.execute({ run: (draft) => draft.look(...PLAYERS) });
    await game.host.read((view) => {
      for (const stream of streams) {
        const { playerId, delta, whole, isWoken, isOwn } = stream;
        const key = changeKey(collect(view, playerId));
        if (isWoken) {
          delta.look(view, { changes: isOwn ? undefined : changes });
          whole.look(view, isOwn ? undefined : changes);
        } else assert.deepEqual(key, stream.key, `player ${playerId} was not woken`);
        Object.assign(stream, { key, isWoken: false, isOwn: false });
      }
    });
  };
}

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;

  test("[STORE3] [STREAM2] [STREAM8] A process that reads several commits at once shows and streams the same as their writer", async (t) => {
    const one = await aGame(t, openFresh);
    await settled(one.game, PLAYERS.length, 5_000_000);
    const other = await another(t, one);
    const games = [one.game, other.game];
    const looks = [await streamsOn(t, one), await streamsOn(t, other)] as const;
    for (const [turn, command] of commandStream(5, TURNS, [...COMMANDS, ...ROUTE_COMMANDS]).entries()) {
      for (const game of games) game.skipRealTime(PAUSE_MS);
      const { game } = turn % 7 === 3 ? other : one;
      await act(game, (scene, world) => perform(scene, world, command)).catch((error) => {
        if (!(error instanceof ProblemError)) throw error;
      });
      if (turn % 2 === 0) await looks[0]();
      if (turn % 5 !== 4) continue;
      await looks[1]();
      const [{ world, now }, there] = [await viewOf(one.game), await viewOf(other.game)];
      const shown = shownBy(world, now);
      assert.deepEqual(shownBy(there.world, now), shown);
      assert.deepEqual(shownBy(await loaded(one.store), now), shown);
      for (const playerId of PLAYERS) {
        const [here, follower] = [world, there.world].map((state) => JSON.parse(stateJson({ state, now }, playerId)));
        assert.deepEqual({ ...follower.market, world: 0 }, { ...here.market, world: 0 });
        assert.deepEqual({ ...follower, market: 0 }, { ...here, market: 0 });
      }
    }
  });
});
