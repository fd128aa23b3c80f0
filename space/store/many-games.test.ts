import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { newGame } from "../rules/turn/start.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";
import { SaveDraft } from "./draft.ts";
import { loadGame } from "./load.ts";
import { MAIN_SAVE } from "./tables.ts";
import { writeDraft } from "./write.ts";

const OTHER_SAVE = 2;

type Page = { rows: readonly Record<string, unknown>[]; total: number };

/** Writes another game with the same ids as `main`. */
async function withAnother({ store }: SpaceTestApp, seed: number): Promise<void> {
  const { game, events } = newGame(seed, "standard");
  await store.transaction(async (tx) => {
    const times = { created_at: 0, last_command_at: 0 };
    const row = {
      id: OTHER_SAVE,
      watch_id: "seen",
      name: "Other",
      listed: false,
      epoch: 1,
      clean: true,
      score: 0,
      ...times,
    };
    await tx.insertInto("games").values(row).execute();
    const draft = new SaveDraft({
      saveId: OTHER_SAVE,
      game: null,
      nextEventSeq: 1,
      epoch: 1,
      isClean: true,
      commandCount: 0,
      revision: 0,
    });
    draft.apply({ game, events, ended: [], turnStarts: [game] });
    await writeDraft({ tx, engine: store.engine }, draft, { number: 1, token: 1 });
  });
}

onEachEngine((_engine, openFresh) => {
  test("[GM11] games with the same ids are separate in the tables, and admin calls mean main unless they name another", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    const main = await space.exported();
    await withAnother(space, 11);
    const other = await loadGame(space.store.read, OTHER_SAVE);
    assert.deepEqual(other, newGame(11, "standard").game);
    assert.equal(await space.exported(), main);

    const rows = (query: string) => space.ok<Page>("GET", `/api/admin/tables/events/rows${query}`);
    const own = await rows("");
    assert.ok(own.rows.every(({ save_id }) => save_id === MAIN_SAVE));
    assert.ok(own.total > (await rows(`?where.save_id=${OTHER_SAVE}`)).total);
    assert.equal((await rows(`?where.save_id=${OTHER_SAVE}`)).rows[0]?.seq, 1);

    await space.ok("PATCH", "/api/admin/tables/crew/rows?pk.id=1", { fatigue: 40 });
    await space.ok("DELETE", "/api/admin/tables/crew_skills/rows?pk.crew_id=1&pk.skill=survey");
    assert.deepEqual(await loadGame(space.store.read, OTHER_SAVE), other);
    refusedWith(await space.call("PATCH", "/api/admin/tables/crew/rows", { fatigue: 40 }), 400, "malformed-request");

    await space.ok("POST", "/api/save/new", { seed: 5 });
    await space.ok("POST", "/api/save/restore", { turn: 0 });
    assert.deepEqual(await loadGame(space.store.read, OTHER_SAVE), other);
  });
});
