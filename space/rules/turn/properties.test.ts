/** Properties that hold after any commands. Runs are bounded and seeds fixed, so that failures can be reproduced. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aSeededGame } from "../../testing/a-game.ts";
import { accepted } from "../../testing/play.ts";
import { aimed, apply, type Command, command, commandStream, still } from "../../testing/random-commands.ts";
import { softLockOf } from "../../testing/soft-lock.ts";
import { factionOf } from "../encounters/factions.ts";
import { ENCOUNTERS } from "../encounters/threads/all.ts";
import { capOf } from "../game/effects.ts";
import { ALL_SKILLS, type Game, type GameEvent, type Goods, RESOURCES } from "../game/game.ts";
import { goalSystemOf } from "../missions/missions.ts";
import { estimates } from "../orders/estimate.ts";
import { routesFrom } from "../orders/route.ts";
import { violations } from "../save/invariants.ts";
import { exportSave } from "../save/save.ts";
import { EVENT_KINDS } from "../values/events.ts";
import { Refusal } from "../values/refusals.ts";
import { cancelOrder, choose, moveOrder, type Order, placeOrder, runTurns, takeTurn } from "./command.ts";
import { nextSteps } from "./next-steps.ts";

const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const commands = fc.array(command, { minLength: 5, maxLength: 60 });
const once = { seed: 20_260_801, numRuns: 120 } as const;

/** Seven of ten games start with plenty of goods, so that expensive orders are reached too. */
const starts = fc.tuple(seeds, fc.integer({ min: 0, max: 9 })).map(([seed, luck]) => {
  const builder = aSeededGame(seed);
  if (luck < 3) return builder.build();
  if (luck < 5) return builder.withResources({ supplies: 3, fuel: 4 }).build();
  return builder.rich().withResources({ fragments: 3 }).withTier("sensor", 2).build();
});

const exported = (game: Game): string => JSON.stringify(exportSave({ game, events: [], tasks: [] }));

/** Runs commands one after the other, and checks the game after each accepted one. */
function play(
  start: Game,
  sequence: readonly Command[],
  look: (after: Game, before: Game, given: Command, events: readonly GameEvent[]) => void = () => {},
): Game {
  let game = start;
  for (const raw of sequence) {
    const given = aimed(game, raw);
    const result = apply(game, given);
    if (result instanceof Refusal) continue;
    look(result.game, game, given, result.events);
    game = result.game;
  }
  return game;
}

test("random commands reach most of the rules", () => {
  const seen = new Set<string>();
  const codes = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    let game = aSeededGame(seed).rich().withResources({ fragments: 3 }).build();
    for (const raw of commandStream(seed, 120)) {
      const result = apply(game, aimed(game, raw));
      if (result instanceof Refusal) codes.add(result.code);
      else {
        for (const { kind } of result.events) seen.add(kind);
        game = result.game;
      }
    }
  }
  assert.ok(seen.size >= 25, [...seen].sort().join());
  assert.ok(codes.size >= 14, [...codes].sort().join());
});

describe("after any commands", () => {
  test("[TURN5] every amount stays within its bounds, and every invariant holds, after any commands", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        play(start, sequence, (game) => {
          for (const name of RESOURCES) {
            assert.ok(Number.isSafeInteger(game.resources[name]) && game.resources[name] >= 0, name);
            assert.ok(game.resources[name] <= (capOf(game, name) ?? Number.POSITIVE_INFINITY), name);
          }
          assert.ok(game.hull >= 0 && game.hull <= 10_000);
          for (const { fatigue, skills } of game.crew) {
            assert.ok(fatigue >= 0 && fatigue <= 100);
            for (const skill of ALL_SKILLS) assert.ok(skills[skill].level >= 0 && skills[skill].level <= 10);
          }
          assert.deepEqual(violations(game), []);
        });
      }),
      once,
    );
  });

  test("[ORD5][READ1] a queue that is not empty has exactly one active task, its first", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        play(start, sequence, ({ tasks }) => {
          assert.deepEqual(
            tasks.map(({ run }) => run !== undefined),
            tasks.map((_, index) => index === 0),
          );
        });
      }),
      once,
    );
  });

  test("[SAME1] the same seed and the same commands give the same game, byte for byte", () => {
    fc.assert(
      fc.property(seeds, commands, (seed, sequence) => {
        const first = play(aSeededGame(seed).build(), sequence);
        const second = play(aSeededGame(seed).build(), sequence);
        assert.deepEqual(first, second);
        assert.equal(exported(first), exported(second));
      }),
      { ...once, numRuns: 25 },
    );
  });

  test("[SAME1][NUM1] a game written as JSON and read again continues the same way", () => {
    fc.assert(
      fc.property(starts, commands, commands, (start, before, after) => {
        const game = play(start, before);
        const copy = JSON.parse(JSON.stringify(game)) as Game;
        assert.equal(exported(play(copy, after)), exported(play(game, after)));
      }),
      { ...once, numRuns: 25 },
    );
  });

  test("[EVENT1] events are numbered without gaps and have kinds of the table", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        let count = start.eventCount;
        play(start, sequence, (game, before, _given, events) => {
          for (const event of events) {
            assert.equal(event.number, ++count);
            assert.ok(event.kind in EVENT_KINDS, event.kind);
            assert.ok(event.text.length > 0);
            assert.ok(event.turn >= before.turn && event.turn <= game.turn);
          }
          assert.equal(game.eventCount, count);
        });
      }),
      once,
    );
  });

  test("[READ3] every next step is accepted now", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        const game = play(start, sequence);
        const steps = nextSteps(game);
        assert.ok(steps.length > 0);
        for (const { path, body } of steps) {
          const order = orderOf(path, body);
          if (order) accepted(placeOrder(game, order));
        }
      }),
      once,
    );
  });

  test("[ORD11] estimates follow each other without gaps, and moving tasks moves them", () => {
    fc.assert(
      fc.property(starts, commands, fc.nat(20), (start, sequence, choice) => {
        const game = play(start, sequence);
        const follow = (of: Game): void => {
          estimates(of).forEach((estimate, index, all) => {
            const before = all[index - 1];
            if (before) assert.equal(estimate.startsOnTurn, before.endsOnTurn);
            assert.equal(estimate.task.id, of.tasks[index]?.id);
            const from = index === 0 ? of.turn : estimate.startsOnTurn;
            assert.equal(estimate.endsOnTurn, from + estimate.remainingTurns);
          });
        };
        follow(game);
        const last = game.tasks.at(-1);
        if (!last || last.run) return;
        const moved = accepted(moveOrder(game, last.id, choice % (game.tasks.length - 1))).game;
        follow(moved);
        assert.equal(moved.tasks.length, game.tasks.length);
      }),
      once,
    );
  });
});

/** Returns the order of a next step's call; undefined if it is not an order. */
function orderOf(path: string, body: Readonly<Record<string, unknown>>): Order | undefined {
  const kinds: Readonly<Record<string, Order["kind"]>> = {
    "/api/jump": "jump",
    "/api/explore": "explore",
    "/api/ship/upgrade": "upgrade",
    "/api/ship/build": "build",
    "/api/research": "research",
  };
  const kind = kinds[path];
  if (!kind) return undefined;
  const { kind: build, ...rest } = body;
  return { helperIds: [], ...rest, kind, ...(kind === "build" ? { build } : {}) } as unknown as Order;
}

describe("goods", () => {
  test("[ORD8] cancelling a task before its start returns exactly what was paid", () => {
    fc.assert(
      fc.property(starts, commands, still, (start, sequence, given) => {
        const game = play(start, sequence);
        const busy = game.tasks.length > 0 ? game : explored(game);
        const ordered = apply(busy, given);
        if (given.do !== "order" || ordered instanceof Refusal) return;
        const id = ordered.game.tasks.at(-1)?.id as number;
        const back = accepted(cancelOrder(ordered.game, id)).game;
        assert.deepEqual(back.resources, busy.resources);
        assert.deepEqual(back.tasks, busy.tasks);
      }),
      { ...once, numRuns: 200 },
    );
  });

  test("[ORD12] orders and cancels without a turn never create goods", () => {
    fc.assert(
      fc.property(starts, commands, fc.array(still, { maxLength: 40 }), (start, sequence, more) => {
        const before = play(start, sequence);
        // A task from before could be refunded, so the sequence starts with an empty queue.
        const empty = emptied(before);
        play(empty, more, (game) => {
          for (const name of RESOURCES) assert.ok(game.resources[name] <= empty.resources[name], name);
          assert.equal(game.hull, empty.hull);
        });
        const end = emptied(play(empty, more));
        assert.deepEqual(end.resources, empty.resources, "cancelling everything returns everything");
      }),
      { ...once, numRuns: 100 },
    );
  });

  test("[ENC3a] a decision takes the same goods with or without orders in the queue", () => {
    const risky = ENCOUNTERS.flatMap(({ key, options }) =>
      options.flatMap(({ key: option, bad }) => (bad?.effects.goods ? [{ key, option }] : [])),
    );
    const alone = { leadId: 1, helperIds: [] };
    const orders: readonly Order[] = [
      { kind: "build", build: "scoop", ...alone },
      { kind: "research", techId: "nav1", ...alone },
      { kind: "explore", focus: "survey", ...alone },
    ];
    let cancels = 0;
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...risky),
        fc.shuffledSubarray([...orders]),
        (seed, { key, option }, given) => {
          const scarce = { credits: 44, alloy: 13, data: 11, fuel: 10, exotics: 1 };
          const start = aSeededGame(seed).withResources(scarce).meeting(key).build();
          const queued = given.reduce((game, order) => accepted(placeOrder(game, order)).game, start);
          const decided = choose(queued, 1, option);
          // The stock must cover an option's cost.
          if (decided instanceof Refusal) return;
          cancels += decided.ended.length;
          const plain = accepted(choose(start, 1, option)).game;
          assert.deepEqual(emptied(decided.game).resources, plain.resources);
        },
      ),
      { ...once, numRuns: 300 },
    );
    assert.ok(cancels > 10, `${cancels}`);
  });

  test("[ORD12] cancelling the active task returns at most what was paid, and less the longer it ran", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        let game = play(start, sequence);
        const [active] = game.tasks;
        if (!active?.run) return;
        const paid = { ...active.paid, fuel: (active.paid.fuel ?? 0) + active.run.fuel };
        let last: Readonly<Record<string, number>> = paid as Record<string, number>;
        for (;;) {
          const refund: Goods = accepted(cancelOrder(game, active.id)).ended[0]?.refund ?? {};
          for (const name of RESOURCES) {
            if (name === "fuel" || name === "supplies") assert.ok((refund[name] ?? 0) <= (paid[name] ?? 0));
            else assert.ok((refund[name] ?? 0) <= (last[name] ?? 0), name);
          }
          last = refund as Record<string, number>;
          game = accepted(takeTurn(game)).game;
          if (game.tasks[0]?.id !== active.id) break;
        }
      }),
      once,
    );
  });
});

const explored = (game: Game): Game => {
  const result = placeOrder(game, {
    kind: "explore",
    focus: "survey",
    leadId: game.crew[0]?.id ?? 0,
    helperIds: [],
  });
  return result instanceof Refusal ? game : result.game;
};

/** Cancels everything in the queue, the last task first, so that nothing starts meanwhile. */
function emptied(game: Game): Game {
  return [...game.tasks].reverse().reduce((before, { id }) => accepted(cancelOrder(before, id)).game, game);
}

describe("chance", () => {
  /** Returns another seed, with which the same factions offer the game's missions: an abandoned one names its faction. */
  function otherSeed(game: Game): number {
    const places = game.missions.map(({ goal }) => goalSystemOf(goal));
    let { seed } = game;
    do seed = (seed + 1) % 2 ** 53;
    while (places.some((place) => factionOf({ ...game, seed }, place) !== factionOf(game, place)));
    return seed;
  }

  test("[ORD13] no answer to an order, cancel, move or accept depends on chance", () => {
    fc.assert(
      fc.property(starts, commands, fc.array(still, { maxLength: 25 }), (start, sequence, more) => {
        let game = play(start, sequence);
        const seed = otherSeed(game);
        /** The same stars, crew and missions, but other draws from now on. */
        const otherLuck = (same: Game): Game => ({ ...same, seed });
        for (const raw of more) {
          const given = aimed(game, raw);
          const result = apply(game, given);
          const other = apply(otherLuck(game), given);
          if (result instanceof Refusal) {
            assert.deepEqual(other, result);
            continue;
          }
          assert.ok(!(other instanceof Refusal));
          assert.deepEqual(other.answer, result.answer);
          assert.deepEqual(other.events, result.events);
          assert.deepEqual(other.game, otherLuck(result.game));
          game = result.game;
        }
      }),
      { ...once, numRuns: 100 },
    );
  });

  test("[CHANCE2] undoing and repeating a turn gives the same result", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        const game = explored(play(start, sequence));
        assert.deepEqual(takeTurn(structuredClone(game)), takeTurn(game));
      }),
      once,
    );
  });

  test("[CHANCE2] cancelling and repeating an exploration finds the same", () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 6 }), (start, waited) => {
        const found = (game: Game): unknown => {
          const { events } = accepted(runTurns(explored(game), 50));
          return events
            .filter(({ kind }) => kind === "explore.exotics" || kind === "explore.mishap")
            .map(({ kind, figures }) => [kind, figures.exotics ?? figures.damage]);
        };
        // With food, so that the lead does not starve before the end.
        const fed = emptied({ ...start, resources: { ...start.resources, supplies: 6_000 } });
        const straight = found(fed);
        const begun = accepted(runTurns(explored(fed), waited)).game;
        if (begun.tasks.length === 0 || begun.status !== "active") return;
        assert.deepEqual(found(emptied(begun)), straight);
      }),
      once,
    );
  });
});

describe("no soft lock", () => {
  test("[END5] in any active game an order is accepted, and a turn advances it", () => {
    fc.assert(
      fc.property(starts, commands, (start, sequence) => {
        play(start, sequence, (game) => {
          if (game.status === "active") assert.equal(softLockOf(game), undefined);
        });
      }),
      once,
    );
  });

  test("[END5] an exploration always yields at least 2 fuel or fills the tank", () => {
    fc.assert(
      fc.property(starts, fc.nat(39), fc.nat(60), (start, index, visits) => {
        const here = start.systems[index]?.id as number;
        const game: Game = {
          ...start,
          positionId: here,
          resources: { ...start.resources, fuel: 0 },
          systems: start.systems.map((system) => (system.id === here ? { ...system, visits } : system)),
        };
        const { game: after } = accepted(runTurns(explored(game), 50));
        assert.ok(after.resources.fuel >= 200);
      }),
      { ...once, numRuns: 40 },
    );
  });

  test("[END5] without a turn limit, harvests and jumps suffice to reach the Apex from any state", () => {
    fc.assert(
      fc.property(seeds, commands, (seed, sequence) => {
        const start = aSeededGame(seed, "sandbox").withResources({ fuel: 0 }).build();
        let game = emptied(play(start, sequence));
        if (game.status !== "active") return;
        // Hull and hunger could prevent it, but not fuel, so the test keeps both away.
        const apex = game.systems.find((system) => system.apex)?.id as number;
        for (let steps = 0; game.positionId !== apex; steps++) {
          assert.ok(steps < 500, `not there after ${steps} steps`);
          game = { ...game, hull: 10_000, starvingTurns: 0, resources: { ...game.resources, supplies: 6_000 } };
          const leadId = game.crew[0]?.id as number;
          const hop = routesFrom(game, "fuel").get(apex)?.hops[0];
          assert.ok(hop, "a route leads to the Apex");
          const jump = placeOrder(game, { kind: "jump", systemId: hop.systemId, leadId, helperIds: [] });
          const order =
            jump instanceof Refusal
              ? placeOrder(game, { kind: "explore", focus: "harvest", leadId, helperIds: [] })
              : jump;
          game = accepted(runTurns(accepted(order).game, 50)).game;
        }
      }),
      { ...once, numRuns: 15 },
    );
  });
});
