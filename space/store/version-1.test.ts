import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import type { SaveDocument } from "../rules/save/save.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";
import { type KeptTurn, keptTurn } from "./kept-turn.ts";
import { playOut } from "./testing/play-out.ts";

/** A game at turns 0, 60 and 150, exported by the last release with rules version 1: one document per line. */
const DOCUMENTS = readFileSync(new URL("version-1.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as SaveDocument);

const exportedGame = async (space: SpaceTestApp) => (JSON.parse(await space.exported()) as SaveDocument).game;

onEachEngine((_engine, openFresh) => {
  test("[GM10] games of rules version 1 at turns 0, 60 and 150 are upgraded, can be played to an end, and are not clean", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [index, turn] of [0, 60, 150].entries()) {
      const document = DOCUMENTS[index] ?? assert.fail();
      assert.deepEqual([document.game.rulesVersion, document.game.turn], [1, turn]);
      await space.ok("POST", "/api/save/import", document);
      const game = await exportedGame(space);
      assert.deepEqual([game.rulesVersion, game.turn, game.encounters], [RULES_VERSION, turn, []]);
      assert.ok(game.crew.every(({ trait }) => trait !== undefined));
      await playOut(space);
      const { ending, clean } = await space.ok<{ ending: string; clean: boolean }>("GET", "/api/games/main");
      assert.deepEqual([typeof ending, clean], ["string", false], `from turn ${turn}`);
    }
  });

  test("[GM10] a kept turn and an archive of rules version 1 are restored as games of the current version", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const document = DOCUMENTS[1] ?? assert.fail();
    await space.ok("POST", "/api/save/import", document);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/turn");
    const state = sql<KeptTurn>`${JSON.stringify(keptTurn(document.game))}`;
    const kept = await space.store.write
      .updateTable("history")
      .set({ state })
      .where("turn", "=", 60)
      .executeTakeFirst();
    assert.equal(Number(kept.numUpdatedRows), 1);
    await space.ok("POST", "/api/save/restore", { turn: 60 });
    const restored = await exportedGame(space);
    assert.deepEqual([restored.rulesVersion, restored.turn], [RULES_VERSION, 60]);
    await space.ok("POST", "/api/turn");
    await space.ok("POST", "/api/save/new", { seed: 1 });
    const [archive] = await space.ok<{ id: number }[]>("GET", "/api/save/archives");
    await space.ok("PATCH", `/api/admin/tables/archives/rows?pk.id=${archive?.id}`, { document });
    await space.ok("POST", "/api/save/restore", { archiveId: archive?.id });
    const again = await exportedGame(space);
    assert.deepEqual([again.rulesVersion, again.turn], [RULES_VERSION, 60]);
    assert.deepEqual(again.techs, document.game.techs);
    await playOut(space);
  });
});
