import assert from "node:assert/strict";
import { test } from "node:test";
import { InDoubtError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { createWriter } from "@outbound/kit/writer/writer.ts";
import { placeOrder } from "../rules/turn/command.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { accepted, explore } from "../testing/play.ts";
import { ensureGame } from "./commands.ts";
import { createSaves } from "./saves.ts";
import type { SpaceTables } from "./tables.ts";

onEachEngine((_engine, openFresh) => {
  test("a game that was read across a commit in doubt is true when it was asked for, and is not kept", async (t) => {
    const store = await openFresh<SpaceTables>(t, MIGRATED);
    let isDoubtful = false;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const failing: Store<SpaceTables> = {
      ...store,
      transaction: async (work) => {
        const answer = await store.transaction(work);
        if (isDoubtful) throw new InDoubtError();
        return answer;
      },
      snapshot: async (work) => {
        const answer = await store.snapshot(work);
        await held;
        return answer;
      },
    };
    const saves = createSaves(failing);
    const writer = createWriter({ store: failing, world: saves.world });
    const order = () =>
      writer.submit({ run: (draft) => draft.apply(accepted(placeOrder(ensureGame(draft, 7), explore()))) });
    await writer.submit({ run: (draft) => void ensureGame(draft, 7) });
    isDoubtful = true;
    await assert.rejects(order(), InDoubtError);
    // Nothing is in memory now, so this reads the tables, for as long as the next order takes.
    const reading = saves.current();
    await new Promise((resolve) => setImmediate(resolve));
    await assert.rejects(order(), InDoubtError);
    goOn();
    await reading;
    const { next_task_id: stored } = await store.read
      .selectFrom("save")
      .select("next_task_id")
      .executeTakeFirstOrThrow();
    assert.equal((await saves.current())?.nextTaskId, stored);
    isDoubtful = false;
    await order();
    assert.equal((await saves.current())?.nextTaskId, stored + 1);
  });
});
