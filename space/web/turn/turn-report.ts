/** The report of a turn or run: the service's sentences, with a few added by the client. */
import { counted, decimal } from "@outbound/kit/web/format.ts";
import type { EndedTask, GameEvent, RunAnswer, Task, TurnAnswer } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import { systemAddress } from "../pages.ts";

type Severity = GameEvent["severity"];

export interface ReportLine {
  /** Number of the event; 0 for a line without an event. */
  readonly seq: number;
  readonly severity: Severity;
  readonly text: string;
  /** Address of the page that shows the subject or lets the player respond. */
  readonly address?: string | undefined;
}

export interface TurnReport {
  /** The game's turn after the report. */
  readonly turn: number;
  /** Text such as `Turn 6`, `Turns 4–8` or `No turn passed`. */
  readonly title: string;
  /** The most important line. */
  readonly headline: ReportLine;
  /** All lines of the report, oldest first. */
  readonly lines: readonly ReportLine[];
  /** XP gained, one line per member. */
  readonly learned: readonly string[];
  /** What to do next when the queue is empty. */
  readonly hint: string | null;
  /** True if anything happened besides the passing of time. */
  readonly notable: boolean;
}

/** Kinds that other lines or the header's figures already show. The results of a task have their own events. */
const HIDDEN = new Set(["turn.advanced", "crew.xp", "task.completed", "task.started", "task.queued"]);
const RANK: Readonly<Record<Severity, number>> = { info: 0, good: 20, warn: 30, bad: 40 };

/** Ranks of events that matter more, or less, than their severity says. */
const MEANING: Readonly<Record<string, number>> = {
  "game.won": 100,
  "game.lost": 100,
  "crew.level-up": 10,
  "crew.fatigued": 12,
  "power.band-changed": 14,
  "explore.found": 16,
  "jump.arrived": 24,
  "system.charted": 25,
  "signal.detected": 26,
  "mission.completed": 26,
  "fragment.found": 27,
};

const EMPTY_QUEUE = "Nothing queued: no turn passed. Queue an order, then end the turn.";
const QUEUE_DONE = "The queue is empty. Queue the next order; until then no turn passes.";

export function reportOf(answer: TurnAnswer | RunAnswer): TurnReport {
  const worked = "worked" in answer ? answer.worked : answer.skipped ? 0 : 1;
  if (worked === 0) {
    const headline: ReportLine = { seq: 0, severity: "info", text: EMPTY_QUEUE };
    return {
      turn: answer.turn,
      title: "No turn passed",
      headline,
      lines: [headline],
      learned: [],
      hint: null,
      notable: true,
    };
  }
  const isOver = answer.events.some(({ kind }) => kind === "game.won" || kind === "game.lost");
  const idle = answer.activeTask === null && answer.pendingTasks.length === 0 && !isOver;
  return {
    ...linesOf(answer.events, answer.activeTask, worked),
    turn: answer.turn,
    title: worked === 1 ? `Turn ${answer.turn}` : `Turns ${answer.turn - worked + 1}–${answer.turn}`,
    learned: learnedLines(answer),
    hint: idle ? QUEUE_DONE : null,
  };
}

/** Kinds of events that players and admins cause after the turn, and that its log also contains. */
const COMMANDED = /^(?:task\.cancelled|mission\.accepted|mission\.abandoned|game\.restored|admin\..*)$/;

/**
 * Builds the report of a turn that another tab or program ended. `log` is newest first. Returns null if it lacks the turn's end.
 */
export function reportOfLog(turn: number, log: readonly GameEvent[], active: Task | null): TurnReport | null {
  if (!log.some(({ kind }) => kind === "turn.advanced")) return null;
  const events = log.filter(({ kind }) => !COMMANDED.test(kind)).toReversed();
  const lines = linesOf(events, active, 1);
  return { ...lines, turn, title: `Turn ${turn}`, learned: [], hint: null };
}

function linesOf(
  events: readonly GameEvent[],
  active: Task | null,
  worked: number,
): Pick<TurnReport, "headline" | "lines" | "notable"> {
  const shown = events.filter(({ kind }) => !HIDDEN.has(kind));
  const lines = shown.map(lineOf);
  const progress = progressLine(active);
  const passed: ReportLine = { seq: 0, severity: "info", text: `${counted(worked, "turn")} passed.` };
  return {
    headline: mostImportant(shown) ?? progress ?? passed,
    lines: progress === null ? lines : [...lines, progress],
    notable: shown.length > 0,
  };
}

const PAGES: Readonly<Record<string, string>> = {
  mission: "/missions",
  tech: "/research",
  ship: "/ship",
  power: "/ship",
  crew: "/crew",
};

function lineOf({ seq, severity, text, kind, refs }: GameEvent): ReportLine {
  const page = PAGES[kind.split(".")[0] ?? ""];
  return {
    seq,
    severity,
    text,
    address: page ?? (refs.systemId === undefined ? undefined : systemAddress(refs.systemId)),
  };
}

/** Returns the most important event; among equals the last, since results come after causes. */
const mostImportant = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.reduce<GameEvent | undefined>(
    (best, event) => (best === undefined || rankOf(event) >= rankOf(best) ? event : best),
    undefined,
  );

const rankOf = ({ kind, severity }: GameEvent): number => MEANING[kind] ?? RANK[severity];

function progressLine(task: Task | null): ReportLine | null {
  if (task === null) return null;
  return { seq: 0, severity: "info", text: `${taskTitle(task)}: ${counted(task.remainingTurns, "turn")} left.` };
}

/** Returns lines such as `Greta Quayle: +21 XP in survey, +7.4 in leadership`. Names come from the completed tasks. */
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
