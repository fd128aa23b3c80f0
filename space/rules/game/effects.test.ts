import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { advanced, build, cancelled, done, explore, ordered, upgrade } from "../../testing/play.ts";
import { someNeeded } from "../catalog/techs.ts";
import {
  berthsOf,
  capOf,
  demandOf,
  fragmentsOf,
  type GridLabel,
  gridLabelOf,
  gridOf,
  harvestOf,
  labDataOf,
  rangeOf,
  recoveryOf,
  signalRangeOf,
  signalsOf,
  slotsOf,
  supplyOf,
  upkeepOf,
  usedSlotsOf,
} from "./effects.ts";
import type { Game } from "./game.ts";

/** A ship with modules at these tiers, without regard to power. */
const tiers = (reactor: number, drive: number, sensor = 1, lab = 1, fab = 1): Game =>
  aGame()
    .withTier("reactor", reactor)
    .withTier("drive", drive)
    .withTier("sensor", sensor)
    .withTier("lab", lab)
    .withTier("fab", fab)
    .build();

test("[SAVE3][SHIP2] at the start supply and demand of power are 10", () => {
  assert.equal(supplyOf(aGame().build()), 10);
  assert.equal(demandOf(aGame().build()), 10);
});

test("[SHIP2] supply is 10, plus 5 per reactor tier above the first", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((tier) => supplyOf(tiers(tier, 1))),
    [10, 15, 20, 25, 30],
  );
});

test("[SHIP2] demand is 2 per tier of drive, sensor, lab and fab, and the reactor draws nothing", () => {
  assert.equal(demandOf(tiers(5, 1)), 10);
  assert.equal(demandOf(tiers(1, 5)), 18);
  assert.equal(demandOf(tiers(1, 2, 3, 4, 5)), 4 + 6 + 8 + 10 + 2);
});

test("[SHIP2] each build draws the power of the table", () => {
  const draws = { hydroponics: 1, scoop: 1, quarters: 1, medbay: 1, shield: 1, core: 8 } as const;
  for (const [kind, draw] of Object.entries(draws) as [keyof typeof draws, number][]) {
    assert.equal(demandOf(aGame().withBuilt(kind).build()), 10 + draw, kind);
  }
});

test("[SHIP3] the grid label changes at 0.5, 0.8, 1 and 1.25", () => {
  const cases: readonly [game: Game, label: GridLabel][] = [
    // 10 of 22, then 10 of 20
    [aGame().withTier("drive", 7).build(), "blackout"],
    [aGame().withTier("drive", 6).build(), "brownout"],
    // 15 of 20, then 12 of 15
    [tiers(2, 6), "brownout"],
    [aGame().withTech("pow1").withTier("drive", 2).withBuilt("shield", "scoop", "medbay").build(), "tight"],
    // 15 of 16, then 10 of 10
    [tiers(2, 4), "tight"],
    [tiers(1, 1), "balanced"],
    // 12 of 10, then 15 of 12
    [aGame().withTech("pow1").build(), "balanced"],
    [tiers(2, 2), "surplus"],
  ];
  for (const [game, label] of cases) assert.equal(gridLabelOf(game), label, `${supplyOf(game)} of ${demandOf(game)}`);
});

test("[SHIP3] crossing into another grid label emits an event, staying in one does not", () => {
  const start = aGame().rich().build();
  const drive = done(start, upgrade(2));
  const emitted = drive.events.filter((event) => event.kind === "power.band-changed");
  assert.deepEqual(
    emitted.map(({ severity, figures }) => ({ severity, figures })),
    [{ severity: "warn", figures: { before: "balanced", after: "tight" } }],
  );
  const sensor = done(drive.game, upgrade(3));
  assert.equal(demandOf(sensor.game), 14);
  assert.equal(sensor.events.filter((event) => event.kind === "power.band-changed").length, 1, "10 of 14 is 0.71");
  const lab = done(sensor.game, upgrade(4));
  assert.equal(
    lab.events.filter((event) => event.kind === "power.band-changed").length,
    0,
    "10 of 16 is still brownout",
  );
  const reactor = done(start, upgrade(1));
  const better = reactor.events.find((event) => event.kind === "power.band-changed");
  assert.deepEqual(better?.figures, { before: "balanced", after: "surplus" });
  assert.equal(better?.severity, "info");
});

test("[POW3][ROAD4] the grid is clamped to 0.4 … 1.3, with pow4 to 1.5", () => {
  const share = (game: Game): number => gridOf(game).numerator / gridOf(game).denominator;
  assert.equal(share(tiers(1, 1)), 1);
  assert.equal(share(tiers(2, 2)), 1.25);
  assert.equal(share(tiers(2, 1)), 1.3, "15 of 10 is clamped");
  assert.equal(share(aGame().withTech("pow2").build()), 1.3, "13 of 10 is exactly the limit");
  assert.equal(share(aGame().withTech("pow4").build()), 1.5, "16 of 10 is clamped");
  assert.equal(share(tiers(1, 6)), 0.5);
  const three = aGame().withTier("drive", 7).withBuilt("shield", "scoop", "medbay").build();
  assert.equal(share(three), 0.4, "10 of 25 is exactly the limit");
  assert.equal(share(tiers(1, 9)), 0.4, "10 of 26 is clamped");
});

test("[SHIP1] the ship has 6 slots, 5 used at the start, and each expansion adds 3", () => {
  assert.equal(slotsOf(aGame().build()), 6);
  assert.equal(usedSlotsOf(aGame().build()), 5);
  assert.equal(slotsOf(aGame().withExpansions(1).build()), 9);
  assert.equal(slotsOf(aGame().withExpansions(6).build()), 24);
});

test("[BUILD2] the Core takes 2 slots, other builds 1, life support none", () => {
  for (const kind of ["hydroponics", "scoop", "quarters", "medbay", "shield"] as const) {
    assert.equal(usedSlotsOf(aGame().withBuilt(kind).build()), 6, kind);
  }
  assert.equal(usedSlotsOf(aGame().withBuilt("core").build()), 7);
});

test("[CREW1][BUILD5] there are 4 berths, one more per expansion, two more with quarters", () => {
  assert.equal(berthsOf(aGame().build()), 4);
  assert.equal(berthsOf(aGame().withExpansions(3).build()), 7);
  assert.equal(berthsOf(aGame().withExpansions(3).withBuilt("quarters").build()), 9);
});

test("[SHIP4] the lab yields 0.15 data per turn, and 0.30 more per tier", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((tier) => labDataOf(aGame().withTier("lab", tier).build())),
    [15, 45, 75, 105, 135],
  );
  const { game } = advanced(ordered(aGame().withTier("lab", 3).build(), explore()), 2);
  assert.equal(game.resources.data, 1_200 + 2 * 75);
});

test("[JUMP2] the range is 10 ly, and 1.5 more per drive tier", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((tier) => rangeOf(aGame().withTier("drive", tier).build())),
    [1_000, 1_150, 1_300, 1_450, 1_600],
  );
});

test("[GAL7] signals are detected within 12 + 4·T ly from sensor tier 2, 8 more with sur2", () => {
  assert.equal(signalRangeOf(aGame().withTech("sur2").build()), null);
  assert.deepEqual(
    [2, 3, 4, 5].map((tier) => signalRangeOf(aGame().withTier("sensor", tier).build())),
    [2_000, 2_400, 2_800, 3_200],
  );
  assert.equal(signalRangeOf(aGame().withTier("sensor", 2).withTech("sur2").build()), 2_800);
});

test("[GAL7] a signal is detected up to the edge of the range, and everywhere with lode or if a mission revealed it", () => {
  const seen = (game: Game): number[] => signalsOf(game).map(({ id }) => id);
  // From Home: Hot 16 ly, Maw 25.30 ly.
  const hiding = () => aGame().withSystem(6, { fragment: true }).withSystem(8, { fragment: true });
  assert.deepEqual(seen(hiding().build()), []);
  assert.deepEqual(seen(hiding().withTier("sensor", 2).build()), [6]);
  assert.deepEqual(seen(hiding().withTier("sensor", 3).build()), [6]);
  assert.deepEqual(seen(hiding().withTier("sensor", 4).build()), [6, 8]);
  assert.deepEqual(seen(hiding().withTech("lode").build()), [6, 8]);
  assert.deepEqual(seen(hiding().withSystem(8, { revealed: true }).build()), [8]);
  const edge = aGame().withTier("sensor", 2).withSystem(6, { fragment: true, x: 3_000 });
  assert.deepEqual(seen(edge.build()), [6], "20 ly");
  assert.deepEqual(seen(edge.withSystem(6, { x: 3_001 }).build()), [], "20.01 ly");
  assert.deepEqual(
    seen(hiding().withTech("lode").withSystem(6, { fragment: false }).build()),
    [8],
    "a taken fragment has no signal",
  );
});

test("[ROAD1] a signal that was detected once is logged once, and detected from everywhere after it", () => {
  const seenAtHome = (game: Game): number[] => signalsOf({ ...game, positionId: 1 }).map(({ id }) => id);
  const start = aGame().rich().withTier("sensor", 2).at(6).withSystem(8, { fragment: true }).build();
  assert.deepEqual(seenAtHome(start), [], "Maw is 25.30 ly from Home");
  const { game, events } = done(start, explore());
  const detected = (all: typeof events) => all.filter(({ kind }) => kind === "signal.detected");
  assert.deepEqual(
    detected(events).map(({ refs }) => refs.systemId),
    [8],
  );
  assert.deepEqual(seenAtHome(game), [8]);
  assert.deepEqual(detected(done(game, explore()).events), []);
});

test("[CREW4][BUILD5][ROAD4] idle members recover 8, 6 more with the med bay, 2 with quarters, 4 with life3", () => {
  assert.equal(recoveryOf(aGame().build()), 8);
  assert.equal(recoveryOf(aGame().withBuilt("medbay").build()), 14);
  assert.equal(recoveryOf(aGame().withBuilt("quarters").build()), 10);
  assert.equal(recoveryOf(aGame().withBuilt("medbay").withTech("life3").build()), 18);
});

test("[CREW5] a crew member eats 0.28, a fifth less with life1, and hydroponics grow 1", () => {
  assert.equal(upkeepOf(aGame().build()), 112);
  assert.equal(upkeepOf(aGame().withRecruits(3).build()), 196);
  assert.equal(upkeepOf(aGame().withRecruits(3).withTech("life1").build()), 157, "156.8 is rounded up");
  assert.equal(upkeepOf(aGame().withCrew(1).withTech("life1").build()), 23, "22.4 is rounded up");
  assert.equal(harvestOf(aGame().build()), 0);
  assert.equal(harvestOf(aGame().withBuilt("hydroponics").build()), 100);
});

test("[TURN5][ROAD1] fuel, supplies and fragments have caps, other resources do not", () => {
  const game = aGame().withTech("nav1", "nav2").build();
  assert.equal(capOf(game, "fuel"), 7_000);
  assert.equal(capOf(game, "supplies"), 10_000);
  assert.equal(capOf(game, "fragments"), 500);
  for (const name of ["credits", "alloy", "data", "exotics"] as const) assert.equal(capOf(game, name), null);
});

test("[TECH1] life1 allows hydroponics, which may grow more than the crew eats", () => {
  const start = aGame().rich().withTech("life1").withResources({ supplies: 50 }).build();
  const { game } = done(start, build("hydroponics"));
  assert.ok(game.modules.some((module) => module.kind === "hydroponics"));
  const before = game.resources.supplies;
  assert.equal(advanced(ordered(game, explore()), 1).game.resources.supplies - before, 10, "1 grown, 0.9 eaten");
});

test("[ROAD1] at most 5 fragments are aboard, including those in a queued or built Core", () => {
  const ready = aGame().rich().withTech("lode").withTier("fab", 2).withTier("reactor", 5).withExpansions(1);
  const game = ready.withResources({ fragments: 5 }).build();
  const queued = ordered(game, build("core"));
  assert.deepEqual([queued.resources.fragments, capOf(queued, "fragments"), fragmentsOf(queued)], [200, 200, 5]);
  const built = done(queued).game;
  assert.deepEqual([built.resources.fragments, capOf(built, "fragments"), fragmentsOf(built)], [200, 200, 5]);
  assert.equal(cancelled(queued, queued.tasks[0]?.id ?? 0).resources.fragments, 500, "a refund is whole");
});

test("[ROAD1] a survey with 5 fragments aboard does not take the sixth", () => {
  const game = aGame().withResources({ fragments: 5 }).withTier("sensor", 2).withSystem(1, { fragment: true }).build();
  const after = done(game, explore()).game;
  assert.deepEqual([after.resources.fragments, after.systems[0]?.fragment], [500, true]);
});

test("[ROAD1] a part of a fragment, which an import or an admin may bring, counts for nothing", () => {
  assert.deepEqual(
    [3, 3.5, 3.99, 4].map((fragments) => fragmentsOf(aGame().withResources({ fragments }).build())),
    [3, 3, 3, 4],
  );
  const partly = aGame().withResources({ fragments: 3.5 }).build();
  assert.equal(someNeeded("lode", fragmentsOf(partly)), 2);
});
