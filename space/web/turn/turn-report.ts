/** What one turn or a run of turns brought, as sentences for the player: the service's own, with what they leave open. */
import { counted, decimal } from "@outbound/kit/web/format.ts";
import type { EndedTask, GameEvent, RunAnswer, Task, TurnAnswer } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export type Severity = GameEvent["severity"];

export interface ReportLine {
  /** Of the event; 0 for what no event told. */
  readonly seq: number;
  readonly severity: Severity;
  readonly text: string;
}

export interface TurnReport {
  /** `Turn 6`, `Turns 4 to 8`, `No turn was worked`. */
  readonly title: string;
  /** The line that matters most. */
  readonly headline: ReportLine;
  /** Everything worth telling, oldest first. */
  readonly lines: readonly ReportLine[];
  /** What the crew learned, a line for each member. */
  readonly learned: readonly string[];
  /** What to do next, where the queue has nothing more. */
  readonly hint: string | null;
  /** More happened than that time went by. */
  readonly notable: boolean;
}

/** Told by other lines, or by the header's figures. */
const UNTOLD = new Set(["turn.advanced", "crew.xp", "task.started", "task.queued"]);
const RANK: Readonly<Record<Severity, number>> = { info: 0, good: 1, warn: 2, bad: 3 };

const EMPTY_QUEUE = "The queue is empty: nothing was used up and time stood still. Give an order, then end the turn.";
const QUEUE_DONE = "The queue is empty now. Give the next order; until then turns cost nothing and change nothing.";

export function reportOf(answer: TurnAnswer | RunAnswer): TurnReport {
  const worked = "worked" in answer ? answer.worked : answer.skipped ? 0 : 1;
  if (worked === 0) {
    const headline: ReportLine = { seq: 0, severity: "info", text: EMPTY_QUEUE };
    return { title: "No turn was worked", headline, lines: [headline], learned: [], hint: null, notable: true };
  }
  const told = answer.events
    .filter(({ kind }) => !UNTOLD.has(kind))
    .map(({ seq, severity, text }) => ({ seq, severity, text }));
  const goesOn = progressLine(answer.activeTask);
  const lines = goesOn === null ? told : [...told, goesOn];
  const idle = answer.activeTask === null && answer.pendingTasks.length === 0;
  return {
    title: worked === 1 ? `Turn ${answer.turn}` : `Turns ${answer.turn - worked + 1} to ${answer.turn}`,
    headline: weightiest(told) ?? goesOn ?? { seq: 0, severity: "info", text: `${counted(worked, "turn")} worked.` },
    lines,
    learned: learnedLines(answer),
    hint: idle ? QUEUE_DONE : null,
    notable: told.length > 0,
  };
}

/** The gravest line; of equals the last, for what a turn led to comes after what led to it. */
const weightiest = (lines: readonly ReportLine[]): ReportLine | undefined =>
  lines.reduce<ReportLine | undefined>(
    (best, line) => (best === undefined || RANK[line.severity] >= RANK[best.severity] ? line : best),
    undefined,
  );

function progressLine(task: Task | null): ReportLine | null {
  if (task === null) return null;
  return { seq: 0, severity: "info", text: `${taskTitle(task)}: ${counted(task.remainingTurns, "turn")} left.` };
}

/** `Greta Quayle: +21 XP in survey, +7.4 in leadership`. Names stand in the tasks that were finished. */
function learnedLines(answer: TurnAnswer | RunAnswer): string[] {
  const finished: EndedTask[] = [answer.completed ?? []].flat();
  const names = new Map(finished.flatMap(({ lead, helpers }) => [lead, ...helpers].map(({ id, name }) => [id, name])));
  const gains = new Map<number, Map<string, number>>();
  for (const { crewId, skill, xp } of answer.xp) {
    const own = gains.get(crewId) ?? new Map<string, number>();
    gains.set(crewId, own.set(skill, (own.get(skill) ?? 0) + xp));
  }
  return [...gains].map(([crewId, skills]) => {
    const parts = [...skills].map(([skill, xp]) => `+${decimal(xp)} XP in ${skill}`);
    return `${names.get(crewId) ?? "A crew member"}: ${parts.join(", ")}`;
  });
}
