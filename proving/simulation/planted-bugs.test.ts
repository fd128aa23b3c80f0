/** Mutation tests of the simulation's checks: each bug is planted, and some seed must find it. */
import assert from "node:assert/strict";
import { mock, type TestContext, test } from "node:test";
import { Journal } from "@outbound/cargo/world/state/journal.ts";
import type { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import type { Game } from "../harness/spawn-service.ts";
import { plant } from "../harness/testing/plant.ts";
import { playSeed } from "./play-seed.ts";
import { type Bug, hastyCommits, lostCommits, meddling, skipping } from "./testing/planted-bugs.ts";

interface Planted {
  readonly game: Game;
  readonly what: string;
  /** Planted between the faults and the tables. */
  readonly below?: Bug;
  /** Planted between the service and the faults. */
  readonly above?: Bug;
  /** Earlier seeds contain no operation that shows the bug. */
  readonly firstSeed?: number;
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
    firstSeed: 5,
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

/** Number of seeds, one of which must find the bug. */
const SEEDS = 12;
/** Commits until the players have registered. */
const AFTER = { space: 3, cargo: 16 };

async function violationsOf(planted: Omit<Planted, "what" | "found">): Promise<string> {
  const { game, below, above, firstSeed = 1 } = planted;
  const after = AFTER[game];
  const bugs = { ...(below ? { below: below(after) } : {}), ...(above ? { above: above(after) } : {}) };
  for (let seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
    const { violations } = await playSeed(game, { seed, ...bugs });
    if (violations.length > 0) return violations.join("\n");
  }
  return "";
}

for (const planted of BUGS) {
  test(`the simulation of ${planted.game} finds ${planted.what}`, async () => {
    assert.match(await violationsOf(planted), planted.found);
  });
}

/** In this seed players work for goals. The other one also has a month with upkeep. */
const [WITH_GOALS, WITH_A_MONTH] = [3, 6];

/** Bugs of rules, which the oracle shares. Only the tables show them. */
const GOAL_BUGS: readonly {
  readonly what: string;
  readonly plant: (t: TestContext) => void;
  readonly firstSeed?: number;
  readonly found: RegExp;
}[] = [
  {
    what: "a campaign that pays twice",
    firstSeed: 12,
    plant: (t) => payDifferently(t, "campaign", 2),
    found: /campaigns did not pay a player a quarter/,
  },
  {
    what: "a base that costs half",
    plant: (t) => payDifferently(t, "base", 0.5),
    found: /bases cost or paid another amount than their price/,
  },
  {
    what: "an upkeep that costs twice as much",
    firstSeed: WITH_A_MONTH,
    plant: (t) => payDifferently(t, "upkeep", 2),
    found: /the upkeep is not 5 % of the price/,
  },
  {
    what: "an income that settles nothing of what is owed",
    plant: (t) => payDifferently(t, "debt", 0),
    found: /an income did not settle half of itself/,
  },
  {
    what: "a milestone without an event",
    plant: (t) => dropEvents(t, "milestone"),
    found: /a milestone has no event, or two/,
  },
  {
    what: "a correction of cash that the player is not shown",
    plant: (t) => dropEvents(t, "cash-adjusted"),
    found: /a correction of cash has no entry, no event or no audit/,
  },
  {
    what: "a score of a season that counts everything twice",
    plant: (t) =>
      plant(
        t,
        "addToSeason",
        (add) =>
          function (this: WorldScene, ...given) {
            add.call(this, ...given);
            add.call(this, ...given);
          },
      ),
    found: /a season's net result is not/,
  },
  {
    what: "a member who earns for the alliance at once after leaving another",
    firstSeed: 9,
    plant: (t) =>
      plant(
        t,
        "putMember",
        (put) =>
          function (this: WorldScene, one) {
            put.call(this, { ...one, countsFrom: one.joinedAt });
          },
      ),
    found: /what a member earns counts within seven days after leaving/,
  },
];

function payDifferently(t: TestContext, asked: string, factor: number): void {
  plant(
    t,
    "pay",
    (pay) =>
      function (this: WorldScene, playerId, amount, reason, about) {
        pay.call(this, playerId, reason === asked ? amount * factor : amount, reason, about);
      },
  );
}

function dropEvents(t: TestContext, dropped: string): void {
  plant(
    t,
    "emit",
    (emit) =>
      function (this: WorldScene, playerId, kind, about, data) {
        if (kind !== dropped) emit.call(this, playerId, kind, about, data);
      },
  );
}

for (const { what, plant: plantBug, firstSeed = WITH_GOALS, found } of GOAL_BUGS) {
  test(`the simulation of cargo finds ${what}`, async (t) => {
    plantBug(t);
    assert.match(await violationsOf({ game: "cargo", firstSeed }), found);
  });
}

test("the simulation of cargo finds a dry run that is not undone", async () => {
  let dryRuns = 0;
  const undoTo = Journal.prototype.undoTo;
  const forgetful = mock.method(Journal.prototype, "undoTo", function (this: Journal, mark: number) {
    const isDryRun = /\bundo \(/.test(new Error().stack ?? "") && this.mark() > mark;
    if (isDryRun) dryRuns += 1;
    if (!isDryRun || dryRuns < 2) undoTo.call(this, mark);
  });
  try {
    assert.match(
      await violationsOf({ game: "cargo", firstSeed: WITH_GOALS }),
      /in memory|as stored|changes to undo|shows/,
    );
  } finally {
    forgetful.mock.restore();
  }
});
