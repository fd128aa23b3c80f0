import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import {
  accepted,
  build,
  done,
  expand,
  explore,
  jump,
  ordered,
  refused,
  research,
  upgrade,
} from "../../testing/play.ts";
import { berthsOf, slotsOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type Game, type Goods, systemOf, type Target } from "../game/game.ts";
import { type Order, placeOrder } from "../turn/command.ts";
import { jumpFuel, priceOf, targetText, workOf } from "./orders.ts";

/** Returns base turns and difficulty in whole units. */
const work = (game: Game, target: Target): [turns: number, difficulty: number] => {
  const { baseTurns, difficulty } = workOf(game, target);
  return [baseTurns, difficulty / 1_000];
};

/** Returns the price of an order, in whole units. */
const taken = (game: Game, order: Order): Goods => {
  const after = accepted(placeOrder(game, order)).game.resources;
  const entries = Object.entries(game.resources).map(([name, before]) => [
    name,
    (before - after[name as keyof Goods]) / 100,
  ]);
  return Object.fromEntries(entries.filter(([, amount]) => amount !== 0));
};

describe("jump", () => {
  /** A game with a system at this distance from Home, in hundredths of a light year. */
  const far = (distance: number, danger: number): Game =>
    aGame().withSystem(1, { x: 0, y: 0 }).withSystem(2, { x: distance, y: 0, danger }).build();

  test("[JUMP1] a jump takes 1 + ⌈d/6⌉ base turns at D = 8 + 0.8 d + 3·danger of the destination", () => {
    const at = (distance: number, danger: number): number[] =>
      work(far(distance, danger), { kind: "jump", systemId: 2 });
    assert.deepEqual(at(600, 0), [2, 12.8]);
    assert.deepEqual(at(601, 0), [3, 12.808]);
    assert.deepEqual(at(800, 1), [3, 17.4]);
    assert.deepEqual(at(1_000, 2), [3, 22]);
    assert.deepEqual(at(1_200, 3), [3, 26.6]);
    assert.deepEqual(at(1_201, 3), [4, 26.608]);
    assert.deepEqual(at(460, 0), [2, 11.68]);
  });

  test("[JUMP2] a system at the edge of the range can be reached, one a hundredth farther cannot", () => {
    accepted(placeOrder(far(1_000, 0), jump(2)));
    const { details, status } = refused(placeOrder(far(1_001, 0), jump(2)), "out-of-range");
    assert.equal(status, 422);
    assert.deepEqual(details, { required: 10.01, available: 10, missing: 0.01 });
    accepted(placeOrder(aGame().withTier("drive", 2).build(), jump(5)));
    refused(placeOrder(aGame().build(), jump(5)), "out-of-range");
  });

  test("[JUMP3] a jump needs half a unit of fuel per light year, rounded up, and at least 1", () => {
    const fuel = (distance: number, builder: GameBuilder = aGame()): number => {
      const game = builder.build();
      const from = { ...systemOf(game, 1), x: 0, y: 0 };
      return jumpFuel(game, from, { ...from, id: 2, x: distance }) / 100;
    };
    assert.equal(fuel(600), 3);
    assert.equal(fuel(601), 4);
    assert.equal(fuel(1_000), 5);
    assert.equal(fuel(1_020), 6, "5.1");
    assert.equal(fuel(100), 1);
    // Six expansions: 5 · 1.3 = 6.5
    assert.equal(fuel(1_000, aGame().withExpansions(6)), 7);
    assert.equal(fuel(1_000, aGame().withExpansions(1)), 6, "5.25");
    // Drive 5: 8 · 0.6 = 4.8; with nav2 added: 8 · 0.45 = 3.6
    assert.equal(fuel(1_600, aGame().withTier("drive", 5)), 5);
    assert.equal(fuel(1_600, aGame().withTier("drive", 5).withTech("nav2")), 4);
    // 5 · 1.10 · 0.75 = 4.125
    assert.equal(fuel(1_000, aGame().withExpansions(2).withTier("drive", 2).withTech("nav2")), 5);
    assert.equal(fuel(150, aGame().withTier("drive", 5)), 1);
  });

  test("[JUMP3] a jump can use the last of the fuel, and is refused with less than it needs", () => {
    accepted(placeOrder(aGame().withResources({ fuel: 3 }).build(), jump(2)));
    const { details } = refused(placeOrder(aGame().withResources({ fuel: 2.99 }).build(), jump(2)), "not-enough-fuel");
    assert.deepEqual(details, { resource: "fuel", required: 3, available: 2.99, missing: 0.01 });
  });

  test("[JUMP3][ORD4] fuel is paid when the jump starts", () => {
    assert.deepEqual(taken(aGame().build(), jump(2)), { fuel: 3 });
    assert.deepEqual(taken(ordered(aGame().build(), explore()), jump(2)), {});
  });

  test("[ORD3] a jump to the current or an unknown system is refused", () => {
    assert.equal(refused(placeOrder(aGame().build(), jump(1)), "already-there").status, 409);
    assert.equal(refused(placeOrder(aGame().build(), jump(99)), "unknown-system").status, 404);
  });
});

describe("explore", () => {
  test("[EXP1] an exploration takes 3 base turns, later 2, at D = 10 + 4·danger + 1.5·hazard", () => {
    const at = (systemId: number, visits = 0): number[] =>
      work(aGame().withSystem(systemId, { visits }).build(), { kind: "explore", systemId, focus: "survey" });
    assert.deepEqual(at(1), [3, 10], "G, danger 0");
    assert.deepEqual(at(3), [3, 14], "K, danger 1");
    assert.deepEqual(at(4), [3, 15.5], "F, danger 1, hazard 1");
    assert.deepEqual(at(6), [3, 21], "B, danger 2, hazard 2");
    assert.deepEqual(at(7), [3, 26.5], "neutron star, danger 3, hazard 3");
    assert.deepEqual(at(8), [3, 28], "black hole, danger 3, hazard 4");
    assert.deepEqual(at(1, 1), [2, 10]);
    assert.deepEqual(at(1, 9), [2, 10]);
  });

  test("[EXP1] an exploration costs nothing and is accepted even with no resources and an exhausted crew", () => {
    const poor = aGame()
      .withResources({ credits: 0, fuel: 0, alloy: 0, supplies: 0, data: 0 })
      .withHull(1)
      .withFatigue(2, 100)
      .withTier("drive", 9);
    for (const focus of ["survey", "harvest", "salvage"] as const) {
      assert.deepEqual(taken(poor.build(), explore(focus)), {}, focus);
    }
    assert.deepEqual(taken(poor.withSystem(1, { visits: 50 }).build(), explore()), {});
  });
});

describe("upgrade", () => {
  test("[UPG1] an upgrade T → T + 1 takes 1 + T turns at 9 + 5 T and costs 14 T alloy, 35 T credits, and exotics from tier 3", () => {
    const rows = [1, 2, 3, 4].map((tier) => {
      const game = aGame().withTier("sensor", tier).build();
      const target: Target = { kind: "upgrade", moduleId: 3, toTier: tier + 1 };
      return [...work(game, target), priceOf(game, target)];
    });
    assert.deepEqual(rows, [
      [2, 14, { alloy: 1_400, credits: 3_500 }],
      [3, 19, { alloy: 2_800, credits: 7_000 }],
      [4, 24, { alloy: 4_200, credits: 10_500, exotics: 100 }],
      [5, 29, { alloy: 5_600, credits: 14_000, exotics: 200 }],
    ]);
  });

  test("[UPG2] each fab tier saves 8 % alloy and credits of upgrades, but no exotics", () => {
    const at = (fab: number, tier: number): Goods =>
      priceOf(aGame().withTier("fab", fab).build(), { kind: "upgrade", moduleId: 3, toTier: tier + 1 });
    // 14 · 0.92 = 12.88, 35 · 0.92 = 32.2
    assert.deepEqual(at(2, 1), { alloy: 1_300, credits: 3_300 });
    // 56 · 0.68 = 38.08, 140 · 0.68 = 95.2
    assert.deepEqual(at(5, 4), { alloy: 3_900, credits: 9_600, exotics: 200 });
    // 42 · 0.84 = 35.28, 105 · 0.84 = 88.2
    assert.deepEqual(at(3, 3), { alloy: 3_600, credits: 8_900, exotics: 100 });
  });

  test("[UPG2] builds and expansions cost the same at any fab tier", () => {
    const game = aGame().rich().withTier("fab", 5).build();
    assert.deepEqual(taken(game, build("scoop")), { alloy: 12, credits: 40 });
    assert.deepEqual(taken(game, expand()), { alloy: 25, credits: 90 });
  });

  test("[UPG1] a completed upgrade raises the tier of its module only", () => {
    const { game, events } = done(aGame().build(), upgrade(3));
    assert.deepEqual(
      game.modules.map(({ tier }) => tier),
      [1, 1, 2, 1, 1, 1],
    );
    assert.deepEqual(events.find(({ kind }) => kind === "ship.upgraded")?.figures, { tier: 2 });
    assert.equal(game.resources.alloy, 2_600);
    assert.equal(game.resources.credits, 8_500);
  });

  test("[UPG3] the tier cap is 2, and one more for each of eng2, eng3 and core5", () => {
    const at = (tier: number, builder: GameBuilder): unknown =>
      placeOrder(builder.rich().withTier("lab", tier).build(), upgrade(4));
    accepted(at(1, aGame()) as never);
    assert.match(
      refused(at(2, aGame()), "tier-cap").detail,
      /; the current maximum is 2\. Research Modular frames to raise it\.$/,
    );
    assert.match(refused(at(5, aGame().withTech("eng2", "eng3", "core5")), "tier-cap").detail, /maximum is 5\.$/);
    assert.deepEqual(refused(at(2, aGame()), "tier-cap").details, {
      tier: 2,
      cap: 2,
      required: 3,
      available: 2,
      missing: 1,
    });
    accepted(at(2, aGame().withTech("eng2")) as never);
    refused(at(3, aGame().withTech("eng2")), "tier-cap");
    accepted(at(3, aGame().withTech("eng2", "core5")) as never);
    refused(at(4, aGame().withTech("eng2", "eng3")), "tier-cap");
    accepted(at(4, aGame().withTech("eng2", "eng3", "core5")) as never);
    assert.equal(refused(at(5, aGame().withTech("eng2", "eng3", "core5")), "tier-cap").status, 409);
  });

  test("[UPG3] modules without tiers cannot be upgraded, unknown ones are 404", () => {
    refused(placeOrder(aGame().rich().build(), upgrade(6)), "tier-cap");
    refused(placeOrder(aGame().rich().withBuilt("scoop").build(), upgrade(7)), "tier-cap");
    assert.equal(refused(placeOrder(aGame().rich().build(), upgrade(7)), "unknown-module").status, 404);
  });
});

describe("expand", () => {
  test("[EXPAND1] an expansion always takes 5 turns at 14 and costs 25 alloy and 90 credits", () => {
    for (const expansions of [0, 5]) {
      const game = aGame().rich().withExpansions(expansions).build();
      assert.deepEqual(work(game, { kind: "expand" }), [5, 14]);
      assert.deepEqual(taken(game, expand()), { alloy: 25, credits: 90 });
    }
  });

  test("[EXPAND1] an expansion adds 3 slots and a berth", () => {
    const before = aGame().rich().build();
    const { game } = done(before, expand());
    assert.equal(slotsOf(game) - slotsOf(before), 3);
    assert.equal(berthsOf(game) - berthsOf(before), 1);
  });

  test("[EXPAND1] the seventh expansion is refused, queued ones included", () => {
    accepted(placeOrder(aGame().rich().withExpansions(5).build(), expand()));
    const six = refused(placeOrder(aGame().rich().withExpansions(6).build(), expand()), "expansion-limit");
    assert.equal(six.status, 409);
    assert.deepEqual(six.details, { required: 7, available: 6, missing: 1 });
    refused(placeOrder(ordered(aGame().rich().withExpansions(5).build(), expand()), expand()), "expansion-limit");
  });
});

describe("build", () => {
  test("[BUILD1] each build has its own price and turns", () => {
    const game = aGame().rich().withTech("life1").withExpansions(3).withHull(10).build();
    const rows = (["hydroponics", "scoop", "quarters", "medbay", "shield", "patch"] as const).map((kind) => [
      kind,
      ...work(game, { kind: "build", build: kind }),
      taken(game, build(kind)),
    ]);
    assert.deepEqual(rows, [
      ["hydroponics", 3, 12, { alloy: 12, credits: 40 }],
      ["scoop", 3, 12, { alloy: 12, credits: 40 }],
      ["quarters", 3, 12, { alloy: 12, credits: 40 }],
      ["medbay", 3, 12, { alloy: 15, credits: 50 }],
      ["shield", 3, 12, { alloy: 15, credits: 50 }],
      ["patch", 2, 8, { alloy: 18 }],
    ]);
  });

  const forCore = (): GameBuilder =>
    aGame()
      .withResources({ alloy: 50, credits: 120, exotics: 6, fragments: 3 })
      .withExpansions(1)
      .withTier("fab", 2)
      .withTier("reactor", 3)
      .withTech("lode");

  test("[BUILD1][BUILD3] the Core takes 6 turns at 34 and costs 50 alloy, 120 credits, 6 exotics and 3 fragments", () => {
    const game = forCore().build();
    assert.deepEqual(work(game, { kind: "build", build: "core" }), [6, 34]);
    assert.deepEqual(taken(game, build("core")), { alloy: 50, credits: 120, exotics: 6, fragments: 3 });
  });

  test("[ROAD1] each fragment beyond the third saves the Core an exotic", () => {
    for (const [fragments, exotics] of [
      [3, 6],
      [4, 5],
      [5, 4],
    ] as const) {
      const game = forCore().withResources({ fragments, exotics }).build();
      assert.deepEqual(taken(game, build("core")), { alloy: 50, credits: 120, exotics, fragments: 3 });
      const short = forCore()
        .withResources({ fragments, exotics: exotics - 1 })
        .build();
      refused(placeOrder(short, build("core")), "not-enough-resources");
    }
  });

  test("[BUILD3] a refused Core names everything it lacks: technology, fab, reactor", () => {
    const nothing = aGame().withExpansions(1).build();
    assert.deepEqual(refused(placeOrder(nothing, build("core")), "missing-prerequisites").details, {
      required: ["lode", "fab tier 2", "reactor tier 3"],
      available: [],
      missing: ["lode", "fab tier 2", "reactor tier 3"],
    });
    const { details, status } = refused(
      placeOrder(forCore().withTier("reactor", 2).build(), build("core")),
      "missing-prerequisites",
    );
    assert.equal(status, 422);
    assert.deepEqual(details.missing, ["reactor tier 3"]);
    refused(placeOrder(forCore().withTier("fab", 1).build(), build("core")), "missing-prerequisites");
  });

  test("[BUILD3] a refused Core names the goods it lacks", () => {
    const short = { exotics: 5, fragments: 2, alloy: 49, credits: 119 } as const;
    for (const [resource, available] of Object.entries(short)) {
      const game = forCore()
        .withResources({ [resource]: available })
        .build();
      const { details } = refused(placeOrder(game, build("core")), "not-enough-resources");
      assert.deepEqual(details, { resource, required: available + 1, available, missing: 1 });
    }
  });

  test("[BUILD3] hydroponics need life1", () => {
    const { details } = refused(placeOrder(aGame().rich().build(), build("hydroponics")), "missing-prerequisites");
    assert.deepEqual(details.missing, ["life1"]);
    accepted(placeOrder(aGame().rich().withTech("life1").build(), build("hydroponics")));
  });

  test("[BUILD2] a build needs free slots", () => {
    accepted(placeOrder(aGame().rich().build(), build("scoop")));
    const full = aGame().rich().withBuilt("quarters").build();
    assert.deepEqual(refused(placeOrder(full, build("scoop")), "no-free-slot").details, {
      required: 1,
      available: 0,
      missing: 1,
    });
    const one = forCore().withExpansions(0).build();
    const { status, details } = refused(placeOrder(one, build("core")), "no-free-slot");
    assert.equal(status, 409);
    assert.deepEqual(details, { required: 2, available: 1, missing: 1 });
    accepted(placeOrder(forCore().withBuilt("shield", "scoop").build(), build("core")));
    refused(placeOrder(forCore().withBuilt("shield", "scoop", "medbay").build(), build("core")), "no-free-slot");
  });

  test("[BUILD2][BUILD4] a patch needs no slot", () => {
    accepted(placeOrder(aGame().rich().withBuilt("quarters").withHull(99).build(), build("patch")));
  });

  test("[BUILD1] a second module of a kind is refused, also while the first is queued", () => {
    const game = aGame().rich().withExpansions(2).build();
    const built = refused(placeOrder(done(game, build("scoop")).game, build("scoop")), "already-built");
    assert.equal(built.status, 409);
    const queued = refused(placeOrder(ordered(game, build("scoop")), build("scoop")), "already-queued");
    assert.equal(queued.status, 409);
    assert.deepEqual(queued.details, { taskId: 1 });
    accepted(placeOrder(ordered(game, build("scoop")), build("shield")));
  });

  test("[BUILD4] patches may be queued several times", () => {
    const game = ordered(aGame().rich().withHull(20).build(), build("patch"), build("patch"));
    assert.equal(game.tasks.length, 2);
  });

  test("[BUILD4][ROAD4] a patch repairs 25 hull up to 100 and is refused at full hull", () => {
    assert.equal(done(aGame().withHull(20).build(), build("patch")).game.hull, 4_500);
    assert.equal(done(aGame().withHull(80).build(), build("patch")).game.hull, 10_000);
    assert.equal(done(aGame().withHull(99.99).build(), build("patch")).game.hull, 10_000);
    assert.equal(refused(placeOrder(aGame().build(), build("patch")), "hull-sound").status, 409);
  });

  test("[BUILD1] a kind of module that is not in the table cannot be built", () => {
    assert.equal(refused(placeOrder(aGame().rich().build(), build("ballroom")), "unknown-kind").status, 404);
    refused(placeOrder(aGame().rich().build(), build("reactor")), "unknown-kind");
    refused(placeOrder(aGame().rich().build(), build("toString")), "unknown-kind");
  });
});

describe("research", () => {
  test("[RES1] each lab tier reduces the data by 10 %", () => {
    const data = (builder: GameBuilder, techId: "nav1" | "lode"): number =>
      (priceOf(builder.build(), { kind: "research", techId }).data ?? 0) / 100;
    assert.equal(data(aGame(), "nav1"), 10);
    assert.equal(data(aGame().withTier("lab", 2), "nav1"), 9);
    assert.equal(data(aGame().withTier("lab", 5), "lode"), 36);
  });

  test("[RES1] research has the turns and difficulty of its tier", () => {
    const game = aGame().build();
    const rows = (["nav1", "nav2", "nav3", "nav4", "core5", "lode"] as const).map((techId) =>
      work(game, { kind: "research", techId }),
    );
    assert.deepEqual(rows, [
      [2, 11],
      [3, 17],
      [4, 23],
      [4, 28],
      [5, 33],
      [6, 40],
    ]);
  });

  test("[RES2] prerequisites have to be researched or queued ahead", () => {
    const game = aGame().rich().build();
    const { details, status } = refused(placeOrder(game, research("nav3")), "missing-prerequisites");
    assert.equal(status, 422);
    assert.deepEqual(details, { required: ["nav2", "pow2"], available: [], missing: ["nav2", "pow2"] });
    const half = aGame().rich().withTech("nav1", "nav2").build();
    assert.deepEqual(refused(placeOrder(half, research("nav3")), "missing-prerequisites").details, {
      required: ["nav2", "pow2"],
      available: ["nav2"],
      missing: ["pow2"],
    });
    accepted(placeOrder(ordered(half, research("pow1"), research("pow2")), research("nav3")));
  });

  test("[RES2] researched and queued technologies are refused, unknown ones are 404", () => {
    const game = aGame().rich().withTech("nav1").build();
    assert.equal(refused(placeOrder(game, research("nav1")), "already-researched").status, 409);
    assert.equal(refused(placeOrder(ordered(game, research("pow1")), research("pow1")), "already-queued").status, 409);
    assert.equal(refused(placeOrder(game, research("warp9")), "unknown-tech").status, 404);
    refused(placeOrder(game, research("constructor")), "unknown-tech");
  });

  test("[ORD2] missing data is 422 and names the turn by which the lab will have yielded it", () => {
    const { details, status } = refused(
      placeOrder(aGame().onTurn(7).build(), research("lode")),
      "missing-prerequisites",
    );
    assert.equal(status, 422);
    assert.deepEqual(details.missing, ["pow3"]);
    const game = aGame().onTurn(7).withTech("nav1").build();
    // 6 more at 0.15 a turn
    assert.deepEqual(refused(placeOrder(game, research("nav2")), "not-enough-resources").details, {
      resource: "data",
      required: 18,
      available: 12,
      missing: 6,
      availableOnTurn: 47,
    });
  });
});

test("the text of a target is the title of its order", () => {
  const game = aGame().build();
  assert.equal(targetText(game, { kind: "jump", systemId: 2 }), "Jump to Near");
  assert.equal(targetText(game, { kind: "explore", systemId: 1, focus: "salvage" }), "Salvage Home");
  assert.equal(targetText(game, { kind: "upgrade", moduleId: 2, toTier: 2 }), "Upgrade Jump drive to tier 2");
  assert.equal(targetText(game, { kind: "expand" }), "Expand the ship");
  assert.equal(targetText(game, { kind: "build", build: "core" }), "Build Lodestar Core");
  assert.equal(targetText(game, { kind: "research", techId: "nav1" }), "Research Star charts");
});

test("the small map has the distances on which tests rely", () => {
  const game = aGame().build();
  const apart = (a: number, b: number): number => distanceBetween(systemOf(game, a), systemOf(game, b));
  assert.deepEqual(
    [apart(1, 2), apart(1, 3), apart(1, 4), apart(1, 5), apart(1, 6), apart(1, 7), apart(1, 8)],
    [600, 800, 1_000, 1_020, 1_600, 2_400, 2_530],
  );
});
