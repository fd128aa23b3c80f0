/** Mutation tests of the simulation's checks: each bug is planted, and some seed must find it. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Journal } from "@outbound/cargo/world/state/journal.ts";
import { type Game, playSeed } from "./play-seed.ts";
import { type Bug, hastyCommits, lostCommits, meddling, skipping } from "./store/planted-bugs.ts";

interface Planted {
  readonly game: Game;
  readonly what: string;
  /** Between the faults and the tables. */
  readonly below?: Bug;
  /** Between the service and the faults. */
  readonly above?: Bug;
  readonly found: RegExp;
}

const BUGS: readonly Planted[] = [
  { game: "cargo", what: "a commit that is lost", below: lostCommits, found: /as stored|shows revision|in memory/ },
  { game: "space", what: "a commit that is lost", below: lostCommits, found: /as stored|shows|answered/ },
  {
    game: "cargo",
    what: "an answer before the commit",
    above: hastyCommits,
    found: /answered before its commit|shows revision/,
  },
  { game: "space", what: "an answer before the commit", above: hastyCommits, found: /answered before its commit/ },
  {
    game: "cargo",
    what: "money without a ledger entry",
    below: meddling("update players set money = money + 7 where id = 1"),
    found: /a player's money is not the sum of the ledger/,
  },
  {
    game: "cargo",
    what: "a ledger entry that no command made",
    below: meddling(`insert into ledger select next_ledger_id, 1, 0, 'test', null, null, 0, 0, 0 from world;`),
    found: /the next number was used before|the log as stored/,
  },
  {
    game: "cargo",
    what: "cargo that is lost",
    below: meddling("delete from packages where id = (select max(package_id) from slots)"),
    found: /a slot has a package that is not an open job|the world as stored/,
  },
  {
    game: "cargo",
    what: "a clock that goes back",
    below: meddling("update world set last_at = last_at - 100000"),
    found: /the clock went back|lastAt is/,
  },
  {
    game: "cargo",
    what: "an event that is stored twice",
    below: meddling("update events set kind = 'accepted', package_id = 5 where id > (select max(id) - 2 from events)"),
    found: /the log as stored|taken, paid or ended twice/,
  },
  {
    game: "cargo",
    what: "a key that is not stored",
    below: skipping('insert into "idempotency_keys"'),
    found: /executed twice/,
  },
  {
    game: "space",
    what: "a key that is not stored",
    below: skipping('insert into "idempotency_keys"'),
    found: /executed twice|was answered/,
  },
  {
    game: "space",
    what: "a revision that does not change",
    below: skipping('insert into "world"'),
    found: /shows|next event/,
  },
  {
    game: "space",
    what: "credits from nowhere",
    below: meddling("update save set credits = credits + 1"),
    found: /the save as stored: .game.resources.credits/,
  },
  {
    game: "space",
    what: "an event that is lost",
    below: meddling("delete from events where seq = (select max(seq) from events)"),
    found: /a count is wrong|the save as stored/,
  },
];

/** One of these seeds must find it. */
const SEEDS = 12;
/** Commits until the players have registered. */
const AFTER = { space: 3, cargo: 16 };

async function violationsOf({ game, below, above }: Pick<Planted, "game" | "below" | "above">): Promise<string> {
  const after = AFTER[game];
  const bugs = { ...(below ? { below: below(after) } : {}), ...(above ? { above: above(after) } : {}) };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { violations } = await playSeed(game, { seed, ...bugs });
    if (violations.length > 0) return violations.join("\n");
  }
  return "";
}

for (const planted of BUGS) {
  test(`${planted.game}: ${planted.what} is found`, async () => {
    assert.match(await violationsOf(planted), planted.found);
  });
}

test("cargo: a dry run that is not undone is found", async () => {
  let dryRuns = 0;
  const undoTo = Journal.prototype.undoTo;
  const forgetful = mock.method(Journal.prototype, "undoTo", function (this: Journal, mark: number) {
    const isDryRun = /\bundo \(/.test(new Error().stack ?? "") && this.mark() > mark;
    if (isDryRun) dryRuns += 1;
    if (!isDryRun || dryRuns < 2) undoTo.call(this, mark);
  });
  try {
    assert.match(await violationsOf({ game: "cargo" }), /in memory|as stored|changes to undo|shows/);
  } finally {
    forgetful.mock.restore();
  }
});
