/** The short form of `npm run bench -- games`: checks what holds at any size. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aimTable } from "../../harness/report.ts";
import { FIGURES, runGames } from "./games.ts";

const SIZE = {
  ...{ games: 24, active: 6, saving: 2, savedTurns: 30, longestTurns: 60 },
  ...{ thinkMs: 60, seconds: 0.3, warmUpSeconds: 0.1 },
};

test("[GM3][GM4] players of many games get answers while other games are saved", async () => {
  const round = await runGames(SIZE);
  for (const phase of [round.quiet, round.saving, round.longest]) assert.ok(phase.commands.count > 0, "nobody played");
  assert.ok(round.saving.saves.count > 0 && round.longest.saves.count > 0, "nothing was saved");
  assert.match(aimTable(FIGURES, [round]).lines.join("\n"), /\*\*resident memory, greatest, MB\*\*/);
});
