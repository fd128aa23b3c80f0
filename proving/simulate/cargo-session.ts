/** Bots at play in one world: each looks, thinks for a while and acts, and what others did meanwhile may be in the way. */

import type { Bot, Command } from "../cargo-bots/command.ts";
import { ATTENTION_MS } from "../cargo-bots/companies.ts";
import { type CompanyView, viewOf } from "../cargo-bots/view.ts";
import { SimulatedWorld, START_MS } from "./cargo-world.ts";

export interface Actor {
  readonly playerId: number;
  readonly bot: Bot;
  /** Whether the player has seen enough and leaves. */
  readonly isDone: (view: CompanyView) => boolean;
  wakeAt: number;
  looks: number;
  /** What is thought of and not yet done. */
  intent: Command | undefined;
  /** What was done, by kind, and what was refused, by code. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  /** Real milliseconds after the start at which the fleet first had so many planes, from two on. */
  readonly fleetAt: Map<number, number>;
  /** Deliveries when it had. */
  readonly fleetDeliveries: Map<number, number>;
  readonly finishedAt: number | undefined;
}

/** More looks than any game needs; more mean that a bot goes round in circles. */
const LOOK_LIMIT = 50_000;

export class Session {
  readonly simulated: SimulatedWorld;
  readonly actors: Actor[] = [];
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
    this.simulated = new SimulatedWorld(seed);
  }

  join(icao: string, bot: Bot, isDone: Actor["isDone"]): Actor {
    const playerId = this.simulated.join(icao);
    const wakeAt = this.simulated.now;
    const maps = { done: new Map(), refused: new Map(), fleetAt: new Map(), fleetDeliveries: new Map() };
    const actor = { playerId, bot, isDone, wakeAt, looks: 0, intent: undefined, ...maps, finishedAt: undefined };
    this.actors.push(actor);
    return actor;
  }

  /** Until everybody is done. */
  run(): void {
    for (;;) {
      const next = this.#next();
      if (next === undefined) return;
      this.simulated.passTo(next.wakeAt);
      if (next.intent === undefined) this.#look(next);
      else this.#act(next, next.intent);
    }
  }

  /** Hours of attention since the start. */
  hours(at: number): number {
    return (at - START_MS) / 3_600_000;
  }

  view(actor: Actor): CompanyView {
    const { playerId, looks: look } = actor;
    return viewOf(this.simulated.world, { playerId, seed: this.#seed, look, now: this.simulated.now });
  }

  #next(): Actor | undefined {
    const playing = this.actors.filter(({ finishedAt }) => finishedAt === undefined);
    return playing.reduce<Actor | undefined>(
      (first, actor) => (first && first.wakeAt <= actor.wakeAt ? first : actor),
      undefined,
    );
  }

  #look(actor: Actor): void {
    if (++actor.looks > LOOK_LIMIT) throw new Error(`seed ${this.#seed}: no end after ${LOOK_LIMIT} looks`);
    const view = this.view(actor);
    const { now } = this.simulated;
    if (actor.isDone(view)) {
      Object.assign(actor, { finishedAt: now });
      return;
    }
    const command = actor.bot(view);
    actor.wakeAt = now + (command.kind === "wait" ? Math.max(1, Math.ceil(command.realMs)) : ATTENTION_MS);
    if (command.kind !== "wait") actor.intent = command;
  }

  #act(actor: Actor, intent: Command): void {
    const { simulated } = this;
    actor.intent = undefined;
    const problem = simulated.obey(actor.playerId, intent);
    if (problem) count(actor.refused, problem.code);
    else count(actor.done, intent.kind);
    const fleet = simulated.world.airspace.countOf(actor.playerId);
    if (problem || intent.kind !== "buy" || actor.fleetAt.has(fleet)) return;
    actor.fleetAt.set(fleet, simulated.now - START_MS);
    actor.fleetDeliveries.set(fleet, simulated.world.accounts.players.get(actor.playerId)?.deliveries ?? 0);
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
