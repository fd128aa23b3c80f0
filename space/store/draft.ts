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
  /** Number of the run: each new game, import and restore begins another. */
  readonly epoch: number;
  /** True if the epoch was only played: nothing was imported, restored or edited. */
  readonly isClean: boolean;
  /** Number of recorded commands of the epoch. */
  readonly commandCount: number;
  /** Revision of the last commit. */
  readonly revision: number;
}

/** A command that changed the game, and the turn on which it was given. */
export interface GivenCommand extends RecordedCommand {
  readonly turn: number;
}

export class SaveDraft {
  readonly saveId: number;
  /** The game as stored in the tables. */
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
  /** True if the command itself wrote rows, so that the revision rises even if the game did not change. */
  wroteRows = false;
  /** True if the command deleted the game with all its rows. */
  isGone = false;
  /** Minimum of the revision of the batch's commit. */
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

  /** Applies a command's decision. */
  apply(decision: Omit<Decision<unknown>, "answer">): void {
    this.game = decision.game;
    // An import may have too many events to spread them as arguments of a call.
    this.events = this.events.concat(decision.events);
    this.ended = this.ended.concat(decision.ended);
    this.turnStarts = this.turnStarts.concat(decision.turnStarts);
  }

  /** Records the command for replays. One command beyond a replay's limit is recorded too, to show that there were more. */
  record(command: GivenCommand): void {
    if (!this.isClean || this.commandCount > REPLAY_LIMIT) return;
    this.commandCount += 1;
    this.commands.push(command);
  }

  /** Replaces the draft's game by the one that the command itself wrote. */
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

  /** Returns the save after the batch was committed. */
  get after(): Save {
    const { saveId, game, nextEventSeq, epoch, isClean, commandCount, revision } = this;
    return { saveId, game, nextEventSeq, epoch, isClean, commandCount, revision };
  }
}
