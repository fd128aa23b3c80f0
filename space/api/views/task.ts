/** Tasks as the API shows them. */
import type { Static } from "typebox";
import { crewOf, type EndedTask, type Game, systemOf, type Target, type Task } from "../../rules/game/game.ts";
import { shownGoods } from "../../rules/game/goods.ts";
import { type Estimate, estimates, outlookAfter, shownFigures } from "../../rules/orders/estimate.ts";
import { TASK_SKILL } from "../../rules/orders/power.ts";
import { type ProposedTeam, teamsFor } from "../../rules/orders/teams.ts";
import type * as schemas from "../schemas.ts";

type TaskView = Static<typeof schemas.Task>;
type EndedView = Static<typeof schemas.EndedTask>;

export interface QueueView {
  readonly activeTask: TaskView | null;
  readonly pendingTasks: TaskView[];
}

const queues = new WeakMap<Game, QueueView>();

/** Shows the active task and the pending ones; cached per game value. */
export function queueView(game: Game): QueueView {
  const known = queues.get(game);
  if (known) return known;
  const tasks = estimates(game).map((estimate) => taskView(game, estimate));
  const view = {
    activeTask: tasks.find((task) => task.status === "active") ?? null,
    pendingTasks: tasks.filter((task) => task.status === "pending"),
  };
  queues.set(game, view);
  return view;
}

/** Shows one task of the queue. */
export function taskIn(game: Game, id: number): TaskView | undefined {
  const { activeTask, pendingTasks } = queueView(game);
  return activeTask?.id === id ? activeTask : pendingTasks.find((task) => task.id === id);
}

function taskView(game: Game, estimate: Estimate): TaskView {
  const { task } = estimate;
  return {
    id: task.id,
    status: estimate.status,
    kind: task.target.kind,
    target: targetView(game, task.target),
    lead: named(game, task.leadId),
    helpers: task.helperIds.map((id) => named(game, id)),
    skill: TASK_SKILL[task.target.kind],
    ...shownFigures(estimate),
    ...signature(task),
  };
}

const signature = ({ by }: Task) => (by === undefined ? {} : { by });

const named = (game: Game, id: number): { id: number; name: string } => ({ id, name: crewOf(game, id).name });

/** Shows the target of a task, with only the fields of its kind. */
function targetView(game: Game, target: Target): Static<typeof schemas.Target> {
  switch (target.kind) {
    case "jump":
      return { systemId: target.systemId, systemName: systemOf(game, target.systemId).name };
    case "explore":
      return {
        systemId: target.systemId,
        systemName: systemOf(game, target.systemId).name,
        focus: target.focus,
      };
    case "upgrade": {
      const module = game.modules.find((candidate) => candidate.id === target.moduleId);
      return { moduleId: target.moduleId, ...(module ? { module: module.kind } : {}), toTier: target.toTier };
    }
    case "expand":
      return {};
    case "build":
      return { build: target.build };
    case "research":
      return { techId: target.techId };
  }
}

/** Returns proposed teams for a queued task at the time of its start. */
export function teamsView(game: Game, id: number): Static<typeof schemas.Teams> | undefined {
  const place = game.tasks.findIndex((task) => task.id === id);
  const task = game.tasks[place];
  const teams = task && teamsFor(outlookAfter(game, game.tasks.slice(0, place)), task.target);
  return teams && { fastest: teamView(game, teams.fastest), fewest: teamView(game, teams.fewest) };
}

const teamView = (game: Game, team: ProposedTeam): Static<typeof schemas.ProposedTeam> => ({
  lead: named(game, team.leadId),
  helpers: team.helperIds.map((id) => named(game, id)),
  turns: team.turns,
  fatigue: team.fatigue,
});

/** Shows a task that left the queue. */
export function endedView(game: Game, ended: EndedTask): EndedView {
  const { task } = ended;
  const { run } = task;
  const fuel = run && run.fuel > 0 ? { fuel: run.fuel } : {};
  return {
    id: task.id,
    status: ended.outcome,
    kind: task.target.kind,
    target: targetView(game, task.target),
    lead: { id: task.leadId, name: ended.leadName },
    helpers: task.helperIds.map((id, index) => ({ id, name: ended.helperNames[index] ?? "" })),
    skill: TASK_SKILL[task.target.kind],
    startedOnTurn: run?.startedOnTurn ?? null,
    durationTurns: run?.durationTurns ?? null,
    endedOnTurn: ended.endedOnTurn,
    cost: shownGoods({ ...task.paid, ...fuel }),
    refund: shownGoods(ended.refund),
    ...signature(task),
  };
}
