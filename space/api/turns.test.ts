import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { replayCommand } from "../rules/turn/replay.ts";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { explore, jump, ordered } from "../testing/play.ts";
import { freshSpaceApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type Turn = Static<typeof schemas.TurnAnswer>;
type Run = Static<typeof schemas.RunAnswer>;
type World = Static<typeof schemas.World>;

const QUEUED = ordered(RICH, explore(), jump(2), explore());

onEachEngine((_engine, openFresh) => {
  test("[TURN1] with an empty queue a turn changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load({ ...RICH, crew: RICH.crew.map((member) => ({ ...member, fatigue: 40 })) });
    const text = await space.exported();
    const history = await space.ok("GET", "/api/save/history");
    const turn = await space.ok<Turn>("POST", "/api/turn", { expectedTurn: 0 });
    assert.deepEqual(turn, {
      turn: 0,
      skipped: true,
      completed: null,
      started: null,
      failed: [],
      xp: [],
      events: [],
      warnings: [],
      lapsed: null,
      encounter: null,
      activeTask: null,
      pendingTasks: [],
    });
    const run = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50 });
    assert.deepEqual([run.turn, run.worked, run.skipped, run.events], [0, 0, true, []]);
    assert.equal(await space.exported(), text);
    assert.deepEqual(await space.ok("GET", "/api/save/history"), history);
  });

  test("[TURN2] a turn's answer names the completed and started tasks and the XP of each member", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const first = await space.ok<Turn>("POST", "/api/turn");
    assert.deepEqual([first.turn, first.skipped, first.completed], [1, false, null]);
    assert.equal(first.activeTask?.remainingTurns, (first.activeTask?.durationTurns ?? 0) - 1);
    let turn = first;
    while (turn.completed === null) turn = await space.ok<Turn>("POST", "/api/turn");
    assert.deepEqual([turn.completed.id, turn.completed.status], [1, "completed"]);
    assert.deepEqual([turn.started?.id, turn.activeTask?.id, turn.pendingTasks.length], [2, 2, 1]);
    assert.deepEqual([...new Set(turn.xp.map(({ crewId }) => crewId))], [2]);
    assert.ok(turn.xp.every(({ xp }) => xp > 0));
    assert.ok(turn.events.every((event) => event.turn === turn.turn));
  });

  test("[TURN4] a run without maxTurns has up to 50 turns, and its replay too", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const whole = await space.ok<Run>("POST", "/api/turn/run", {});
    await space.load(QUEUED);
    const { turn, worked, stopped } = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50 });
    assert.deepEqual([whole.turn, whole.worked, whole.stopped], [turn, worked, stopped]);
    assert.ok(whole.worked > 0);
    const command = { method: "POST", path: "/api/turn/run", body: {} };
    assert.equal(replayCommand(QUEUED, command).game.turn, whole.turn);
  });

  test("[TURN3] a stale turn is refused before anything else, and changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const stale = { expectedTurn: 5 };
    const { details } = refusedWith(await space.call("POST", "/api/turn", stale), 409, "stale-turn");
    assert.deepEqual(details, { expectedTurn: 5, turn: 0 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => space.call("POST", "/api/turn", { expectedTurn: 0 })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)]);
    assert.equal((await space.ok<World>("GET", "/api/world")).save.turn, 1);
    await space.load(RICH);
    refusedWith(await space.call("POST", "/api/turn", stale), 409, "stale-turn", "also with an empty queue");
    refusedWith(await space.call("POST", "/api/turn/run", { maxTurns: 2, ...stale }), 409, "stale-turn");
    await space.load({ ...RICH, status: "lost", endReason: "crew-lost" });
    refusedWith(await space.call("POST", "/api/turn", stale), 409, "stale-turn", "also after the end");
  });

  test("[TURN4] a run equals the same number of single turns, and stops on request", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    let singles = 0;
    while (!(await space.ok<Turn>("POST", "/api/turn")).skipped) singles += 1;
    const text = await space.exported();
    await space.load(QUEUED);
    const run = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50, until: "idle" });
    assert.deepEqual([run.worked, run.completed.map(({ id }) => id)], [singles, [1, 2, 3]]);
    assert.equal(await space.exported(), text);

    await space.load(QUEUED);
    const task = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50, until: "task" });
    assert.deepEqual([task.completed.length, task.activeTask?.id], [1, 2]);
    await space.load(QUEUED);
    const two = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 2 });
    assert.deepEqual([two.worked, two.turn, two.skipped], [2, 2, false]);

    const hungry = aGame().rich().withResources({ supplies: 1 }).build();
    await space.load(ordered(hungry, ...Array.from({ length: 9 }, () => explore())));
    const danger = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50, until: "danger" });
    assert.ok(danger.worked < 4);
    assert.equal(danger.events.findLast(({ severity }) => severity === "bad")?.turn, danger.turn);

    const promised = aGame().rich().withMission({ kind: "survey", systemId: 1 }).build();
    await space.load(ordered(promised, ...Array.from({ length: 9 }, () => explore())));
    const mission = await space.ok<Run>("POST", "/api/turn/run", { maxTurns: 50, until: "mission" });
    assert.ok(mission.events.some(({ kind, turn }) => kind.startsWith("mission.") && turn === mission.turn));
    assert.ok(mission.worked < 50);
  });

  test("[TURN4] a run accepts 1 to 50 turns and only the four stop conditions", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const maxTurns of [0, 51, -1, 1.5, "3", null]) {
      const { errors } = refusedWith(await space.call("POST", "/api/turn/run", { maxTurns }), 400, "malformed-request");
      assert.equal(errors?.[0]?.path, "/maxTurns");
    }
    const answer = await space.call("POST", "/api/turn/run", { maxTurns: 1, until: "dawn" });
    assert.equal(refusedWith(answer, 400, "malformed-request").errors?.[0]?.path, "/until");
  });
});
