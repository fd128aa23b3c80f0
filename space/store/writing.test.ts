import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { Refused } from "@outbound/kit/writer/world.ts";
import { createWriter } from "@outbound/kit/writer/writer.ts";
import fc from "fast-check";
import type { Transaction } from "kysely";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { aGame } from "../testing/a-game.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { aimed, apply, type Command, command } from "../testing/random-commands.ts";
import { ensureGame, restoreTurn } from "./commands.ts";
import type { SaveDraft } from "./draft.ts";
import { loadContents, loadGame, loadHistory } from "./load.ts";
import { createSaves } from "./saves.ts";
import type { SpaceTables } from "./tables.ts";

/** The writer over a fresh store, and the log that it should have written. */
async function aWriter(t: TestContext, openFresh: OpenFresh, begin?: Game) {
  const store = await openFresh<SpaceTables>(t, MIGRATED);
  const saves = createSaves(store);
  const writer = createWriter({ store, world: saves.world });
  const log: { events: GameEvent[]; ended: EndedTask[] } = { events: [], ended: [] };
  const decide = (draft: SaveDraft, given: Command): string => {
    const decision = apply(ensureGame(draft, 7), aimed(ensureGame(draft, 7), given));
    if (decision instanceof Refusal) throw new Refused(new Error(decision.code));
    draft.apply(decision);
    log.events.push(...decision.events);
    log.ended.push(...decision.ended);
    return given.do;
  };
  await writer.submit({
    run: (draft) => {
      if (begin) draft.apply({ game: begin, events: [], ended: [], beginnings: [begin] });
      else log.events.push(...(ensureGame(draft, 7) && draft.events));
    },
  });
  return {
    store,
    saves,
    writer,
    log,
    /** Submits the commands at once, so that they share transactions. */
    batch: (commands: readonly Command[]) =>
      Promise.allSettled(commands.map((given) => writer.submit({ run: (draft) => decide(draft, given) }))),
  };
}

const BEGINNINGS = [undefined, aGame().rich().withRecruits(2).withResources({ supplies: 3 }).build()];

onEachEngine((engine, openFresh) => {
  test("whatever commands are written, the game loads back equal, with its whole log", async (t) => {
    const batches = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 4, maxLength: 12 });
    const property = fc.asyncProperty(batches, fc.constantFrom(...BEGINNINGS), async (given, begin) => {
      const { store, saves, writer, log, batch } = await aWriter(t, openFresh, begin);
      for (const commands of given) {
        await batch(commands);
        const current = await saves.current();
        const loaded = await loadGame(store.read);
        assert.deepEqual(loaded, current);
        assert.deepEqual(await createSaves(store).current(), current);
        const contents = await loadContents(store.read, loaded as Game);
        assert.deepEqual(contents.events, log.events);
        assert.deepEqual(contents.tasks, log.ended);
        const oldest = Math.max(0, (loaded?.turn ?? 0) - 20);
        const turns = (await loadHistory(store.read)).map(({ turn }) => turn);
        assert.deepEqual(
          turns,
          turns.filter((turn) => turn >= oldest && turn <= (loaded?.turn ?? 0)),
        );
      }
      await writer.close();
    });
    await fc.assert(property, { seed: 1, numRuns: engine === "sqlite" ? 16 : 5, endOnFailure: true });
  });

  test("[SAVE5] a turn that is restored loads back as it began", async (t) => {
    const { store, saves, writer, batch } = await aWriter(t, openFresh, aGame().rich().build());
    const beginnings: Game[] = [];
    for (let round = 0; round < 12; round++) {
      await batch([{ do: "order", order: { kind: "explore", focus: "survey", leadId: 2, helperIds: [1, 3] } }]);
      await batch([{ do: "turn" }]);
      beginnings.push((await saves.current()) as Game);
    }
    for (const beginning of beginnings.toReversed()) {
      await writer.submit({ alone: true, run: (draft, tx) => restoreTurn(draft, tx, beginning.turn, () => []) });
      const loaded = await loadGame(store.read);
      assert.deepEqual(loaded, await saves.current());
      assert.deepEqual({ ...loaded, eventCount: 0 }, { ...beginning, eventCount: 0 });
      const { tasks } = await loadContents(store.read, loaded as Game);
      assert.equal(tasks.length, beginning.endedCount);
    }
  });

  test("[SAVE5] a system that the admin added since the turn began stays on the charts", async (t) => {
    const { store, saves, writer } = await aWriter(t, openFresh, aGame().build());
    const { turn, systems } = (await saves.current()) as Game;
    const row = await store.read.selectFrom("systems").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    await store.write
      .insertInto("systems")
      .values({ ...row, id: 99, name: "Added", apex: false, x: 0, y: 0 })
      .execute();
    saves.world.dropped();
    await writer.submit({ alone: true, run: (draft, tx) => restoreTurn(draft, tx, turn, () => []) });
    assert.deepEqual(
      (await loadGame(store.read))?.systems.map(({ id }) => id),
      [...systems.map(({ id }) => id), 99],
    );
    assert.deepEqual(await loadGame(store.read), await saves.current());
  });

  test("[SAVE5] a kept turn that is another turn's is refused", async (t) => {
    const { saves, writer, store } = await aWriter(t, openFresh, aGame().build());
    const game = (await saves.current()) as Game;
    await store.write
      .updateTable("history")
      .set({ state: { ...game, turn: game.turn + 5 } })
      .execute();
    const run = (draft: SaveDraft, tx: Transaction<SpaceTables>) => restoreTurn(draft, tx, game.turn, () => []);
    const refusal = await writer.submit({ alone: true, run });
    assert.ok(refusal instanceof Refusal);
    assert.equal(refusal.code, "save-invalid");
  });
});
