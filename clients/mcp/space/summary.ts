/** Summarizes the space game in a few lines: what a model needs to decide, and the calls that the rules accept now. */
import { answerOf, type SpaceSchemas as Schemas, type SpaceClient } from "@outbound/client";
import type { Step, View } from "../answer.ts";
import { stepOf } from "../operations.ts";
import { type SpaceAnswer, spaceOperations } from "./operations.ts";

const OPERATIONS = spaceOperations();

/** Returns the state of the game. `next` begins with the best call. A brief summary leaves out what seldom changes. */
export async function summaryOf(api: SpaceClient, { brief = false } = {}): Promise<View> {
  const [world, ship, missions] = await Promise.all([
    answerOf(api.GET("/api/world")),
    answerOf(api.GET("/api/ship")),
    answerOf(api.GET("/api/missions")),
  ]);
  const { save, resources, goal, encounter, signals } = world;
  const nameOf = (id: number) => `${world.systems.find((system) => system.id === id)?.name ?? "?"} (${id})`;
  return {
    turn: save.turn,
    limit: brief ? undefined : save.limit,
    status: save.status,
    endReason: save.endReason,
    score: save.score,
    seed: brief ? undefined : save.seed,
    here: nameOf(world.position.systemId),
    goods: Object.fromEntries(
      Object.entries(resources).map(([name, { amount, cap }]) => [name, cap === null ? amount : `${amount}/${cap}`]),
    ),
    ship: `hull ${ship.hull}, jump range ${ship.range} ly, power ${ship.supply} for ${ship.demand}, free slots ${ship.slots.free}`,
    goal: save.turn === 0 ? goal.text : undefined,
    missing: brief ? undefined : missingLine(goal),
    apex: nameOf(goal.apexSystemId),
    signals: signals.length === 0 ? undefined : signals.map(nameOf).join(", "),
    queue: [world.activeTask, ...world.pendingTasks].flatMap((task) => (task === null ? [] : [taskLine(task)])),
    encounter: encounter === null ? undefined : `${encounter.id} ${encounter.title}: ${encounter.text}`,
    options: encounter?.options.map(optionLine),
    missions: missions
      .filter(({ endedOnTurn, status }) => endedOnTurn === null && !(brief && status === "offered"))
      .map(missionLine),
    next: nextSteps(world),
  };
}

const missingLine = ({ conditions }: Schemas["Goal"]): string =>
  conditions
    .filter(({ met }) => !met)
    .map(({ text, available, required }) => `${text} ${available}/${required}`)
    .join("; ");

/** Converts the service's next steps to arguments of the tools. */
export function nextSteps({ nextSteps, save }: Pick<Schemas["World"], "nextSteps" | "save">): Step[] {
  if (save.status !== "active") return [];
  return nextSteps.slice(0, 5).flatMap((step): Step[] => {
    if (step.path === "/api/turn") return [{ tool: "space_wait", arguments: {}, why: "Work on the queue" }];
    const found = stepOf(OPERATIONS, "space_act", step);
    return found === undefined ? [] : [found];
  });
}

/** Describes a task of the queue or of a dry run. */
export function taskLine(task: Schemas["TaskPreview"]): string {
  const team = [task.lead, ...task.helpers].map(({ name, id }) => `${name} (${id})`).join(", ");
  const times = `turns ${task.startsOnTurn}–${task.endsOnTurn}, ${task.band}`;
  const price = goodsLine(task.cost);
  return `${workLine(task)}, ${times}, by ${team}${price === "" ? "" : `, costs ${price}`}`;
}

/** Returns text such as `task 3: upgrade reactor to tier 2`. */
function workLine({ id, kind, target }: Pick<Schemas["TaskPreview"], "id" | "kind" | "target">): string {
  const { systemName, focus, module, toTier, build, techId } = target;
  const parts = [
    kind,
    techId,
    build,
    module,
    toTier === undefined ? undefined : `to tier ${toTier}`,
    focus,
    systemName,
  ];
  return `${id === null ? "" : `task ${id}: `}${parts.filter((part) => part !== undefined).join(" ")}`;
}

function optionLine({ key, title, cautious, needs, cost, chancePercent, stake }: Schemas["EncounterOption"]): string {
  const missing = needs.filter(({ met }) => !met).map(({ what, required }) => `needs ${what} ${required}`);
  const parts = [
    ...missing,
    ...Object.entries(cost).map(([name, amount]) => `costs ${amount} ${name}`),
    chancePercent === null ? "" : `${chancePercent} %`,
    stake.good === "" ? "" : `good: ${stake.good}`,
    stake.bad === "" ? "" : `bad: ${stake.bad}`,
    cautious ? "cautious: changes nothing" : "",
  ];
  return `${key}: ${title}. ${parts.filter((part) => part !== "").join("; ")}`;
}

export function missionLine({
  id,
  status,
  text,
  systemId,
  deadline,
  estimatedTurns,
  reward,
}: Schemas["Mission"]): string {
  const parts = [
    `${id} ${status}: ${text}`,
    systemId === undefined ? "" : `at ${systemId}`,
    deadline === null ? "" : `by turn ${deadline}`,
    estimatedTurns === null ? "" : `takes ${estimatedTurns} turns`,
    Object.keys(reward).length === 0 ? "" : `pays ${goodsLine(reward)}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export const goodsLine = (goods: Schemas["Goods"]): string =>
  Object.entries(goods)
    .map(([name, amount]) => `${amount} ${name}`)
    .join(", ");

const teamLine = ({ lead, helpers, turns }: Schemas["ProposedTeam"]): string =>
  `lead ${lead.id}, helpers ${helpers.map(({ id }) => id).join(" ") || "nobody"}: ${turns} turns`;

/** Describes what a command did or would do. */
export function outcomeView(answer: SpaceAnswer, isDryRun: boolean): View {
  const { task, tasks, teams, mission, encounter, outcome, changed, activeTask, pendingTasks } = answer;
  return {
    dryRun: isDryRun ? "nothing changed" : undefined,
    task: task === undefined || "refund" in task ? undefined : taskLine(task),
    cancelled:
      task !== undefined && "refund" in task
        ? `${workLine(task)}, refund ${goodsLine(task.refund) || "nothing"}`
        : undefined,
    tasks: tasks?.map(taskLine),
    fastestTeam: isDryRun && teams !== undefined ? teamLine(teams.fastest) : undefined,
    mission: mission === undefined ? undefined : missionLine(mission),
    outcome,
    decided: encounter?.decided?.text,
    changed: changed?.map(({ what, amount }) => `${what} ${amount > 0 ? "+" : ""}${amount}`).join(", "),
    queue: [activeTask ?? null, ...(pendingTasks ?? [])].flatMap((each) => (each === null ? [] : [taskLine(each)])),
  };
}
