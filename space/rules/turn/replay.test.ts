import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { requestOf } from "../../testing/command-request.ts";
import { aimed, apply, commandStream } from "../../testing/random-commands.ts";
import type { Game } from "../game/game.ts";
import { Refusal } from "../values/refusals.ts";
import { placeOrders, placeRoute } from "./batch.ts";
import { changeTeam, type Decision } from "./command.ts";
import { type RecordedCommand, replayCommand, replayStart } from "./replay.ts";

const SEED = 20_261_123;

const gameOf = (decision: Decision<unknown> | Refusal): Game => {
  assert.ok(!(decision instanceof Refusal), decision instanceof Refusal ? decision.detail : "");
  return decision.game;
};
const post = (path: string, body: RecordedCommand["body"]): RecordedCommand => ({ method: "POST", path, body });

describe("recorded commands", () => {
  it("[GM9] recorded requests give the same game as the original commands", () => {
    let game = replayStart(SEED, "standard");
    let replayed = game;
    let accepted = 0;
    for (const command of commandStream(SEED, 600).map((given) => () => aimed(game, given))) {
      const wanted = command();
      const decision = apply(game, wanted);
      if (decision instanceof Refusal) continue;
      const { method, path, body } = requestOf(wanted);
      game = decision.game;
      replayed = replayCommand(replayed, {
        method: method ?? "POST",
        path,
        body: (body ?? null) as RecordedCommand["body"],
      }).game;
      accepted++;
      assert.deepEqual(replayed, game);
    }
    assert.ok(accepted > 100 && game.turn > 10, `${accepted} commands until turn ${game.turn}`);
  });

  it("[GM9] batches, routes and changed teams are replayed with the defaults of their API routes", () => {
    const start = replayStart(SEED, "standard");
    const orders = [
      { kind: "explore", leadId: 1 },
      { kind: "research", techId: "nav1", leadId: 2 },
    ] as const;
    const batched = gameOf(
      placeOrders(start, [
        { kind: "explore", focus: "survey", leadId: 1, helperIds: [] },
        { ...orders[1], helperIds: [] },
      ]),
    );
    assert.deepEqual(replayCommand(start, post("/api/orders", { orders })).game, batched);
    const [task] = batched.tasks.slice(1);
    assert.ok(task);
    assert.deepEqual(
      replayCommand(batched, { method: "PATCH", path: `/api/tasks/${task.id}`, body: { leadId: 3 } }).game,
      gameOf(changeTeam(batched, task.id, { leadId: 3, helperIds: [] })),
    );
    const near = start.systems.find(({ id }) => !(placeRouteTo(start, id) instanceof Refusal));
    assert.ok(near);
    assert.deepEqual(
      replayCommand(start, post("/api/route", { systemId: near.id })).game,
      gameOf(placeRouteTo(start, near.id)),
    );
  });

  it("[GM9] replaying a recording of other rules names the command that is refused", () => {
    const start = replayStart(SEED, "standard");
    const play = (path: string, body: RecordedCommand["body"]) => () => replayCommand(start, post(path, body));
    assert.throws(
      play("/api/jump", { leadId: 1, systemId: 999 }),
      /POST \/api\/jump on turn 0: System 999 does not exist/,
    );
    assert.throws(play("/api/save/new", null), /no command \/api\/save\/new/);
  });
});

const placeRouteTo = (game: Game, systemId: number) =>
  placeRoute(game, { systemId, prefer: "turns", leadId: undefined, helperIds: [] });
