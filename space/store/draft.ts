/** The save during a batch: the game as commands change it, and the records to write at the end. */
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import type { Decision } from "../rules/turn/command.ts";
import type { RecordedCommand } from "../rules/turn/replay.ts";
import { REPLAY_LIMIT } from "../rules/values/limits.ts";

/** The save in memory between batches. */
export interface Save {
  /** Names the game in the tables. */
  readonly saveId: number;
  /** Null on an empty database. */
  readonly game: Game | null;
  readonly nextEventSeq: number;
  /** Counts its runs: each new game, import and restore begins one. */
  readonly epoch: number;
  /** The epoch was only played: nothing was imported, restored or edited. */
  readonly isClean: boolean;
  /** The commands of the epoch that are recorded. */
  readonly commandCount: number;
  /** Of its last commit. */
  readonly revision: number;
}

/** A command that changed the game, and the turn when it was given. */
export interface GivenCommand extends RecordedCommand {
  readonly turn: number;
}

export class SaveDraft {
  readonly saveId: number;
  /** The game as the tables have it. */
  stored: Game | null;
  game: Game | null;
  nextEventSeq: number;
  epoch: number;
  isClean: boolean;
  commandCount: number;
  revision: number;
  commands: GivenCommand[] = [];
  events: GameEvent[] = [];
  ended: EndedTask[] = [];
  turnStarts: Game[] = [];
  /** The command itself wrote rows, so the revision moves even if the game did not. */
  wroteRows = false;
  /** The command deleted the game with all its rows. */
  isGone = false;
  /** The revision of the batch's commit is not below it. */
  leastRevision = 0;

  constructor({ saveId, game, nextEventSeq, epoch, isClean, commandCount, revision }: Save) {
    this.saveId = saveId;
    this.stored = game;
    this.game = game;
    this.nextEventSeq = nextEventSeq;
    this.epoch = epoch;
    this.isClean = isClean;
    this.commandCount = commandCount;
    this.revision = revision;
  }

  /** Applies what a command decided. */
  apply(decision: Omit<Decision<unknown>, "answer">): void {
    this.game = decision.game;
    // An import has too many for the arguments of a call.
    this.events = this.events.concat(decision.events);
    this.ended = this.ended.concat(decision.ended);
    this.turnStarts = this.turnStarts.concat(decision.turnStarts);
  }

  /** Keeps the command for replays. One more than a replay may have shows that there were more. */
  record(command: GivenCommand): void {
    if (!this.isClean || this.commandCount > REPLAY_LIMIT) return;
    this.commandCount += 1;
    this.commands.push(command);
  }

  /** Replaces the draft by the game that the command itself wrote. */
  reread(game: Game | null): void {
    this.wroteRows = true;
    this.stored = game;
    this.game = game;
    this.events = [];
    this.turnStarts = [];
  }

  get changed(): boolean {
    return this.isGone || this.wroteRows || this.game !== this.stored;
  }

  /** The save once the batch is committed. */
  get after(): Save {
    const { saveId, game, nextEventSeq, epoch, isClean, commandCount, revision } = this;
    return { saveId, game, nextEventSeq, epoch, isClean, commandCount, revision };
  }
}
