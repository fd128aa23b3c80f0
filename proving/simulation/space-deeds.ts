/** What players of the space game want in a simulation, as requests and as the rules say the same; an admin edits rows. */
import { FOCUSES } from "@outbound/space/rules/game/game.ts";
import type { SaveContents } from "@outbound/space/rules/save/save.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { DIFFICULTIES, type Difficulty } from "@outbound/space/rules/values/limits.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import { apply, type Command } from "@outbound/space/testing/random-commands.ts";
import type { Random } from "../harness/random.ts";
import type { Deed } from "./deed.ts";

/** The save after the change; a Refusal has changed nothing. */
export type Replay = (before: SaveContents) => SaveContents | Refusal;

export interface SpaceDeed extends Deed {
  /** Absent for what is more than a decision on the present game: then the tables are believed. */
  readonly replay?: Replay;
}

/** All keys of the space game are of one principal. */
const common = { who: "player", principal: "player" };

export const commandDeed = (command: Command): SpaceDeed => ({
  ...common,
  ...requestOf(command),
  sort: "change",
  replay: (before) => {
    const decision = apply(before.game, command);
    if (decision instanceof Refusal) return decision;
    return {
      game: decision.game,
      events: [...before.events, ...decision.events],
      tasks: [...before.tasks, ...decision.ended],
    };
  },
});

/** Orders can be tried out. */
export const dryRun = (deed: SpaceDeed): SpaceDeed => ({ ...deed, sort: "dry run", path: `${deed.path}?preview=true` });

export function newGameDeed(random: Random): SpaceDeed {
  const difficulty = random.pick(Object.keys(DIFFICULTIES)) as Difficulty;
  const seed = random.integer(0, 10 ** 6);
  return {
    ...common,
    sort: "change",
    method: "POST",
    path: "/api/save/new",
    body: { seed, difficulty },
    replay: () => ({ ...newGame(seed, difficulty), tasks: [] }),
  };
}

export const restoreDeed = (random: Random, turn: number): SpaceDeed => ({
  ...common,
  sort: "change",
  method: "POST",
  path: "/api/save/restore",
  body: random.chance(0.6) ? { turn: Math.max(0, turn - random.integer(0, 4)) } : { archiveId: random.integer(1, 3) },
});

export function editDeed(random: Random): SpaceDeed {
  const [table, body] = random.pick([
    ["save/rows?pk.id=1", { credits: random.integer(-1, 100_000) }],
    ["save/rows?pk.id=1", { hull: random.integer(0, 10_001) }],
    ["save/rows?pk.id=1", { fuel: random.integer(0, 9_000), alloy: random.integer(0, 9_000) }],
    [`crew/rows?pk.id=${random.integer(1, 6)}`, { fatigue: random.integer(0, 10_001) }],
    ["modules/rows?pk.id=2", { tier: random.integer(0, 6) }],
    [`systems/rows?pk.id=${random.integer(1, 40)}`, { danger: random.integer(0, 4) }],
    [`tasks/rows?pk.id=${random.integer(1, 20)}`, { lead_id: random.integer(1, 5) }],
  ] as const);
  return { ...common, who: "admin", sort: "change", method: "PATCH", path: `/api/admin/tables/${table}`, body };
}

export const exploreDeed = (random: Random): SpaceDeed =>
  commandDeed({ do: "order", order: { kind: "explore", focus: random.pick(FOCUSES), leadId: 2, helperIds: [] } });

export const readDeed = (path: string): SpaceDeed => ({ ...common, sort: "read", method: "GET", path });
