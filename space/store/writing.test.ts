import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import fc from "fast-check";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { aGame } from "../testing/a-game.ts";
import { loadContents } from "../testing/contents.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { aimed, apply, type Command, command } from "../testing/random-commands.ts";
import { createSpaceHost } from "./adapter.ts";
import { restoreTurn } from "./commands.ts";
import type { SaveDraft } from "./draft.ts";
import { loadGame, loadHistory } from "./load.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";

const hostOn = (store: Store<SpaceTables>) => createSpaceHost({ store, clock: fakeClock(), seed: 7, ticks: false });

/** A host on a new store, and the log that it should have written. */
async function aHost(t: TestContext, openFresh: OpenFresh, begin?: Game) {
  const store = await openFresh<SpaceTables>(t, MIGRATED);
  const host = hostOn(store);
  const log: { events: GameEvent[]; ended: EndedTask[] } = { events: [], ended: [] };
  const decide = (draft: SaveDraft, given: Command): string | Refusal => {
    const game = draft.game as Game;
    const decision = apply(game, aimed(game, given));
    if (decision instanceof Refusal) return decision;
    draft.apply(decision);
    log.events.push(...decision.events);
    log.ended.push(...decision.ended);
    return given.do;
  };
  await host.execute({
    run: (draft) => {
      if (begin === undefined) return void log.events.push(...draft.events);
      draft.reread(null);
      draft.apply({ game: begin, events: [], ended: [], turnStarts: [begin] });
    },
  });
  return {
    store,
    host,
    log,
    current: () => host.read(({ state }) => state.game as Game),
    restore: (turn: number) =>
      host.execute({ exclusive: true, run: (draft, tx) => restoreTurn(draft, tx, { turn }, () => []) }),
    /** Runs the commands at the same time, so that they share transactions. */
    batch: (commands: readonly Command[]) =>
      Promise.allSettled(commands.map((given) => host.execute({ run: (draft) => decide(draft, given) }))),
  };
}

const START_GAMES = [undefined, aGame().rich().withRecruits(2).withResources({ supplies: 3 }).build()];

onEachEngine((engine, openFresh) => {
  test("a game loads back equal after any commands, with its whole log", async (t) => {
    const batches = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 4, maxLength: 12 });
    const property = fc.asyncProperty(batches, fc.constantFrom(...START_GAMES), async (given, begin) => {
      const { store, host, log, batch, current } = await aHost(t, openFresh, begin);
      for (const commands of given) {
        await batch(commands);
        const game = await current();
        const loaded = await loadGame(store.read, MAIN_SAVE);
        assert.deepEqual(loaded, game);
        assert.deepEqual(await hostOn(store).read(({ state }) => state.game), game);
        const contents = await loadContents(store.read, loaded as Game);
        assert.deepEqual(contents.events, log.events);
        assert.deepEqual(contents.tasks, log.ended);
        const oldest = Math.max(0, (loaded?.turn ?? 0) - 20);
        const turns = (await loadHistory(store.read, MAIN_SAVE)).map(({ turn }) => turn);
        assert.deepEqual(
          turns,
          turns.filter((turn) => turn >= oldest && turn <= (loaded?.turn ?? 0)),
        );
      }
      await host.close();
    });
    await fc.assert(property, { seed: 1, numRuns: engine === "sqlite" ? 16 : 5, endOnFailure: true });
  });

  test("[SAVE5] a restored turn loads back as it started", async (t) => {
    const { store, batch, current, restore } = await aHost(t, openFresh, aGame().rich().build());
    const starts: Game[] = [];
    for (let round = 0; round < 12; round++) {
      await batch([{ do: "order", order: { kind: "explore", focus: "survey", leadId: 2, helperIds: [1, 3] } }]);
      await batch([{ do: "turn" }]);
      starts.push(await current());
    }
    for (const start of starts.toReversed()) {
      await restore(start.turn);
      const loaded = await loadGame(store.read, MAIN_SAVE);
      assert.deepEqual(loaded, await current());
      assert.deepEqual({ ...loaded, eventCount: 0 }, { ...start, eventCount: 0 });
      const { tasks } = await loadContents(store.read, loaded as Game);
      assert.equal(tasks.length, start.endedCount);
    }
  });

  test("[SAVE5] a system that an admin added after the turn's start stays on the charts", async (t) => {
    const { store, current } = await aHost(t, openFresh, aGame().build());
    const { turn, systems } = await current();
    const row = await store.read.selectFrom("systems").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    await store.write
      .insertInto("systems")
      .values({ ...row, id: 99, name: "Added", apex: false, x: 0, y: 0 })
      .execute();
    // Another host reads what was written without the first one.
    const host = hostOn(store);
    await host.execute({ exclusive: true, run: (draft, tx) => restoreTurn(draft, tx, { turn }, () => []) });
    assert.deepEqual(
      (await loadGame(store.read, MAIN_SAVE))?.systems.map(({ id }) => id),
      [...systems.map(({ id }) => id), 99],
    );
    assert.deepEqual(await loadGame(store.read, MAIN_SAVE), await host.read(({ state }) => state.game));
  });

  test("[SAVE5] a kept turn with the state of another turn is refused", async (t) => {
    const { store, current, restore } = await aHost(t, openFresh, aGame().build());
    const game = await current();
    await store.write
      .updateTable("history")
      .set({ state: { ...game, turn: game.turn + 5 } })
      .execute();
    await assert.rejects(restore(game.turn), { code: "save-invalid" });
  });
});
