/** A game while a command runs: the current value and the records to add to the log. `Game` values are immutable. */

import type { EventKind } from "../values/events.ts";
import { COUNT_LIMIT } from "../values/limits.ts";
import { capOf } from "./effects.ts";
import {
  crewOf,
  type EndedTask,
  type EventRefs,
  type Game,
  type GameEvent,
  type Goods,
  type Outcome,
  RESOURCES,
  type ResourceName,
  type Severity,
  type System,
  type Task,
} from "./game.ts";

export class Draft {
  game: Game;
  readonly events: GameEvent[] = [];
  readonly ended: EndedTask[] = [];
  /** The game at the start of each turn reached, for the history. */
  readonly turnStarts: Game[] = [];

  /** False in a forecast: nothing is drawn, and yields are the least that chance allows. */
  readonly runsChance: boolean;

  constructor(game: Game, runsChance = true) {
    this.game = game;
    this.runsChance = runsChance;
  }

  set(change: Partial<Game>): void {
    this.game = { ...this.game, ...change };
  }

  setSystem(id: number, change: Partial<System>): void {
    this.set({ systems: this.game.systems.map((system) => (system.id === id ? { ...system, ...change } : system)) });
  }

  emit(
    kind: EventKind,
    severity: Severity,
    text: string,
    refs: EventRefs = {},
    figures: Readonly<Record<string, number | string>> = {},
  ): void {
    const number = this.game.eventCount + 1;
    this.set({ eventCount: number });
    this.events.push({ number, turn: this.game.turn, kind, severity, refs, figures, text });
  }

  /** Adds goods, each up to its cap; returns what was actually added. */
  give(goods: Goods): Goods {
    const resources = { ...this.game.resources };
    const given: Partial<Record<ResourceName, number>> = {};
    for (const name of RESOURCES) {
      const amount = goods[name] ?? 0;
      if (amount === 0) continue;
      const room = (capOf(this.game, name) ?? COUNT_LIMIT) - resources[name];
      const taken = Math.max(0, Math.min(amount, room));
      resources[name] += taken;
      given[name] = taken;
    }
    this.set({ resources });
    return given;
  }

  /** Removes goods. Throws if there are too few: callers check first. */
  take(goods: Goods): void {
    const resources = { ...this.game.resources };
    for (const name of RESOURCES) {
      resources[name] -= goods[name] ?? 0;
      if (resources[name] < 0) throw new Error(`${name} would fall below 0`);
    }
    this.set({ resources });
  }

  /** Removes the task from the queue, pays the refund and adds the record. Returns what the caps left of the refund. */
  endTask(task: Task, outcome: Outcome, refund: Goods): Goods {
    // Removed from the queue first, because the fragments of a queued Core count as aboard.
    this.set({ tasks: this.game.tasks.filter((other) => other.id !== task.id) });
    const given = this.give(refund);
    const number = this.game.endedCount + 1;
    const nameOf = (id: number): string =>
      this.game.crew.find((member) => member.id === id)?.name ?? "a lost crew member";
    this.ended.push({
      task,
      outcome,
      number,
      endedOnTurn: this.game.turn,
      leadName: nameOf(task.leadId),
      helperNames: task.helperIds.map(nameOf),
      refund: given,
    });
    this.set({ endedCount: number });
    return given;
  }

  leadName(task: Task): string {
    return crewOf(this.game, task.leadId).name;
  }
}
