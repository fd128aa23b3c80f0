/**
 * Random commands for property tests: valid and invalid orders of all kinds, cancels, moves, missions, choices, turns and runs.
 * Commands use small ids, most of which exist. `apply` runs one through the rules; tests of the API and the store send
 * the same ones there. Sequences come from fast-check or from a seeded stream of numbers.
 */
import fc from "fast-check";
import { BUILD_KINDS } from "../rules/catalog/modules.ts";
import { TECH_IDS } from "../rules/catalog/techs.ts";
import { encounterNamed } from "../rules/encounters/registry.ts";
import { FOCUSES, type Game } from "../rules/game/game.ts";
import {
  abandon,
  accept,
  cancelOrder,
  choose,
  type Decision,
  moveOrder,
  type Order,
  placeOrder,
  runTurns,
  takeTurn,
  type Until,
} from "../rules/turn/command.ts";
import type { Refusal } from "../rules/values/refusals.ts";

export type Command =
  | { readonly do: "order"; readonly order: Order }
  | { readonly do: "cancel"; readonly taskId: number }
  | { readonly do: "move"; readonly taskId: number; readonly position: number }
  | { readonly do: "accept"; readonly missionId: number }
  | { readonly do: "abandon"; readonly missionId: number }
  | { readonly do: "choose"; readonly encounterId: number; readonly option: string; readonly crewId?: number }
  | { readonly do: "turn"; readonly expectedTurn?: number }
  | { readonly do: "run"; readonly maxTurns: number; readonly until?: Until };

/** Runs a command through the rules. */
export function apply(game: Game, command: Command): Decision<unknown> | Refusal {
  switch (command.do) {
    case "order":
      return placeOrder(game, command.order);
    case "cancel":
      return cancelOrder(game, command.taskId);
    case "move":
      return moveOrder(game, command.taskId, command.position);
    case "accept":
      return accept(game, command.missionId);
    case "abandon":
      return abandon(game, command.missionId);
    case "choose":
      return choose(game, command.encounterId, command.option, command.crewId);
    case "turn":
      return takeTurn(game, command.expectedTurn);
    case "run":
      return runTurns(game, command.maxTurns, command.until);
  }
}

const team = fc
  .record({
    leadId: fc.oneof({ weight: 19, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.nat(12) }),
    helperIds: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 2, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }) },
    ),
  })
  .map(({ leadId, helperIds }) => ({ leadId, helperIds: helperIds.filter((id) => id !== leadId || id === 5) }));

const order = (body: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Command> =>
  fc.tuple(body, team).map(([what, who]): Command => ({ do: "order", order: { ...what, ...who } as unknown as Order }));

const taskId = fc.integer({ min: 1, max: 60 });
const missionId = fc.integer({ min: 1, max: 15 });

/** Orders, cancels, moves and missions: commands that do not advance the turn. */
export const still: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: order(fc.record({ kind: fc.constant("jump"), systemId: fc.integer({ min: 0, max: 41 }) })) },
  { weight: 6, arbitrary: order(fc.record({ kind: fc.constant("explore"), focus: fc.constantFrom(...FOCUSES) })) },
  {
    weight: 4,
    arbitrary: order(fc.record({ kind: fc.constant("upgrade"), moduleId: fc.integer({ min: 0, max: 8 }) })),
  },
  { weight: 2, arbitrary: order(fc.record({ kind: fc.constant("expand") })) },
  {
    weight: 3,
    arbitrary: order(fc.record({ kind: fc.constant("build"), build: fc.constantFrom(...BUILD_KINDS, "ballroom") })),
  },
  {
    weight: 5,
    arbitrary: order(fc.record({ kind: fc.constant("research"), techId: fc.constantFrom(...TECH_IDS, "warp9") })),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancel" as const), taskId }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("move" as const), taskId, position: fc.integer({ min: -1, max: 6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("accept" as const), missionId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("abandon" as const), missionId }) },
);

const working: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Command>({ do: "turn" }) },
  { weight: 1, arbitrary: fc.nat(20).map((expectedTurn): Command => ({ do: "turn", expectedTurn })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom<Until>("task", "mission", "danger", "idle"))
      .map(([maxTurns, until]): Command => ({ do: "run", maxTurns, until })),
  },
);

/** The option is an index into the open encounter's options; `aimed` replaces it by the key. */
const choosing: fc.Arbitrary<Command> = fc
  .tuple(fc.nat(3), fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }))
  .map(
    ([place, crewId]): Command => ({
      do: "choose",
      encounterId: 1,
      option: `${place}`,
      ...(crewId === undefined ? {} : { crewId }),
    }),
  );

/** Any command. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: still },
  { weight: 1, arbitrary: choosing },
  { weight: 3, arbitrary: working },
);

/** Returns this many commands, the same ones for the same seed. */
export const commandStream = (seed: number, count: number): Command[] => fc.sample(command, { seed, numRuns: count });

/** Replaces the id by that of a queued task or open mission close to it, so that more commands are accepted. */
export function aimed(game: Game, given: Command): Command {
  if (given.do === "cancel" || given.do === "move") {
    const task = game.tasks[given.taskId % (game.tasks.length + 1)];
    return task ? { ...given, taskId: task.id } : given;
  }
  if (given.do === "choose") {
    const open = game.encounters.at(-1);
    const options = open ? encounterNamed(open.key).options : [];
    const option = options[Number(given.option) % options.length];
    return open && option ? { ...given, encounterId: open.id, option: option.key } : given;
  }
  if (given.do === "accept" || given.do === "abandon") {
    const mission = game.missions[given.missionId % (game.missions.length + 1)];
    return mission ? { ...given, missionId: mission.id } : given;
  }
  if (given.do === "order" && given.order.kind === "jump" && given.order.systemId % 3 > 0) {
    const from = game.systems.find(({ id }) => id === game.positionId);
    const near = game.systems.filter(({ x, y }) => from && Math.hypot(x - from.x, y - from.y) <= 1_000);
    const system = near[given.order.systemId % near.length];
    return system ? { ...given, order: { ...given.order, systemId: system.id } } : given;
  }
  return given;
}
