/** Plays a recording with the rules, and keeps what the film shows of each turn. */
import type { Game, GameEvent } from "../../rules/game/game.ts";
import { shownGoods } from "../../rules/game/goods.ts";
import { targetText } from "../../rules/orders/orders.ts";
import { type RecordedCommand, replayCommand, replayStart } from "../../rules/turn/replay.ts";
import { shown } from "../../rules/values/amount.ts";
import type { Difficulty } from "../../rules/values/limits.ts";

export interface Recording {
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly commands: readonly RecordedCommand[];
}

/** The ship on one turn. */
export interface Frame {
  readonly turn: number;
  readonly resources: Readonly<Record<string, number>>;
  readonly hull: number;
  readonly crew: number;
  /** Title of the active task, such as `Jump to Brakka`. */
  readonly task: string | null;
  /** The active jump, and its completed share from 0 to 1. */
  readonly jump: { readonly fromId: number; readonly toId: number; readonly done: number } | null;
}

export interface PlayedRecording {
  readonly startId: number;
  /** Frames by turn, from turn 0. */
  readonly frames: readonly Frame[];
  readonly events: readonly GameEvent[];
}

/** Throws if a command is refused, because the recording was made with other rules. */
export function playRecording({ seed, difficulty, commands }: Recording): PlayedRecording {
  let game = replayStart(seed, difficulty);
  const startId = game.positionId;
  const frames = [frameOf(game)];
  const events: GameEvent[] = [];
  for (const command of commands) {
    const decision = replayCommand(game, command);
    ({ game } = decision);
    // Orders given later in a turn replace its first frame.
    for (const one of [...decision.turnStarts, game]) frames[one.turn] = frameOf(one);
    events.push(...decision.events);
  }
  return { startId, frames, events };
}

function frameOf(game: Game): Frame {
  const [active] = game.tasks;
  return {
    turn: game.turn,
    resources: shownGoods(game.resources),
    hull: shown(game.hull),
    crew: game.crew.length,
    task: active === undefined ? null : targetText(game, active.target),
    jump: active === undefined ? null : jumpOf(game, active),
  };
}

function jumpOf({ positionId }: Game, { target, run }: Game["tasks"][number]): Frame["jump"] {
  if (target.kind !== "jump" || run === undefined) return null;
  return { fromId: positionId, toId: target.systemId, done: 1 - run.remainingTurns / run.durationTurns };
}
