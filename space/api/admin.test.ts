import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableDescription } from "@outbound/kit/table-admin/schemas.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { ALL_SKILLS, type Game } from "../rules/game/game.ts";
import { exportSave, type SaveDocument } from "../rules/save/save.ts";
import { RULES_VERSION, SKILL_LIMIT } from "../rules/values/limits.ts";
import { MAIN_SAVE, TABLES } from "../store/tables.ts";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { build, explore, jump, ordered, research } from "../testing/play.ts";
import { freshSpaceApp, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type World = Static<typeof schemas.World>;
type Events = Static<typeof schemas.Event>[];
type Queue = Static<typeof schemas.Queue>;
type Row = Record<string, unknown>;

interface Page {
  readonly table: { readonly primaryKey: string[]; readonly columns: { readonly name: string }[] };
  readonly rows: Row[];
  readonly total: number;
}

const rowsPath = (table: string, query = ""): string => `/api/admin/tables/${table}/rows${query}`;
const pageOf = (space: SpaceTestApp, table: string) => space.ok<Page>("GET", rowsPath(table, "?limit=500"));
const keyOf = ({ table }: Page, row: Row): string =>
  `?${table.primaryKey.map((name) => `pk.${name}=${encodeURIComponent(String(row[name]))}`).join("&")}`;
const edit = (space: SpaceTestApp, table: string, id: number | string, change: Row) =>
  space.call<Row>("PATCH", rowsPath(table, `?pk.id=${id}`), change);
const gameIn = async (space: SpaceTestApp): Promise<Game> => (JSON.parse(await space.exported()) as SaveDocument).game;

/** Task 1 is active with two helpers, 2 to 5 are pending. */
const QUEUED = ordered(
  aGame().rich().withTech("nav1", "sur1", "eng1").withMission({ kind: "survey", systemId: 2 }).build(),
  explore("survey", 1, 3, 4),
  jump(2),
  research("sci1"),
  build("scoop"),
  explore("harvest", 4),
);

const shownColumns = (columns: object): string[] =>
  Object.entries(columns).flatMap(([name, { secret }]) => (secret === true ? [] : [name]));

/** Keys of tables without an id. */
const KEYS: Readonly<Record<string, string>> = {
  idempotency_keys: "?pk.principal=a&pk.key=b",
  commands: "?pk.save_id=1&pk.ordinal=1",
  secrets: "?pk.name=a",
};

onEachEngine((engine, openFresh) => {
  test("[ADM1] every table of the store is listed with its key and its columns", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const names = await space.ok<string[]>("GET", "/api/admin/tables");
    assert.deepEqual(names, TABLES.map(({ name }) => name).sort());
    for (const { name, primaryKey, columns } of TABLES) {
      const page = await pageOf(space, name);
      assert.deepEqual(page.table.primaryKey, primaryKey, name);
      assert.deepEqual(
        page.table.columns.map((column) => column.name),
        shownColumns(columns),
        name,
      );
      for (const row of page.rows) assert.deepEqual(Object.keys(row), shownColumns(columns), name);
    }
  });

  test("[ADM1] rows are edited, deleted and added by their whole key, and every column that is read can be written", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    await space.ok("POST", "/api/turn");
    await space.ok("POST", "/api/save/new", {});
    await space.ok("POST", "/api/save/restore", { archiveId: 2 });
    for (const table of ["task_helpers", "crew_skills", "techs", "missions", "events", "history", "archives"]) {
      const page = await pageOf(space, table);
      const row = page.rows.at(-1);
      assert.ok(row, table);
      const { rows: before } = await pageOf(space, table);
      assert.deepEqual(await space.ok("DELETE", rowsPath(table, keyOf(page, row))), row);
      assert.equal(
        (await pageOf(space, table)).rows.some((other) => keyOf(page, other) === keyOf(page, row)),
        false,
      );
      const added = await space.call<Row>("POST", rowsPath(table), row);
      assert.deepEqual([added.status, added.body], [201, row], added.text);
      const { rows } = await pageOf(space, table);
      if (table !== "events") assert.deepEqual(rows, before, table);
      assert.deepEqual(await space.ok("PATCH", rowsPath(table, keyOf(page, row)), row), row);
    }
    for (const path of ["world", "crew", "tasks", "missions", "tech", "save/history"])
      await space.ok("GET", `/api/${path}`);
  });

  test("[ADM2] an edit that violates an invariant is 409, names the violations, and changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const before = await space.exported();
    const edits: readonly [string, number | string, Row][] = [
      ["save", 1, { fuel: 5_001 }],
      ["save", 1, { position_id: 99 }],
      ["save", 1, { status: "won" }],
      ["save", 1, { rules_version: RULES_VERSION + 1 }],
      ["save", 1, { rules_version: RULES_VERSION - 1 }],
      ["save", 1, { next_task_id: 2 ** 53 - 1 }],
      ["save", 1, { event_count: 2 ** 53 - 1 }],
      ["systems", 1, { apex: true }],
      ["modules", 6, { tier: 2 }],
      ["modules", 1, { kind: "shield" }],
      ["tasks", 1, { lead_id: 1 }],
      ["tasks", 1, { lead_id: 99 }],
      ["tasks", 1, { started_on_turn: null }],
      ["tasks", 1, { remaining_turns: 99 }],
      ["tasks", 1, { status: "pending" }],
      ["tasks", 2, { status: "completed" }],
      ["tasks", 2, { queue_place: null }],
      ["tasks", 2, { system_id: null }],
      ["tasks", 3, { tech_id: null }],
      ["tasks", 4, { build_kind: null }],
      ["tasks", 2, { started_on_turn: 0 }],
      ["tasks", 2, { paid: { gold: 1 } }],
      ["tasks", 2, { paid: [] }],
      ["missions", 2, { kind: "study" }],
      ["missions", 2, { status: "completed" }],
      ["missions", 2, { reward: "much" }],
    ];
    for (const [table, id, change] of edits) {
      const { details } = refusedWith(
        await edit(space, table, id, change),
        409,
        "constraint-violation",
        JSON.stringify(change),
      );
      assert.equal(details?.kind, "invariant", JSON.stringify(change));
      assert.ok(Array.isArray(details?.violations) && details.violations.length > 0);
    }
    for (const [path, row] of [
      [rowsPath("task_helpers"), { task_id: 5, place: 1, crew_id: 2 }],
      [rowsPath("task_helpers"), { task_id: 5, place: 1, crew_id: 99 }],
      [rowsPath("modules"), { id: 9, kind: "core", tier: 1 }],
      [rowsPath("tasks"), { ...(await pageOf(space, "tasks")).rows[1], id: 9, queue_place: null }],
    ] as const) {
      refusedWith(await space.call("POST", path, row), 409, "constraint-violation", JSON.stringify(row));
    }
    refusedWith(await space.call("DELETE", rowsPath("crew", "?pk.id=1")), 409, "constraint-violation");
    refusedWith(await space.call("DELETE", rowsPath("tasks", "?pk.id=1")), 409, "constraint-violation");
    assert.equal(await space.exported(), before);
  });

  test("[ADM2] a row that breaks the primary key and another constraint is refused with the columns of the key", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    for (const [table, row, columns] of [
      ["modules", { id: 1, kind: "drive", tier: 1 }, ["save_id", "id"]],
      ["modules", { id: 9, kind: "drive", tier: 1 }, ["save_id", "kind"]],
      ["techs", { id: "nav1", ordinal: 2 }, ["save_id", "id"]],
    ] as const) {
      const { details } = refusedWith(await space.call("POST", rowsPath(table), row), 409, "constraint-violation");
      assert.deepEqual(details, { kind: "unique", table, columns });
    }
    const { details } = refusedWith(
      await edit(space, "modules", 3, { id: 1, kind: "drive" }),
      409,
      "constraint-violation",
    );
    assert.deepEqual(details?.columns, ["save_id", "id"]);
  });

  test("[ADM3] the next read shows an edit, also on another service, and the log has an event for it", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const other = engine === "postgres" ? spaceTestApp(t, space.store) : space;
    await space.load(QUEUED);
    await other.ok("GET", "/api/world");
    assert.equal((await edit(space, "save", 1, { credits: 123_45 })).status, 200);
    assert.equal((await other.ok<World>("GET", "/api/world")).resources.credits.amount, 123.45);
    const [event] = await other.ok<Events>("GET", "/api/events?limit=1");
    assert.deepEqual([event?.kind, event?.severity, event?.figures], ["admin.row-edited", "warn", { table: "save" }]);
    await space.ok("POST", rowsPath("crew"), { id: 9, name: "Nia Voss", fatigue: 5 });
    await space.ok("POST", rowsPath("crew_skills"), { crew_id: 9, skill: "science", level: 4, xp: 0 });
    const { members } = await other.ok<{ members: { id: number; skills: Record<string, { level: number }> }[] }>(
      "GET",
      "/api/crew",
    );
    assert.deepEqual([members.at(-1)?.id, members.at(-1)?.skills.science?.level], [9, 4]);
    await other.ok("POST", "/api/research", { techId: "pow1", leadId: 9 });
    await space.ok("DELETE", rowsPath("techs", "?pk.id=sur1"));
    const kinds = (await other.ok<Events>("GET", "/api/events?limit=3")).map(({ kind }) => kind);
    assert.deepEqual(kinds, ["admin.row-deleted", "task.queued", "admin.row-added"]);
    assert.equal((await gameIn(other)).nextCrewId, 10);
  });

  test("[ADM3] an edit that names no columns changes nothing: no event, and the game stays clean", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("GET", "/api/world");
    const before = await space.contents();
    for (const table of ["save", "world", "systems"]) assert.equal((await edit(space, table, 1, {})).status, 200);
    assert.equal(await space.contents(), before);
  });

  test("[ADM2] an edit of a game that is deleted meanwhile is refused like one of a missing row", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", {});
    const path = rowsPath("crew", "?pk.save_id=2&pk.id=1");
    const [deleted, ...edits] = await Promise.all([
      space.call("DELETE", `/api/games/${id}`),
      ...Array.from({ length: 6 }, () => space.call("PATCH", path, { fatigue: 1 })),
    ]);
    assert.equal(deleted.status, 200);
    for (const one of edits.filter(({ status }) => status !== 200)) refusedWith(one, 404, "unknown-row");
    refusedWith(await space.call("PATCH", path, { fatigue: 1 }), 404, "unknown-row");
  });

  test("[ADM3] the game continues after edits that leave gaps", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    for (const [table, key] of [
      ["techs", "pk.id=nav1"],
      ["task_helpers", "pk.task_id=1&pk.place=0"],
      ["tasks", "pk.id=2"],
      ["tasks", "pk.id=3"],
    ]) {
      await space.ok("DELETE", rowsPath(table ?? "", `?${key}`));
    }
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/research", { techId: "pow1", leadId: 4, helperIds: [1] });
    const [event] = (await pageOf(space, "events")).rows;
    const far = { ...event, seq: 5_000, number: 5_000 };
    await space.ok("POST", rowsPath("events"), far);
    await space.ok("DELETE", rowsPath("events", `?pk.seq=${event?.seq}`));
    await space.ok("POST", "/api/turn");
    const { activeTask, pendingTasks } = await space.ok<Queue>("GET", "/api/tasks");
    assert.deepEqual([activeTask?.id, ...pendingTasks.map(({ id }) => id)], [1, 4, 5, 6, 7]);
    assert.deepEqual(
      activeTask?.helpers.map(({ id }) => id),
      [3, 4],
    );
    const again = spaceTestApp(t, space.store);
    assert.deepEqual(await again.ok("GET", "/api/tasks"), await space.ok("GET", "/api/tasks"));
    const [newest] = await space.ok<Events>("GET", "/api/events?limit=1");
    assert.ok((newest?.seq ?? 0) > 5_000);
    await space.ok("POST", "/api/turn/run", { maxTurns: 50 });
    assert.deepEqual((await gameIn(space)).techs, ["sur1", "eng1", "pow1"]);
    const text = await space.exported();
    await space.ok("POST", "/api/save/import", JSON.parse(text));
    assert.equal(await space.exported(), text);
  });

  test("[ADM3] a kept turn or an archive that an edit made invalid cannot be restored", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    await space.ok("POST", "/api/turn");
    for (const state of [{}, 5, null, { ...RICH, positionId: 99 }, { ...RICH, crew: 1 }]) {
      const answer = await space.call("PATCH", rowsPath("history", "?pk.turn=0"), { state });
      assert.ok([200, 409].includes(answer.status), answer.text);
      const before = await space.exported();
      if (answer.status === 200) {
        refusedWith(
          await space.call("POST", "/api/save/restore", { turn: 0 }),
          422,
          "save-invalid",
          JSON.stringify(state),
        );
      }
      assert.equal(await space.exported(), before);
    }
  });

  test("[ADM3][SAVE4] after a restored turn, new tasks do not replace an ended task that an edit added", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(aGame().rich().build());
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("DELETE", "/api/tasks/1");
    const [ended] = (await pageOf(space, "tasks")).rows;
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/turn");
    await space.ok("DELETE", rowsPath("tasks", "?pk.id=1"));
    await space.ok("POST", rowsPath("tasks"), { ...ended, id: 9 });
    await space.ok("POST", "/api/save/restore", { turn: 1 });
    const { activeTask } = await space.ok<Queue>("GET", "/api/tasks");
    const { pendingTasks } = await space.ok<Queue>("POST", "/api/research", { techId: "pow1", leadId: 4 });
    assert.deepEqual([activeTask?.id, pendingTasks[0]?.id], [2, 10]);
    await space.ok("POST", "/api/save/import", JSON.parse(await space.exported()));
  });

  test("[ADM3] a turn below 0 among the kept turns of an archive is left out when it is restored", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const [archive] = (await pageOf(space, "archives")).rows as { id: number; turns: Row[] }[];
    assert.ok(archive);
    const turns = [{ ...archive.turns[0], turn: -1 }, ...archive.turns];
    assert.equal((await edit(space, "archives", archive.id, { turns })).status, 200);
    await space.ok("POST", "/api/save/restore", { archiveId: archive.id });
    assert.deepEqual(await space.ok("GET", "/api/save/history"), [{ turn: 0 }]);
  });

  test("[ADM4] the save's row cannot be deleted while other rows refer to it", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const before = await space.exported();
    const { details } = refusedWith(
      await space.call("DELETE", rowsPath("save", "?pk.id=1")),
      409,
      "constraint-violation",
    );
    assert.equal(details?.kind, "foreign-key");
    assert.deepEqual(details?.columns, ["save_id"]);
    assert.equal(await space.exported(), before);
  });

  test("[ADM5] an edit that meets an end condition ends the game on the next turn", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [change, reason] of [
      [{ hull: 0 }, "hull-destroyed"],
      [{ turn: 250 }, "time-ran-out"],
      [{ turn_limit: 1 }, "time-ran-out"],
    ] as const) {
      await space.load(RICH);
      assert.equal((await edit(space, "save", 1, change)).status, 200);
      assert.equal((await space.ok<World>("GET", "/api/world")).save.status, "active");
      await space.ok("POST", "/api/turn");
      assert.equal(
        (await space.ok<World>("GET", "/api/world")).save.status,
        "active",
        "a skipped turn does not end the game",
      );
      await space.ok("POST", "/api/explore", { leadId: 2 });
      await space.ok("POST", "/api/turn");
      const { save } = await space.ok<World>("GET", "/api/world");
      assert.deepEqual([save.status, save.endReason], ["lost", reason]);
    }
  });

  test("[ADM6] a table's description has everything that a form needs", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const tableOf = async (name: string) =>
      (await space.ok<{ table: TableDescription }>("GET", rowsPath(name, "?limit=1"))).table;
    const skills = await tableOf("crew_skills");
    assert.deepEqual(
      [skills.readOnly, skills.canAdd, skills.primaryKey],
      [false, true, ["save_id", "crew_id", "skill"]],
    );
    assert.deepEqual(skills.columns, [
      {
        name: "save_id",
        type: "integer",
        nullable: false,
        hasDefault: true,
        defaultValue: MAIN_SAVE,
        min: 1,
        references: { table: "crew", column: "save_id" },
      },
      {
        name: "crew_id",
        type: "integer",
        nullable: false,
        hasDefault: false,
        min: 1,
        references: { table: "crew", column: "id" },
      },
      { name: "skill", type: "text", nullable: false, hasDefault: false, oneOf: ALL_SKILLS },
      { name: "level", type: "integer", nullable: false, hasDefault: false, min: 0, max: SKILL_LIMIT },
      { name: "xp", type: "integer", nullable: false, hasDefault: false, min: 0 },
    ]);
    const keys = await tableOf("idempotency_keys");
    assert.deepEqual([keys.readOnly, keys.canAdd], [true, false]);
    assert.deepEqual((await tableOf("task_helpers")).unique, [["save_id", "task_id", "crew_id"]]);
    const archivedAt = (await tableOf("archives")).columns.find(({ name }) => name === "archived_at");
    assert.equal(archivedAt?.instant, "real");
  });

  test("[ADM7] the world's row can be edited: its revision only rises, and the event counter stays above the last event", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const world = async () => (await pageOf(space, "world")).rows[0] as Record<string, number>;
    const [{ seq: last } = { seq: 0 }] = await space.ok<Events>("GET", "/api/events?limit=1");
    const { revision = 0, next_event_seq: next = 0 } = await world();
    const contents = await space.exported();
    const wrong: readonly Row[] = [
      { revision: revision - 1 },
      { revision: 2 ** 52 },
      { next_event_seq: last },
      { next_event_seq: 2 ** 52 },
      { commit_token: 1 },
      { id: 2 },
      { next_event_seq: null },
    ];
    for (const change of wrong) {
      refusedWith(await edit(space, "world", 1, change), 409, "constraint-violation", JSON.stringify(change));
    }
    refusedWith(await space.call("DELETE", rowsPath("world", "?pk.id=1")), 409, "constraint-violation");
    refusedWith(await space.call("POST", rowsPath("world"), await world()), 409, "constraint-violation");
    assert.equal(await space.exported(), contents);

    const change = { revision: revision + 1000, next_event_seq: next + 500 };
    const answer = await edit(space, "world", 1, change);
    assert.deepEqual([answer.status, answer.body], [200, { ...answer.body, ...change }]);
    assert.equal((await world()).revision, revision + 1000);
    const [event] = await space.ok<Events>("GET", "/api/events?limit=1");
    assert.deepEqual([event?.kind, event?.seq], ["admin.row-edited", next + 500]);
    // Another process, and the next start, continue with this number.
    const again = spaceTestApp(t, space.store);
    await again.ok("POST", "/api/turn");
    assert.ok(((await world()).revision ?? 0) > revision + 1000);
    assert.equal((await edit(again, "world", 1, { next_event_seq: next + 2000 })).status, 200);
    assert.equal((await edit(again, "world", 1, { next_event_seq: next + 2001 })).status, 200);
  });

  test("[EVENT2] an event of an admin's own kind, or of a later release's, is exported and imported again", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    await space.ok("POST", "/api/turn");
    const row = (await pageOf(space, "events")).rows.at(-1) as Record<string, number>;
    const note = {
      ...row,
      kind: "admin.note",
      text: "Well played.",
      seq: Number(row.seq) + 9,
      number: Number(row.number) + 1,
    };
    assert.equal((await space.call("POST", rowsPath("events"), note)).status, 201);
    const text = await space.exported();
    await space.ok("POST", "/api/save/import", JSON.parse(text));
    assert.equal(await space.exported(), text);
    const [found] = await space.ok<Events>("GET", "/api/events?kind=admin.note");
    assert.equal(found?.text, "Well played.");
    const { game, events, tasks } = JSON.parse(text) as SaveDocument;
    const later = exportSave({ game, events: events.map((event) => ({ ...event, kind: "alliance.formed" })), tasks });
    await space.ok("POST", "/api/save/import", later);
    assert.equal((await space.ok<Events>("GET", "/api/events?kind=alliance&limit=1"))[0]?.kind, "alliance.formed");
  });

  test("[ADM7] only games, their commands and scores, secrets, migrations and Idempotency-Keys are read-only", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const names = await space.ok<string[]>("GET", "/api/admin/tables");
    const tables = names.map((name) => space.ok<{ table: TableDescription }>("GET", rowsPath(name, "?limit=1")));
    const readOnly = (await Promise.all(tables)).flatMap(({ table }) => (table.readOnly ? [table.name] : []));
    assert.deepEqual(readOnly, ["commands", "games", "idempotency_keys", "migrations", "scores", "secrets"]);
    for (const name of readOnly) {
      const key = KEYS[name] ?? "?pk.id=1";
      refusedWith(await space.call("DELETE", rowsPath(name, key)), 409, "read-only-table", name);
    }
  });

  test("a page of rows is bounded, ordered and filtered", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const page = await space.ok<Page>("GET", rowsPath("systems", "?limit=3&offset=1&orderBy=danger&direction=desc"));
    assert.deepEqual([page.total, page.rows.map(({ id }) => id)], [8, [7, 6, 5]]);
    const filtered = await space.ok<Page>("GET", rowsPath("systems", "?where.danger=0&where.apex=false"));
    assert.deepEqual(
      filtered.rows.map(({ id }) => id),
      [1, 2],
    );
    for (const query of [
      "limit=0",
      "limit=501",
      "offset=-1",
      "orderBy=nothing",
      "direction=up",
      "where.nothing=1",
      "where.danger=abc",
      "where.danger=1.0",
      "pk.id=1",
      "orderBy=id;drop table save",
    ]) {
      refusedWith(await space.call("GET", rowsPath("systems", `?${query}`)), 400, "malformed-request", query);
    }
    for (const [query, body] of [
      ["", { fatigue: 1 }],
      ["?pk.id=abc", { fatigue: 1 }],
      ["?pk.name=x", { fatigue: 1 }],
      ["?pk.id=1&pk.name=x", { fatigue: 1 }],
      ["?pk.id=1", { nothing: 1 }],
      ["?pk.id=1", { fatigue: "1" }],
      ["?pk.id=1", { fatigue: 1.5 }],
      ["?pk.id=1", { fatigue: 2 ** 60 }],
    ] as const) {
      refusedWith(await space.call("PATCH", rowsPath("crew", query), body), 400, "malformed-request", query);
    }
  });
});
