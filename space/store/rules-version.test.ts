import assert from "node:assert/strict";
import { test } from "node:test";
import { upsert } from "@outbound/kit/store/upsert.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { aGame } from "../testing/a-game.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { saveRow } from "./game-rows.ts";
import { loadGame } from "./load.ts";
import { rulesFault } from "./rules-version.ts";
import { MAIN_SAVE, type SpaceTables, save } from "./tables.ts";

onEachEngine((engine, openFresh) => {
  test("[SAVE8] a save of an earlier rules version is upgraded, one of a later version is refused", async (t) => {
    const store = await openFresh<SpaceTables>(t, MIGRATED);
    assert.equal(await rulesFault(store.read), undefined, "there is no save yet");
    const keep = (rulesVersion: number) =>
      store.transaction((tx) =>
        upsert({ tx, engine }, save, [saveRow({ ...aGame().build(), rulesVersion }, MAIN_SAVE)]),
      );
    await keep(RULES_VERSION);
    assert.equal(await rulesFault(store.read), undefined);
    await keep(1);
    assert.equal(await rulesFault(store.read), undefined, "version 1 can be upgraded");
    assert.equal((await loadGame(store.read, 1))?.rulesVersion, RULES_VERSION);
    await keep(RULES_VERSION + 1);
    assert.match((await rulesFault(store.read)) ?? "", new RegExp(`version ${RULES_VERSION + 1}, this release`));
  });
});
