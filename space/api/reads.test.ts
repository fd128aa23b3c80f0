import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { TRAITS, traitText } from "../rules/catalog/traits.ts";
import { portraitKey } from "../rules/game/traits.ts";
import { EVENT_KINDS } from "../rules/values/events.ts";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { explore, jump, ordered } from "../testing/play.ts";
import { freshSpaceApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type World = Static<typeof schemas.World>;
type System = Static<typeof schemas.SystemAnswer>;
type Events = Static<typeof schemas.Event>[];
type Queue = Static<typeof schemas.Queue>;
type Route = Static<typeof schemas.Route>;

onEachEngine((_engine, openFresh) => {
  test("[READ1] world, system and crew have the active task and, separately, the pending ones", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [game, active, pending] of [
      [RICH, undefined, []],
      [ordered(RICH, explore(), jump(2), explore()), 1, [2, 3]],
    ] as const) {
      await space.load(game);
      for (const path of ["/api/world", "/api/system", "/api/systems/3", "/api/crew", "/api/tasks"]) {
        const body = await space.ok<Queue>("GET", path);
        assert.equal(body.activeTask?.id, active, path);
        assert.deepEqual(
          body.pendingTasks.map((task) => task.id),
          pending,
          path,
        );
        if (active === undefined) assert.equal(body.activeTask, null);
      }
    }
  });

  test("[READ2] all 40 systems are listed, and exploring one shows its bodies and yields", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const world = await space.ok<World>("GET", "/api/world");
    assert.equal(world.systems.length, 40);
    const here = world.systems.find(({ id }) => id === world.position.systemId);
    assert.deepEqual([here?.distance, here?.reachable, here?.fuelToJump, here?.hops], [0, false, null, 0]);
    assert.ok(world.systems.every((system) => system.hops !== null));
    const before = await space.ok<System>("GET", "/api/system");
    assert.deepEqual([before.system.id, before.system.bodies, before.system.yields], [here?.id, null, null]);
    await space.ok("POST", "/api/explore", { leadId: 2, helperIds: [1, 3, 4] });
    await space.ok("POST", "/api/turn/run", { maxTurns: 9 });
    const after = await space.ok<System>("GET", "/api/system");
    assert.ok((after.system.bodies?.length ?? 0) > 0);
    assert.ok((after.system.yields?.survey.data.high ?? 0) > 0);
    assert.deepEqual(after, await space.ok("GET", `/api/systems/${here?.id}`));
    for (const { systemId } of after.system.neighbours) {
      const { system } = await space.ok<System>("GET", `/api/systems/${systemId}`);
      assert.ok(system.reachable && system.distance <= 10, `${systemId}`);
    }
  });

  test("[READ3] every next step would be accepted unchanged", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    let steps = 0;
    for (let round = 0; round < 6; round++) {
      const { nextSteps } = await space.ok<World>("GET", "/api/world");
      const document = JSON.parse(await space.exported());
      for (const { method, path, body } of nextSteps) {
        const answer = await space.call(method, path, body);
        assert.ok(answer.status < 300, `${path} ${JSON.stringify(body)}: ${answer.text}`);
        await space.ok("POST", "/api/save/import", document);
        steps += 1;
      }
      for (const { path, body } of nextSteps) await space.call("POST", path, body);
      await space.ok("POST", "/api/turn/run", { maxTurns: 5 });
    }
    assert.ok(steps > 15);
  });

  test("[READ4] events are listed newest first, 50 by default, with paging and filters", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(aGame().rich().build(), ...Array.from({ length: 15 }, () => explore())));
    await space.ok("POST", "/api/turn/run", { maxTurns: 40 });
    const all = await space.ok<Events>("GET", "/api/events?limit=200");
    assert.ok(all.length > 60 && all.length < 200);
    assert.deepEqual(
      all.map(({ seq }) => seq),
      all.map(({ seq }) => seq).sort((a, b) => b - a),
    );
    assert.deepEqual(await space.ok("GET", "/api/events"), all.slice(0, 50));
    assert.deepEqual(await space.ok("GET", "/api/events?limit=1"), all.slice(0, 1));
    const pages: Events = [];
    for (let before = Number.MAX_SAFE_INTEGER; ; before = pages.at(-1)?.seq ?? 0) {
      const page = await space.ok<Events>("GET", `/api/events?limit=7&before=${before}`);
      if (page.length === 0) break;
      pages.push(...page);
    }
    assert.deepEqual(pages, all);
    const middle = all[30]?.seq ?? 0;
    assert.deepEqual(await space.ok("GET", `/api/events?after=${middle}`), all.slice(0, 30));
    assert.deepEqual(await space.ok("GET", "/api/events?before=0"), []);
    const filters: readonly [string, (event: Events[number]) => boolean][] = [
      ["kind=task.completed", (event) => event.kind === "task.completed"],
      ["turn=3", (event) => event.turn === 3],
      ["systemId=1", (event) => event.refs.systemId === 1],
      ["crewId=2&kind=task.started", (event) => event.refs.crewId === 2 && event.kind === "task.started"],
      ["kind=task", (event) => event.kind.startsWith("task.")],
      ["kind=tas", () => false],
      ["kind=%25", () => false],
      ["kind=no.such-kind", () => false],
    ];
    for (const [filter, keeps] of filters) {
      assert.deepEqual(await space.ok("GET", `/api/events?limit=200&${filter}`), all.filter(keeps), filter);
    }
    for (const limit of ["0", "201", "-1", "1e2", "0x10", "1.5", "", "abc"]) {
      refusedWith(await space.call("GET", `/api/events?limit=${limit}`), 400, "malformed-request", limit);
    }
  });

  test("[EVENT1] every event has its number, turn, kind, severity, references, figures and a sentence", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/missions/1/accept");
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/research", { techId: "sci1", leadId: 4 });
    const run = () => space.ok<{ events: Events }>("POST", "/api/turn/run", { maxTurns: 12 });
    // The first exploration brings an encounter, which ends the first run.
    const events = [...(await run()).events, ...(await run()).events];
    const logged = await space.ok<Events>("GET", "/api/events?limit=200");
    assert.deepEqual(logged.slice(0, events.length).toReversed(), events);
    for (const event of logged) {
      assert.ok(Object.hasOwn(EVENT_KINDS, event.kind), event.kind);
      assert.match(event.text, /^[A-Z].*[.!]$/);
    }
    const kinds = new Set(logged.map(({ kind }) => kind));
    for (const kind of [
      "game.started",
      "mission.accepted",
      "task.queued",
      "explore.found",
      "tech.completed",
      "crew.xp",
      "encounter.opened",
      "encounter.lapsed",
    ]) {
      assert.ok(kinds.has(kind), kind);
    }
    assert.deepEqual(
      logged.map(({ seq }) => seq),
      Array.from(logged, (_event, index) => logged.length - index),
    );
  });

  test("[ENC6] a system has its 20 newest events, newest first", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    for (let round = 0; round < 12; round++) {
      await space.ok("POST", "/api/explore", { leadId: 2 });
      await space.ok("POST", "/api/turn/run", { maxTurns: 12 });
    }
    const logged = await space.ok<Events>("GET", "/api/events?limit=200&systemId=1");
    assert.ok(logged.length > 20);
    for (const path of ["/api/system", "/api/systems/1"]) {
      const { system } = await space.ok<{ system: { history: object[] } }>("GET", path);
      assert.deepEqual(
        system.history,
        logged.slice(0, 20).map(({ turn, kind, text }) => ({ turn, kind, text })),
      );
    }
  });

  test("[READ7] ended tasks stay readable, newest first, page by page", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(RICH, explore(), explore(), jump(2), explore(), explore()));
    await space.ok("DELETE", "/api/tasks/2");
    await space.ok("POST", "/api/turn/run", { maxTurns: 50 });
    const { endedTasks, activeTask } = await space.ok<Queue>("GET", "/api/tasks");
    assert.equal(activeTask, null);
    assert.deepEqual(
      endedTasks.map(({ id, status }) => [id, status]),
      [
        [5, "completed"],
        [4, "completed"],
        [3, "completed"],
        [1, "completed"],
        [2, "cancelled"],
      ],
    );
    for (const task of endedTasks) assert.deepEqual(await space.ok("GET", `/api/tasks/${task.id}`), task);
    const page = await space.ok<Queue>("GET", "/api/tasks?limit=2&before=4");
    assert.deepEqual(page.endedTasks, endedTasks.slice(2, 4));
    assert.deepEqual((await space.ok<Queue>("GET", "/api/tasks?before=2")).endedTasks, []);
  });

  test("[READ8] the fastest and the cheapest route list their hops", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const { from, to, quickest, cheapest } = await space.ok<Route>("GET", "/api/route?to=7");
    assert.deepEqual([from, to], [1, 7]);
    for (const way of [quickest, cheapest]) {
      assert.equal(way.hops.at(-1)?.systemId, 7);
      assert.equal(
        way.fuel,
        way.hops.reduce((sum, hop) => sum + hop.fuel, 0),
      );
      assert.equal(
        way.turns,
        way.hops.reduce((sum, hop) => sum + hop.turns, 0),
      );
      assert.ok(way.hops.every((hop) => hop.distance <= 10));
    }
    assert.ok(quickest.turns <= cheapest.turns && cheapest.fuel <= quickest.fuel);
    assert.deepEqual((await space.ok<Route>("GET", "/api/route?to=1")).quickest.hops, []);
    const back = await space.ok<Route>("GET", "/api/route?from=7&to=1");
    assert.deepEqual([back.from, back.to, back.cheapest.fuel], [7, 1, cheapest.fuel]);
    const first = quickest.hops[0];
    const { task } = await space.ok<{ task: { cost: { fuel?: number }; durationTurns: number } }>("POST", "/api/jump", {
      systemId: first?.systemId,
      leadId: 1,
    });
    assert.equal(task.cost.fuel, first?.fuel);
  });

  test("[ENC5] each member of the crew has a trait, a portrait key of its own and a biography", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/save/new", { seed: 5 });
    const { members } = await space.ok<Static<typeof schemas.Crew>>("GET", "/api/crew");
    assert.deepEqual(
      members.map(({ portrait }) => portrait),
      members.map(({ id }) => portraitKey({ seed: 5 }, id)),
    );
    for (const { name, trait, portrait, biography } of members) {
      assert.match(portrait, /^[0-9a-f]{16}$/);
      assert.equal(trait.effect, traitText(TRAITS[trait.key]));
      assert.ok(biography.startsWith(`${name.split(" ")[0]} `), biography);
    }
  });

  test("[READ9] the crew shows the number of starving turns, which a turn with food resets", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const starving = async () => (await space.ok<{ starvingTurns: number }>("GET", "/api/crew")).starvingTurns;
    await space.load(ordered({ ...RICH, resources: { ...RICH.resources, supplies: 0 } }, explore()));
    assert.equal(await starving(), 0);
    await space.ok("POST", "/api/turn");
    assert.equal(await starving(), 1);
    await space.load(ordered({ ...RICH, starvingTurns: 3 }, explore()));
    await space.ok("POST", "/api/turn");
    assert.equal(await starving(), 0);
  });

  test("the state is never cached, and HEAD answers like GET without a body", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const path of ["/api/world", "/api/events", "/api/admin/tables"]) {
      assert.equal((await space.call("GET", path)).headers["cache-control"], "no-store", path);
      const head = await space.call("HEAD", path);
      assert.deepEqual([head.status, head.text], [200, ""]);
    }
  });

  test("a wrong method is 405 and names the allowed ones, and an unknown path is 404", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [path, allow] of [
      ["/api/world", "GET, HEAD"],
      ["/api/jump", "POST"],
      ["/api/tasks/1", "DELETE, GET, HEAD, PATCH"],
      ["/api/admin/tables/crew/rows", "DELETE, GET, HEAD, PATCH, POST"],
    ] as const) {
      const answer = await space.call("PUT", path, {});
      refusedWith(answer, 405, "method-not-allowed");
      assert.equal(answer.headers.allow, allow);
    }
    for (const path of ["/api", "/api/", "/api/nothing", "/api/world/1", "/api/tasks/1/2"]) {
      refusedWith(await space.call("GET", path), 404, "not-found", path);
    }
  });
});
