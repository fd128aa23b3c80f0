import assert from "node:assert/strict";
import { test } from "node:test";
import * as limits from "./limits.ts";

test("[SAVE2][SAVE9][SAVE10][GAL1][GAL2][GAL5][ORD1][ORD10][SAVE5][TURN4] each limit has the value of the rules", () => {
  const { RULES_VERSION, ...fixed } = limits;
  assert.ok(Number.isSafeInteger(RULES_VERSION) && RULES_VERSION >= 1);
  assert.deepEqual(
    { ...fixed },
    {
      SYSTEM_COUNT: 40,
      GALAXY_WIDTH: 6_000,
      GALAXY_HEIGHT: 4_400,
      STAR_SPACING: 460,
      START_RANGE: 1_000,
      REPAIRED_GAP: 950,
      START_RESOURCES: { credits: 120, fuel: 30, alloy: 40, supplies: 60, data: 12, exotics: 0, fragments: 0 },
      FRAGMENTS_HIDDEN: 5,
      FRAGMENTS_NEEDED: 3,
      FRAGMENTS_LIMIT: 5,
      SLOTS_PER_EXPANSION: 3,
      UPKEEP: 28,
      HULL_WEAK: 4_000,
      PATCH_HULL: 25,
      ABANDONED_TURNS: 6,
      MISSIONS_SCORED: 20,
      TECHNOLOGIES_SCORED: 15,
      LONG_WATCH_TURNS: 15,
      QUEUE_LIMIT: 20,
      HELPER_LIMIT: 3,
      BATCH_LIMIT: 20,
      FORECAST_LIMIT: 50,
      WARNED_TURNS: 10,
      HISTORY_TURNS: 20,
      ARCHIVE_NAME_LIMIT: 60,
      GAME_NAME_LIMIT: 40,
      PLAYER_NAME_LIMIT: 24,
      LOG_EXPORTED: 50_000,
      RUN_LIMIT: 50,
      ENDED_MISSIONS_KEPT: 20,
      SKILL_LIMIT: 10,
      STANDING_LIMIT: 3,
      FATIGUE_LIMIT: 100,
      EXPANSION_LIMIT: 6,
      TIER_LIMIT: 5,
      HULL_LIMIT: 10_000,
      SUPPLIES_LIMIT: 10_000,
      STARVATION_TURNS: 6,
      COUNT_LIMIT: 1_000_000_000_000,
      REPLAY_LIMIT: 5_000,
      SEED_LIMIT: 2 ** 53 - 1,
      DIFFICULTIES: { hard: 170, standard: 200, relaxed: 240, sandbox: null },
    },
  );
});
