/** Tests games with a long log: how much is read, written and left out. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type KyselyPlugin, sql, type Transaction } from "kysely";
import type { Game } from "../rules/game/game.ts";
import { exportSave, importSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { aGame } from "../testing/a-game.ts";
import { aLongLog } from "../testing/a-long-log.ts";
import { loadContents } from "../testing/contents.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { createSpaceHost, type SpaceHost } from "./adapter.ts";
import { applyEdit } from "./admin-edit.ts";
import { importContents, restoreArchive, startNew, type WrittenSave, writtenSave } from "./commands.ts";
import { SaveDraft } from "./draft.ts";
import { LOG_PAGE_ROWS, loadArchiveText, loadGame, loadWorld } from "./load.ts";
import { EXPORT_LIMIT_BYTES, saveText } from "./save-text.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";
import { SLICE_ROWS } from "./write.ts";

const GAME = aGame().rich().withDifficulty("sandbox").build();

async function aHost(t: TestContext, openFresh: OpenFresh) {
  const store = await openFresh<SpaceTables>(t, MIGRATED);
  const host = createSpaceHost({ store, clock: fakeClock(), seed: 7, ticks: false });
  t.after(() => host.close());
  await host.tick();
  return { store, host };
}

const imported = (host: SpaceHost, contents: SaveContents) =>
  host.execute({ exclusive: true, run: (draft, tx) => importContents(draft, tx, contents, 0) });

const textOf = async ({ store }: { store: Store<SpaceTables> }, limit?: number): Promise<string> =>
  (
    await store.snapshot(async (tx) => saveText(tx, MAIN_SAVE, (await loadGame(tx, MAIN_SAVE)) as never, limit))
  ).toString();

/** Counts the rows that queries return and those that they change. */
function counter(): KyselyPlugin & { read: number; changed: number; most: number } {
  const counted = {
    ...{ read: 0, changed: 0, most: 0 },
    transformQuery: ({ node }: Parameters<KyselyPlugin["transformQuery"]>[0]) => node,
    transformResult: async ({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) => {
      const changed = Number(result.numAffectedRows ?? 0);
      counted.read += result.rows.length;
      counted.changed += changed;
      counted.most = Math.max(counted.most, result.rows.length, changed);
      return result;
    },
  };
  return counted;
}

onEachEngine((engine, openFresh) => {
  test("[SAVE4][SAVE13] the text of a long game, built in slices, equals the document", async (t) => {
    const on = await aHost(t, openFresh);
    for (const turns of [0, LOG_PAGE_ROWS, 3 * SLICE_ROWS + 1]) {
      const contents = aLongLog(GAME, turns);
      await imported(on.host, contents);
      assert.deepEqual(await loadContents(on.store.read, contents.game), contents);
      assert.equal(await textOf(on), JSON.stringify(exportSave(contents)), `${turns} turns`);
    }
  });

  test("[SAVE12] the oldest entries of a log that is too long are left out, by turn, whatever the limit", async (t) => {
    const on = await aHost(t, openFresh);
    const contents = aLongLog(GAME, 600);
    await imported(on.host, contents);
    const whole = await textOf(on);
    for (const limit of [30_000, 80_000, whole.length - 1]) {
      const text = await textOf(on, limit);
      assert.ok(text.length <= limit && text.length > limit - 1_000, `${text.length} bytes of ${limit}`);
      const document = JSON.parse(text) as SaveDocument;
      const { events = 0, tasks = 0 } = document.omitted ?? {};
      const expected = { ...contents, events: contents.events.slice(events), tasks: contents.tasks.slice(tasks) };
      assert.equal(text, JSON.stringify(exportSave(expected)));
      const [first, ended] = [document.events[0]?.turn ?? 0, document.tasks[0]?.endedOnTurn ?? 0];
      assert.ok(Math.abs(first - ended) <= 2, `events from turn ${first}, tasks from turn ${ended}`);
      assert.ok(!(importSave(document) instanceof Refusal));
    }
    const short = await textOf(on, 80_000);
    await imported(on.host, importSave(JSON.parse(short)) as SaveContents);
    assert.equal(await textOf(on), short, "an import keeps what was left out");
  });

  test("[SAVE12] an export of the longest log and its archive are shorter than 4 MiB, and the archive can be restored", async (t) => {
    const on = await aHost(t, openFresh);
    await imported(on.host, aLongLog(GAME, 11_000, "x".repeat(400)));
    const text = await textOf(on);
    assert.ok(text.length < EXPORT_LIMIT_BYTES && text.length > EXPORT_LIMIT_BYTES - 1_000);
    await on.host.execute({
      exclusive: true,
      run: (draft, tx) => startNew(draft, tx, { seed: 3, difficulty: "hard" }, 0),
    });
    const { id } = await on.store.read
      .selectFrom("archives")
      .select(sql<number>`max(id)`.as("id"))
      .executeTakeFirstOrThrow();
    assert.equal(await loadArchiveText(on.store.read, MAIN_SAVE, id), text);
    const check = async (stored: string) => importSave(JSON.parse(stored));
    await on.host.execute({ exclusive: true, run: (draft, tx) => restoreArchive(draft, tx, id, 0, check) });
    assert.equal(await textOf(on), text);
  });

  test("[GM4][SAVE13] an archive has the document that was written before the command, unless the game has changed since", async (t) => {
    const on = await aHost(t, openFresh);
    const contents = aLongLog(GAME, 600);
    await imported(on.host, contents);
    const [written, text] = [await writtenSave(on.store, MAIN_SAVE), await textOf(on)];
    assert.equal(written?.text, text);
    assert.ok((await rowsReadToReplace(on.store, contents.game, undefined)) > 600);
    assert.ok((await rowsReadToReplace(on.store, contents.game, written)) < 50);
    await imported(on.host, aLongLog(GAME, 3));
    const current = await textOf(on);
    await on.host.execute({
      exclusive: true,
      run: (draft, tx) => startNew(draft, tx, { seed: 3, difficulty: "hard" }, 0, written),
    });
    const archives = on.store.read.selectFrom("archives").select("id").orderBy("id", "desc");
    const { id } = await archives.limit(1).executeTakeFirstOrThrow();
    assert.equal(await loadArchiveText(on.store.read, MAIN_SAVE, id), current);
  });

  test("[SAVE13] an admin's edit reads and changes the same number of rows in a long and in a short game", async (t) => {
    const on = await aHost(t, openFresh);
    const edits = [
      ["save", { credits: 7 }],
      ["events", { text: "edited" }],
      ["tasks", { lead_name: "Cy" }],
    ] as const;
    const costs: object[] = [];
    for (const turns of [60, 1_500]) {
      await imported(on.host, aLongLog(GAME, turns));
      costs.push(await Promise.all(edits.map(([table, change]) => costOf(on.store, table, change))));
    }
    assert.deepEqual(costs[1], costs[0]);
  });

  test("[SAVE13] the queue is found with an index, however many tasks have ended", async (t) => {
    const on = await aHost(t, openFresh);
    await imported(on.host, aLongLog(GAME, 1_000));
    const queued = "select * from tasks where save_id = 1 and queue_place >= 0 order by queue_place, id";
    const plan = async (tx: Transaction<SpaceTables>) => {
      if (engine === "sqlite") return (await sql`explain query plan ${sql.raw(queued)}`.execute(tx)).rows;
      await sql`set local enable_seqscan = off`.execute(tx);
      return (await sql`explain ${sql.raw(queued)}`.execute(tx)).rows;
    };
    assert.match(JSON.stringify(await on.store.transaction(plan)), /tasks_save_id_queue_place/);
  });

  test("[SAVE13] a long log is read and deleted in slices, with other work in between", async (t) => {
    const on = await aHost(t, openFresh);
    const contents = aLongLog(GAME, 6 * SLICE_ROWS);
    const turns = await turnsDuring(() => imported(on.host, contents));
    assert.ok(turns >= 9, `${turns} turns during an import`);
    assert.ok((await turnsDuring(() => textOf(on))) >= 9);
    const rows = counter();
    await on.store.transaction(async (tx) => {
      const counting = tx.withPlugin(rows) as Transaction<SpaceTables>;
      await saveText(counting, MAIN_SAVE, contents.game);
      const draft = new SaveDraft({
        saveId: MAIN_SAVE,
        game: contents.game,
        nextEventSeq: 1,
        epoch: 1,
        isClean: true,
        commandCount: 0,
        revision: 0,
      });
      await importContents(draft, counting, aLongLog(GAME, 0), 0);
    });
    assert.ok(rows.most <= SLICE_ROWS, `${rows.most} rows in one statement`);
    assert.ok(rows.changed > 9 * SLICE_ROWS);
  });
});

/** Returns the number of rows that an import reads. It is rolled back. */
async function rowsReadToReplace(store: Store<SpaceTables>, game: Game, written: WrittenSave | undefined) {
  const rows = counter();
  const undone = new Error("undone");
  await assert.rejects(
    store.transaction(async (tx) => {
      const draft = new SaveDraft({
        saveId: MAIN_SAVE,
        game,
        nextEventSeq: 1,
        epoch: 1,
        isClean: true,
        commandCount: 0,
        revision: 0,
      });
      await importContents(draft, tx.withPlugin(rows) as Transaction<SpaceTables>, aLongLog(GAME, 0), 0, written);
      throw undone;
    }),
    undone,
  );
  return rows.read;
}

/** Returns the numbers of rows that an edit reads and changes. It is rolled back. */
async function costOf(store: Store<SpaceTables>, table: "save" | "events" | "tasks", change: object) {
  const rows = counter();
  const undone = new Error("undone");
  await assert.rejects(
    store.transaction(async (tx) => {
      const counting = tx.withPlugin(rows) as Transaction<SpaceTables>;
      const { next_event_seq } = await loadWorld(tx, MAIN_SAVE, false);
      const draft = new SaveDraft({
        saveId: MAIN_SAVE,
        game: await loadGame(tx, MAIN_SAVE),
        nextEventSeq: next_event_seq,
        epoch: 1,
        isClean: true,
        commandCount: 0,
        revision: 0,
      });
      const key = table === "events" ? "seq" : "id";
      const at = sql.ref<number>(key);
      const edit = async () => {
        const { id } = await tx.selectFrom(table).select(sql<number>`max(${at})`.as("id")).executeTakeFirstOrThrow();
        await tx.updateTable(table).set(change).where(at, "=", id).execute();
        return { after: await tx.selectFrom(table).selectAll().where(at, "=", id).executeTakeFirstOrThrow() };
      };
      await applyEdit(draft, counting, { table, action: "edit" }, edit, () => []);
      throw undone;
    }),
    undone,
  );
  return { read: rows.read, changed: rows.changed };
}

/** Returns how many turns of the event loop passed during the work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}
