/** One batch's view of the save: the game as the commands change it, and all that has to be written at the end. */
import { nextRevision, type Revision } from "@outbound/kit/host/revision.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import type { Decision } from "../rules/turn/command.ts";
import type { archives } from "./tables.ts";

/** What is cached between batches, and compared with the world row. */
export interface Current {
  readonly game: Game | null;
  readonly revision: Revision;
  readonly nextEventSeq: number;
}

export class SaveDraft {
  /** The game as the tables have it. */
  stored: Game | null;
  game: Game | null;
  readonly #revision: Revision;
  /** Of the commit that this draft becomes. */
  readonly next: Revision;
  nextEventSeq: number;
  events: GameEvent[] = [];
  ended: EndedTask[] = [];
  beginnings: Game[] = [];
  archives: Omit<RowOf<typeof archives>, "id">[] = [];
  /** Rows were written by the command itself, so the revision moves even if the game did not. */
  touched = false;

  constructor(current: Current) {
    this.stored = current.game;
    this.game = current.game;
    this.#revision = current.revision;
    this.next = nextRevision(current.revision);
    this.nextEventSeq = current.nextEventSeq;
  }

  /** Takes what a command decided. */
  apply(decision: Omit<Decision<unknown>, "answer">): void {
    this.game = decision.game;
    this.events.push(...decision.events);
    this.ended.push(...decision.ended);
    this.beginnings.push(...decision.beginnings);
  }

  get changed(): boolean {
    return this.touched || this.game !== this.stored;
  }

  /** What is true once the batch is committed. */
  get after(): Current {
    return {
      game: this.game,
      revision: this.changed ? this.next : this.#revision,
      nextEventSeq: this.nextEventSeq,
    };
  }
}
