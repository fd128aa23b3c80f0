import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { explore, jump, ordered, research } from "../testing/play.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type World = Static<typeof schemas.World>;
type OrderAnswer = Static<typeof schemas.OrderAnswer>;
type CancelAnswer = Static<typeof schemas.CancelAnswer>;
type Queue = Static<typeof schemas.Queue>;

const BODIES = {
  "/api/jump": { systemId: 2, leadId: 1 },
  "/api/explore": { leadId: 2, helperIds: [1, 3] },
  "/api/research": { techId: "nav1", leadId: 4 },
  "/api/ship/upgrade": { moduleId: 1, leadId: 3 },
  "/api/ship/expand": { leadId: 3 },
  "/api/ship/build": { kind: "scoop", leadId: 3 },
} as const;

const queueOf = ({ ok }: SpaceTestApp) => ok<Queue>("GET", "/api/tasks");
const pendingIds = async (space: SpaceTestApp) => (await queueOf(space)).pendingTasks.map((task) => task.id);

onEachEngine((_engine, openFresh) => {
  test("an order answers 202 with its location, the task and the queue", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    let id = 0;
    for (const [path, body] of Object.entries(BODIES)) {
      id += 1;
      const answer = await space.call<OrderAnswer>("POST", path, body);
      assert.equal(answer.status, 202, answer.text);
      assert.equal(answer.headers.location, `/api/tasks/${id}`);
      assert.deepEqual(await space.ok("GET", `/api/tasks/${id}`), answer.body.task);
      const { activeTask, pendingTasks } = await queueOf(space);
      assert.deepEqual(answer.body, { task: id === 1 ? activeTask : pendingTasks.at(-1), activeTask, pendingTasks });
    }
  });

  test("[ORD9] a pending task can be moved among the pending ones and cancelled, even while the queue is full", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(RICH, ...Array.from({ length: 20 }, () => explore())));
    const ids = await pendingIds(space);
    await space.ok("POST", `/api/tasks/${ids[18]}/move`, { position: 0 });
    assert.deepEqual(await pendingIds(space), [ids[18], ...ids.slice(0, 18)]);
    await space.ok("POST", `/api/tasks/${ids[0]}/move`, { position: 18 });
    assert.deepEqual(await pendingIds(space), [ids[18], ...ids.slice(1, 18), ids[0]]);
    const { task } = await space.ok<CancelAnswer>("DELETE", `/api/tasks/${ids[5]}`);
    assert.deepEqual([task.id, task.status], [ids[5], "cancelled"]);
    assert.ok(!(await pendingIds(space)).includes(ids[5] ?? 0));
    refusedWith(await space.call("DELETE", `/api/tasks/${ids[5]}`), 404, "unknown-task");
    refusedWith(await space.call("POST", `/api/tasks/${ids[5]}/move`, { position: 0 }), 404, "unknown-task");
  });

  test("[ORD10] the queue holds 20 tasks, the active one included", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    for (let placed = 0; placed < 20; placed++) await space.ok("POST", "/api/explore", { leadId: 2 });
    const answer = await space.call("POST", "/api/explore", { leadId: 2 });
    const { required, available, missing } = refusedWith(answer, 409, "queue-full").details ?? {};
    assert.deepEqual([required, available, missing], [21, 20, 1]);
    await space.ok("DELETE", "/api/tasks/1");
    await space.ok("POST", "/api/explore", { leadId: 2 });
  });

  test("[ORD11] estimates of pending tasks follow moves, cancels and turns", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(RICH, explore(), jump(2), research("nav1")));
    const ends = async () => {
      const { activeTask, pendingTasks } = await queueOf(space);
      const tasks = activeTask ? [activeTask, ...pendingTasks] : [];
      let turn = (await space.ok<World>("GET", "/api/world")).save.turn;
      for (const task of tasks) {
        if (task.status === "pending") assert.equal(task.startsOnTurn, turn);
        assert.equal(task.endsOnTurn, turn + task.remainingTurns);
        turn = task.endsOnTurn;
      }
      return tasks.map((task) => [task.id, task.endsOnTurn]);
    };
    const before = await ends();
    await space.ok("POST", "/api/tasks/3/move", { position: 0 });
    const moved = await ends();
    assert.deepEqual(
      moved.map(([id]) => id),
      [1, 3, 2],
    );
    assert.equal(moved[2]?.[1], before[2]?.[1]);
    await space.ok("DELETE", "/api/tasks/1");
    const cancelled = await ends();
    assert.deepEqual(
      cancelled.map(([id]) => id),
      [3, 2],
    );
    assert.ok((cancelled[1]?.[1] ?? 0) < (moved[2]?.[1] ?? 0));
    await space.ok("POST", "/api/turn");
    assert.deepEqual(await ends(), cancelled);
  });

  test("[ORD12] ordering and cancelling returns exactly what was paid", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const { resources } = await space.ok<World>("GET", "/api/world");
    await space.ok("POST", "/api/explore", { leadId: 2 });
    for (const [path, body] of Object.entries(BODIES)) {
      const { task } = await space.ok<OrderAnswer>("POST", path, body);
      const { refund, cost } = (await space.ok<CancelAnswer>("DELETE", `/api/tasks/${task.id}`)).task;
      assert.deepEqual(refund, cost);
    }
    assert.deepEqual((await space.ok<World>("GET", "/api/world")).resources, resources);
  });

  test("[ORD13] a preview has the answer of the call, with proposed teams, and changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const game of [RICH, ordered(RICH, explore())]) {
      for (const [path, body] of Object.entries(BODIES)) {
        await space.load(game);
        const text = await space.exported();
        const preview = await space.call<Static<typeof schemas.OrderPreview>>("POST", `${path}?preview=true`, body);
        assert.equal(preview.status, 200, preview.text);
        assert.equal(preview.headers.location, undefined);
        assert.equal(preview.body.task.id, null);
        assert.equal(await space.exported(), text);
        const real = await space.ok<OrderAnswer>("POST", `${path}?preview=false`, body);
        const { task } = real;
        const nameless = <T extends { id: number }>(one: T) => (one.id === task.id ? { ...one, id: null } : one);
        const { teams, ...answer } = preview.body;
        assert.deepEqual(Object.keys(teams), ["fastest", "fewest"]);
        assert.deepEqual(answer, {
          task: nameless(task),
          activeTask: real.activeTask && nameless(real.activeTask),
          pendingTasks: real.pendingTasks.map(nameless),
        });
      }
    }
  });

  test("[ORD13] cancel, move and accept can be previewed too, and nothing else can", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const game = ordered(
      aGame().rich().withMission({ kind: "survey", systemId: 2 }, { status: "offered", acceptedOnTurn: null }).build(),
      explore(),
      jump(2),
      research("nav1"),
    );
    for (const [method, path, body] of [
      ["DELETE", "/api/tasks/1", undefined],
      ["POST", "/api/tasks/3/move", { position: 0 }],
      ["POST", "/api/missions/2/accept", undefined],
    ] as const) {
      await space.load(game);
      const text = await space.exported();
      const preview = await space.ok(method, `${path}?preview=true`, body);
      assert.equal(await space.exported(), text);
      assert.deepEqual(preview, await space.ok(method, path, body));
      assert.notEqual(await space.exported(), text);
    }
    for (const path of [
      "/api/turn",
      "/api/turn/run",
      "/api/save/new",
      "/api/missions/2/abandon",
      "/api/save/restore",
    ]) {
      refusedWith(await space.call("POST", `${path}?preview=true`, { maxTurns: 1 }), 400, "malformed-request");
    }
    for (const value of ["1", "yes", "", "TRUE"]) {
      const answer = await space.call("POST", `/api/explore?preview=${value}`, { leadId: 2 });
      assert.equal(refusedWith(answer, 400, "malformed-request").errors?.[0]?.path, "/query/preview");
    }
  });

  test("[ORD13] a preview does not store an Idempotency-Key", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const key = { "idempotency-key": "once" };
    assert.equal((await space.call("POST", "/api/explore?preview=true", { leadId: 2 }, key)).status, 200);
    assert.equal((await space.call("POST", "/api/explore", { leadId: 2 }, key)).status, 202);
  });

  test("[ORD14] once the game is over, orders are refused, but reads, turns and restores work", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(aGame().rich().onTurn(199).build(), explore(), explore()));
    await space.ok("POST", "/api/turn");
    const text = await space.exported();
    for (const [path, body] of Object.entries(BODIES)) {
      const { details } = refusedWith(await space.call("POST", path, body), 409, "game-over");
      assert.deepEqual(details, { status: "lost", turn: 200, reason: "time-ran-out" });
    }
    const turn = await space.ok<{ skipped: boolean }>("POST", "/api/turn");
    assert.equal(turn.skipped, true);
    assert.equal((await space.ok<{ skipped: boolean }>("POST", "/api/turn/run", { maxTurns: 50 })).skipped, true);
    assert.equal(await space.exported(), text);
    for (const path of ["world", "system", "crew", "ship", "tech", "missions", "events", "tasks", "route?to=2"]) {
      await space.ok("GET", `/api/${path}`);
    }
    await space.ok("POST", "/api/save/restore", { turn: 199 });
    await space.ok("POST", "/api/jump", BODIES["/api/jump"]);
  });

  test("an order that breaks several rules answers with the first of 400, 404, 409, 422", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load({ ...RICH, status: "lost", endReason: "crew-lost" });
    const order = (body: object) => space.call("POST", "/api/research", body);
    refusedWith(await order({ techId: 5, leadId: 99, helperIds: [99] }), 400, "malformed-request");
    refusedWith(await order({ techId: "warp9", leadId: 4, helperIds: [4] }), 404, "unknown-tech");
    refusedWith(await order({ techId: "lode", leadId: 99, helperIds: [99] }), 404, "unknown-crew");
    refusedWith(await order({ techId: "lode", leadId: 4, helperIds: [4] }), 409, "game-over");
    await space.load(RICH);
    refusedWith(await order({ techId: "lode", leadId: 4, helperIds: [1, 2, 3, 3] }), 400, "malformed-request");
    refusedWith(await order({ techId: "nav1", leadId: 4, helperIds: [4] }), 422, "lead-among-helpers");
  });
});
