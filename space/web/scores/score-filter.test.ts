import assert from "node:assert/strict";
import { it } from "node:test";
import { scoresAddress } from "../pages.ts";
import { scoreFilterOf } from "./score-filter.ts";

it("the scoreboard's filter is read from its address, without what the service would refuse", () => {
  const filter = { period: "week", difficulty: "hard", daily: "2026-11-22" } as const;
  assert.deepEqual(scoreFilterOf(scoresAddress(filter).replace("/scores", "")), filter);
  assert.equal(scoresAddress({}), "/scores");
  assert.deepEqual(scoreFilterOf("?period=year&difficulty=toString&daily=2026-02-30"), {});
  assert.deepEqual(scoreFilterOf("?daily=yesterday"), {});
});
