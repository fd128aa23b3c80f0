/** Operations of space players, each as a request and as a decision of the rules, and edits of an admin. */
import { FOCUSES } from "@outbound/space/rules/game/game.ts";
import type { SaveContents } from "@outbound/space/rules/save/save.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { DIFFICULTIES, type Difficulty } from "@outbound/space/rules/values/limits.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import { apply, type Command } from "@outbound/space/testing/random-commands.ts";
import type { Random } from "../harness/random.ts";
import type { Operation } from "./operation.ts";

/** Returns the save after the change; a Refusal has changed nothing. */
export type Replay = (before: SaveContents) => SaveContents | Refusal;

export interface SpaceOperation extends Operation {
  /** Absent for what the rules do not decide from the game alone; the oracle then adopts the tables. */
  readonly replay?: Replay;
}

/** All keys of the space game have one owner. */
const PLAYER = { who: "player", principal: "player" };

const change = (path: string, body: object): SpaceOperation => ({
  ...PLAYER,
  sort: "change",
  method: "POST",
  path,
  body,
});

export const commandOf = (command: Command): SpaceOperation => ({
  ...PLAYER,
  ...requestOf(command),
  sort: "change",
  replay: ({ game, events, tasks }) => {
    const decision = apply(game, command);
    if (decision instanceof Refusal) return decision;
    return { game: decision.game, events: [...events, ...decision.events], tasks: [...tasks, ...decision.ended] };
  },
});

export function drawNewGame(random: Random): SpaceOperation {
  const difficulty = random.pick(Object.keys(DIFFICULTIES)) as Difficulty;
  const seed = random.integer(0, 10 ** 6);
  const replay = () => ({ ...newGame(seed, difficulty), tasks: [] });
  return { ...change("/api/save/new", { seed, difficulty }), replay };
}

export const drawRestore = (random: Random, turn: number): SpaceOperation =>
  change(
    "/api/save/restore",
    random.chance(0.6) ? { turn: Math.max(0, turn - random.integer(0, 4)) } : { archiveId: random.integer(1, 3) },
  );

export function drawEdit(random: Random): SpaceOperation {
  const [table, body] = random.pick([
    ["save/rows?pk.id=1", { credits: random.integer(-1, 100_000) }],
    ["save/rows?pk.id=1", { hull: random.integer(0, 10_001) }],
    ["save/rows?pk.id=1", { fuel: random.integer(0, 9_000), alloy: random.integer(0, 9_000) }],
    [`crew/rows?pk.id=${random.integer(1, 6)}`, { fatigue: random.integer(0, 10_001) }],
    ["modules/rows?pk.id=2", { tier: random.integer(0, 6) }],
    [`systems/rows?pk.id=${random.integer(1, 40)}`, { danger: random.integer(0, 4) }],
    [`tasks/rows?pk.id=${random.integer(1, 20)}`, { lead_id: random.integer(1, 5) }],
  ] as const);
  return { ...change(`/api/admin/tables/${table}`, body), who: "admin", method: "PATCH" };
}

export function drawDryRun(random: Random): SpaceOperation {
  const order = { kind: "explore", focus: random.pick(FOCUSES), leadId: 2, helperIds: [] } as const;
  const explore = commandOf({ do: "order", order });
  return { ...explore, sort: "dry run", path: `${explore.path}?preview=true` };
}

export const readOf = (path: string): SpaceOperation => ({ ...PLAYER, sort: "read", method: "GET", path });
