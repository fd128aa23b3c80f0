/** The checks of the simulation find what they are there for: each bug is planted, and some seed must tell of it. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Journal } from "@outbound/cargo/world/state/journal.ts";
import { type Bug, hastyCommits, lostCommits, meddling, skipping } from "./planted-bugs.ts";
import { type Game, playSeed } from "./play-seed.ts";

interface Planted {
  readonly game: Game;
  readonly what: string;
  /** Between the faults and the tables. */
  readonly below?: Bug;
  /** Between the service and the faults. */
  readonly above?: Bug;
  /** What is told of it. */
  readonly told: RegExp;
}

const BUGS: readonly Planted[] = [
  { game: "cargo", what: "a commit that is lost", below: lostCommits, told: /as stored|shows revision|in memory/ },
  { game: "space", what: "a commit that is lost", below: lostCommits, told: /as stored|shows|answered/ },
  {
    game: "cargo",
    what: "an answer before the commit",
    above: hastyCommits,
    told: /answered before its commit|shows revision/,
  },
  { game: "space", what: "an answer before the commit", above: hastyCommits, told: /answered before its commit/ },
  {
    game: "cargo",
    what: "a payment that is made twice",
    below: meddling("update players set money = money + 7 where id = 1"),
    told: /a purse is not the sum of its ledger/,
  },
  {
    game: "cargo",
    what: "a payment and an entry that nobody asked for",
    below: meddling(`insert into ledger select next_ledger_id, 1, 0, 'test', null, null, 0, 0 from world;`),
    told: /numbers that come next|the log as stored/,
  },
  {
    game: "cargo",
    what: "cargo that is lost",
    below: meddling("delete from packages where id = (select max(id) from packages where status = 'open')"),
    told: /a slot holds what is no open job|the world as stored/,
  },
  {
    game: "cargo",
    what: "a clock that goes back",
    below: meddling("update world set last_at = last_at - 100000"),
    told: /the clock went back|lastAt is/,
  },
  {
    game: "cargo",
    what: "an event that is told twice",
    below: meddling("update events set kind = 'accepted', package_id = 5 where id > (select max(id) - 2 from events)"),
    told: /the log as stored|taken, paid or ended twice/,
  },
  {
    game: "cargo",
    what: "a key that is not remembered",
    below: skipping('insert into "idempotency_keys"'),
    told: /happened twice/,
  },
  {
    game: "space",
    what: "a key that is not remembered",
    below: skipping('insert into "idempotency_keys"'),
    told: /happened twice|was answered/,
  },
  {
    game: "space",
    what: "a revision that stands still",
    below: skipping('insert into "world"'),
    told: /shows|next event/,
  },
  {
    game: "space",
    what: "credits from nowhere",
    below: meddling("update save set credits = credits + 1"),
    told: /the save as stored: .game.resources.credits/,
  },
  {
    game: "space",
    what: "an event that is lost",
    below: meddling("delete from events where seq = (select max(seq) from events)"),
    told: /a count is wrong|the save as stored/,
  },
];

/** Some seed of these must meet it. */
const SEEDS = 6;
/** Commits of the beginning. */
const AFTER = { space: 3, cargo: 16 };

async function found({ game, below, above }: Pick<Planted, "game" | "below" | "above">): Promise<string> {
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
    assert.match(await found(planted), planted.told);
  });
}

test("cargo: a dry run that is not undone is found", async () => {
  let dryRuns = 0;
  const undoTo = Journal.prototype.undoTo;
  const forgetful = mock.method(Journal.prototype, "undoTo", function (this: Journal, mark: number) {
    const isDryRun = new Error().stack?.includes("preview") && this.mark() > mark;
    if (isDryRun) dryRuns += 1;
    if (!isDryRun || dryRuns < 2) undoTo.call(this, mark);
  });
  try {
    assert.match(await found({ game: "cargo" }), /in memory|as stored|left to be undone|shows/);
  } finally {
    forgetful.mock.restore();
  }
});
