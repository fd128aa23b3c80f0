/** The player's commands: each returns a new game and records for its log, or a refusal. */

import { isBuildKind } from "../catalog/modules.ts";
import { isTechId } from "../catalog/techs.ts";
import { type Choice, checkChoice, takeChoice } from "../encounters/choose.ts";
import { Draft } from "../game/draft.ts";
import type { Encountered, EndedTask, Focus, Game, GameEvent, Mission, Target, Task } from "../game/game.ts";
import { abandonMission, acceptMission, isOpen } from "../missions/missions.ts";
import { project } from "../orders/projection.ts";
import { cancelTask, checkOpen, checkOrder, enqueue, moveTask, setTeam, type Team } from "../orders/queue.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";
import { withAvailability } from "./forecast.ts";
import { advanceTurn, type TurnReport } from "./turn.ts";

/** An order without its team. */
export type OrderTarget =
  | { readonly kind: "jump"; readonly systemId: number }
  | { readonly kind: "explore"; readonly focus: Focus }
  | { readonly kind: "upgrade"; readonly moduleId: number }
  | { readonly kind: "expand" }
  | { readonly kind: "build"; readonly build: string }
  | { readonly kind: "research"; readonly techId: string };

export type Order = OrderTarget & Team;

/** The reasons for which a run of turns can stop early. */
export type Until = "task" | "mission" | "danger" | "idle";

/** The result of a command: the game after it, and the records it adds to the log. */
export interface Decision<Answer> {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly ended: readonly EndedTask[];
  /** The game at the start of each turn that the command reached. */
  readonly turnStarts: readonly Game[];
  readonly answer: Answer;
}

/** Queues one of the six orders. Checks in the order 404, 409, 422. */
export function placeOrder(game: Game, order: Order): Decision<Task> | Refusal {
  const target = targetOf(game, order);
  if (target instanceof Refusal) return target;
  const checked = checkOrder(game, target, order);
  if (checked instanceof Refusal) return withAvailability(game, checked, target);
  return decide(game, (draft) =>
    enqueue(draft, target, { leadId: order.leadId, helperIds: order.helperIds }, checked.price),
  );
}

export const cancelOrder = (game: Game, taskId: number): Decision<Task> | Refusal =>
  decide(game, (draft) => cancelTask(draft, taskId));

export const moveOrder = (game: Game, taskId: number, position: number): Decision<Task> | Refusal =>
  decide(game, (draft) => moveTask(draft, taskId, position));

/** Gives a pending task another team. */
export const changeTeam = (game: Game, taskId: number, team: Team): Decision<Task> | Refusal =>
  decide(game, (draft) => setTeam(draft, taskId, team));

export const accept = (game: Game, missionId: number): Decision<Mission> | Refusal =>
  decide(game, (draft) => acceptMission(draft, missionId));

export const abandon = (game: Game, missionId: number): Decision<Mission> | Refusal =>
  decide(game, (draft) => abandonMission(draft, missionId));

/** Decides an open encounter with one of its options; without `crewId` the best member decides. */
export const choose = (game: Game, id: number, option: string, crewId?: number): Decision<Encountered> | Refusal =>
  considered(game, id, option, crewId, takeChoice);

/** Returns the unchanged encounter if the choice would be accepted, else the refusal. */
export const considerChoice = (
  game: Game,
  id: number,
  option: string,
  crewId?: number,
): Decision<Encountered> | Refusal => considered(game, id, option, crewId, (_draft, { encounter }) => encounter);

function considered(
  game: Game,
  id: number,
  option: string,
  crewId: number | undefined,
  work: (draft: Draft, choice: Choice) => Encountered | Refusal,
): Decision<Encountered> | Refusal {
  const choice = checkChoice(game, id, option, crewId);
  const closed = checkOpen(game);
  if (choice instanceof Refusal) return firstRefusal(closed, choice) ?? choice;
  return closed ?? decide(game, (draft) => work(draft, choice));
}

/** Advances one turn, if the game is on the expected one. */
export function takeTurn(game: Game, expectedTurn?: number): Decision<TurnReport> | Refusal {
  const stale = checkTurn(game, expectedTurn);
  return stale ?? decide(game, advanceTurn);
}

/** The reasons for which a run of turns ended. */
export const STOPS = ["turns", "end", "decision", "task", "mission", "danger", "idle"] as const;
export type Stopped = (typeof STOPS)[number];

export interface RunReport {
  readonly turns: readonly TurnReport[];
  readonly stopped: Stopped;
}

/** Advances up to `maxTurns` turns; may stop early. A skipped turn or a new encounter ends the run. */
export function runTurns(
  game: Game,
  maxTurns: number,
  until?: Until,
  expectedTurn?: number,
): Decision<RunReport> | Refusal {
  const stale = checkTurn(game, expectedTurn);
  if (stale) return stale;
  return decide(game, (draft) => {
    const turns: TurnReport[] = [];
    for (let turn = 0; turn < maxTurns; turn++) {
      const seen = draft.events.length;
      const ended = endedMissions(draft.game);
      const report = advanceTurn(draft);
      turns.push(report);
      const stopped = stopOf(draft, report, seen, ended, until);
      if (stopped) return { turns, stopped };
    }
    return { turns, stopped: "turns" as const };
  });
}

/** Returns why the run ends after this turn; undefined if it continues. */
function stopOf(
  draft: Draft,
  report: TurnReport,
  seen: number,
  ended: number,
  until: Until | undefined,
): Stopped | undefined {
  if (report.opened) return "decision";
  if (draft.game.status !== "active") return "end";
  if (draft.game.tasks.length === 0) return "idle";
  return until !== undefined && isReached(draft, report, seen, ended, until) ? until : undefined;
}

function isReached(draft: Draft, report: TurnReport, seen: number, ended: number, until: Until): boolean {
  switch (until) {
    case "task":
      return report.completed !== null || report.failed.length > 0;
    case "mission":
      return (
        draft.events.slice(seen).some((event) => event.kind.startsWith("mission.")) || endedMissions(draft.game) > ended
      );
    case "danger":
      return draft.events.slice(seen).some((event) => event.severity === "bad");
    case "idle":
      return false;
  }
}

const endedMissions = (game: Game): number => game.missions.filter((mission) => !isOpen(mission)).length;

function checkTurn(game: Game, expectedTurn: number | undefined): Refusal | undefined {
  return expectedTurn === undefined || expectedTurn === game.turn
    ? undefined
    : new Refusal("stale-turn", `The game is on turn ${game.turn}, not on turn ${expectedTurn}.`, {
        expectedTurn,
        turn: game.turn,
      });
}

/** Returns the order's target after the tasks ahead are done; 404 if it does not exist. */
export function targetOf(game: Game, order: OrderTarget): Target | Refusal {
  const ahead = project(game, game.tasks);
  switch (order.kind) {
    case "jump":
      return game.systems.some((system) => system.id === order.systemId)
        ? { kind: "jump", systemId: order.systemId }
        : new Refusal("unknown-system", `System ${order.systemId} does not exist.`, { systemId: order.systemId });
    case "explore":
      return { kind: "explore", systemId: ahead.positionId, focus: order.focus };
    case "upgrade": {
      const module = ahead.modules.find((candidate) => candidate.id === order.moduleId);
      return module && game.modules.some((candidate) => candidate.id === order.moduleId)
        ? { kind: "upgrade", moduleId: module.id, toTier: module.tier + 1 }
        : new Refusal("unknown-module", `Module ${order.moduleId} does not exist.`, { moduleId: order.moduleId });
    }
    case "expand":
      return { kind: "expand" };
    case "build":
      return isBuildKind(order.build)
        ? { kind: "build", build: order.build }
        : new Refusal("unknown-kind", `Kind '${order.build}' cannot be built.`, { kind: order.build });
    case "research":
      return isTechId(order.techId)
        ? { kind: "research", techId: order.techId }
        : new Refusal("unknown-tech", `Technology '${order.techId}' does not exist.`, { techId: order.techId });
  }
}

function decide<Answer>(game: Game, work: (draft: Draft) => Answer | Refusal): Decision<Answer> | Refusal {
  const draft = new Draft(game);
  const answer = work(draft);
  return answer instanceof Refusal
    ? answer
    : { game: draft.game, events: draft.events, ended: draft.ended, turnStarts: draft.turnStarts, answer };
}
