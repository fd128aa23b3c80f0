/** The report of a turn or run: the service's sentences, completed by a few of the client's. */
import { counted, decimal } from "@outbound/kit/web/format.ts";
import type { EndedTask, GameEvent, RunAnswer, Task, TurnAnswer } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export type Severity = GameEvent["severity"];

export interface ReportLine {
  /** Of the event; 0 for a line without an event. */
  readonly seq: number;
  readonly severity: Severity;
  readonly text: string;
}

export interface TurnReport {
  /** `Turn 6`, `Turns 4–8`, `No turn passed`. */
  readonly title: string;
  /** The most important line. */
  readonly headline: ReportLine;
  /** All lines of the report, oldest first. */
  readonly lines: readonly ReportLine[];
  /** XP gained, one line per member. */
  readonly learned: readonly string[];
  /** What to do next when the queue is empty. */
  readonly hint: string | null;
  /** Something happened besides the passing of time. */
  readonly notable: boolean;
}

/** Shown by other lines, or by the header's figures. */
const HIDDEN = new Set(["turn.advanced", "crew.xp", "task.started", "task.queued"]);
const RANK: Readonly<Record<Severity, number>> = { info: 0, good: 1, warn: 2, bad: 3 };

const EMPTY_QUEUE = "Nothing queued: no turn passed. Queue an order, then end the turn.";
const QUEUE_DONE = "The queue is empty. Queue the next order; until then no turn passes.";

export function reportOf(answer: TurnAnswer | RunAnswer): TurnReport {
  const worked = "worked" in answer ? answer.worked : answer.skipped ? 0 : 1;
  if (worked === 0) {
    const headline: ReportLine = { seq: 0, severity: "info", text: EMPTY_QUEUE };
    return { title: "No turn passed", headline, lines: [headline], learned: [], hint: null, notable: true };
  }
  const shown = answer.events
    .filter(({ kind }) => !HIDDEN.has(kind))
    .map(({ seq, severity, text }) => ({ seq, severity, text }));
  const progress = progressLine(answer.activeTask);
  const lines = progress === null ? shown : [...shown, progress];
  const idle = answer.activeTask === null && answer.pendingTasks.length === 0;
  return {
    title: worked === 1 ? `Turn ${answer.turn}` : `Turns ${answer.turn - worked + 1}–${answer.turn}`,
    headline: mostSevere(shown) ?? progress ?? { seq: 0, severity: "info", text: `${counted(worked, "turn")} passed.` },
    lines,
    learned: learnedLines(answer),
    hint: idle ? QUEUE_DONE : null,
    notable: shown.length > 0,
  };
}

/** The most severe line; of equals the last, since results come after causes. */
const mostSevere = (lines: readonly ReportLine[]): ReportLine | undefined =>
  lines.reduce<ReportLine | undefined>(
    (best, line) => (best === undefined || RANK[line.severity] >= RANK[best.severity] ? line : best),
    undefined,
  );

function progressLine(task: Task | null): ReportLine | null {
  if (task === null) return null;
  return { seq: 0, severity: "info", text: `${taskTitle(task)}: ${counted(task.remainingTurns, "turn")} left.` };
}

/** `Greta Quayle: +21 XP in survey, +7.4 in leadership`. Names come from the completed tasks. */
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
