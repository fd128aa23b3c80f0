/** Operations of space players, each as a request and as a decision of the rules, and edits of an admin. */
import { Draft } from "@outbound/space/rules/game/draft.ts";
import { FOCUSES, type Game } from "@outbound/space/rules/game/game.ts";
import type { SaveContents } from "@outbound/space/rules/save/save.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { DIFFICULTIES, type Difficulty } from "@outbound/space/rules/values/limits.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import { apply, type Command } from "@outbound/space/testing/random-commands.ts";
import type { Random } from "../harness/random.ts";
import type { Operation } from "./operation.ts";

/** Returns the save after the change, or the Refusal, which changes nothing. */
export type Replay = (before: SaveContents) => SaveContents | Refusal;

export interface SpaceOperation extends Operation {
  /** Absent for operations that depend on more than the game. The oracle then adopts the tables. */
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
  return { ...change("/api/save/new", { seed, difficulty }), replay, forgetsKeys: true };
}

export const drawRestore = (random: Random, turn: number): SpaceOperation => ({
  ...change(
    "/api/save/restore",
    random.chance(0.6) ? { turn: Math.max(0, turn - random.integer(0, 4)) } : { archiveId: random.integer(1, 3) },
  ),
  forgetsKeys: true,
});

/** A row that an admin edits: its values in the table, and in the game where they are named differently. */
type Edit = readonly [
  table: "save" | "crew" | "modules" | "systems" | "tasks",
  id: number,
  row: object,
  inGame?: object,
];

export function drawEdit(random: Random): SpaceOperation {
  const edits: Edit[] = [
    ["save", 1, { credits: random.integer(-1, 100_000) }],
    ["save", 1, { hull: random.integer(0, 10_001) }],
    ["save", 1, { fuel: random.integer(0, 9_000), alloy: random.integer(0, 9_000) }],
    ["crew", random.integer(1, 6), { fatigue: random.integer(0, 10_001) }],
    ["modules", 2, { tier: random.integer(0, 6) }],
    ["systems", random.integer(1, 40), { danger: random.integer(0, 4) }],
  ];
  const [taskId, leadId] = [random.integer(1, 20), random.integer(1, 5)];
  const edit = random.pick<Edit>([...edits, ["tasks", taskId, { lead_id: leadId }, { leadId }]]);
  const [table, id, row] = edit;
  const replay: Replay = (before) => edited(before, edit);
  return { ...change(`/api/admin/tables/${table}/rows?pk.id=${id}`, row), who: "admin", method: "PATCH", replay };
}

function edited({ game, events, tasks }: SaveContents, [table, id, row, inGame = row]: Edit): SaveContents {
  const inList = <Item extends { readonly id: number }>(item: Item): Item =>
    item.id === id ? { ...item, ...inGame } : item;
  const { hull = game.hull, ...resources }: Partial<Game["resources"]> & { readonly hull?: number } = row;
  const part = {
    save: { hull, resources: { ...game.resources, ...resources } },
    crew: { crew: game.crew.map(inList) },
    modules: { modules: game.modules.map(inList) },
    systems: { systems: game.systems.map(inList) },
    tasks: { tasks: game.tasks.map(inList) },
  }[table];
  const draft = new Draft({ ...game, ...part });
  draft.emit("admin.row-edited", "warn", `The admin edited a row of ${table}.`, {}, { table });
  const ended = table === "tasks" ? tasks.map((one) => ({ ...one, task: inList(one.task) })) : tasks;
  return { game: draft.game, events: [...events, ...draft.events], tasks: ended };
}

export function drawDryRun(random: Random): SpaceOperation {
  const order = { kind: "explore", focus: random.pick(FOCUSES), leadId: 2, helperIds: [] } as const;
  const explore = commandOf({ do: "order", order });
  return { ...explore, sort: "dry run", path: `${explore.path}?preview=true` };
}

export const readOf = (path: string): SpaceOperation => ({ ...PLAYER, sort: "read", method: "GET", path });
