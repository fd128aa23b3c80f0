/** Bots at play in one world: each looks, thinks for a while and acts, and what others did meanwhile may be in the way. */

import type { Bot, Command } from "../bots/cargo/command.ts";
import { ATTENTION_MS } from "../bots/cargo/companies.ts";
import { type CompanyView, viewOf } from "../bots/cargo/view.ts";
import { SimulatedWorld, START_MS } from "./cargo-world.ts";

/** How far a player has come. */
export interface Progress {
  readonly sinceMs: number;
  readonly deliveries: number;
  readonly planes: number;
}

/** Whether the player has seen enough and leaves. */
export type Aim = (progress: Progress) => boolean;

/** A player at the table. */
export class Actor {
  readonly playerId: number;
  readonly bot: Bot;
  readonly isDone: Aim;
  wakeAt: number;
  looks = 0;
  /** What is thought of and not yet done. */
  intent: Command | undefined;
  finishedAt: number | undefined;
  /** What was done, by kind, and what was refused, by code. */
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();
  /** When the fleet first had so many planes, from two on: real milliseconds, and the deliveries until then. */
  readonly fleets = new Map<number, { readonly at: number; readonly deliveries: number }>();
  /** Looks at which there was no way on but relief. */
  stranded = 0;
  /** The last departure by an own command, and the longest time without one. */
  departedAt: number;
  longestStillMs = 0;

  constructor(playerId: number, bot: Bot, isDone: Aim, now: number) {
    this.playerId = playerId;
    this.bot = bot;
    this.isDone = isDone;
    this.wakeAt = now;
    this.departedAt = now;
  }

  /** Real hours that the player took. */
  get hours(): number {
    return ((this.finishedAt ?? START_MS) - START_MS) / HOUR_MS;
  }

  fleetHours(planes: number): number | undefined {
    const reached = this.fleets.get(planes);
    return reached && (reached.at - START_MS) / HOUR_MS;
  }

  departed(now: number): void {
    this.longestStillMs = Math.max(this.longestStillMs, now - this.departedAt);
    this.departedAt = now;
  }
}

const HOUR_MS = 3_600_000;

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

  join(icao: string, bot: Bot, isDone: Aim): Actor {
    const playerId = this.simulated.join(icao);
    const actor = new Actor(playerId, bot, isDone, this.simulated.now);
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

  view(actor: Actor): CompanyView {
    const { playerId, looks: look } = actor;
    const { now } = this.simulated;
    return viewOf(this.simulated.world, { playerId, seed: this.#seed, look, sinceMs: now - START_MS, now });
  }

  progress({ playerId }: Actor): Progress {
    const { world, now } = this.simulated;
    const deliveries = world.accounts.players.get(playerId)?.deliveries ?? 0;
    return { sinceMs: now - START_MS, deliveries, planes: world.airspace.countOf(playerId) };
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
    const { now } = this.simulated;
    if (this.simulated.isStranded(actor.playerId)) actor.stranded++;
    if (actor.isDone(this.progress(actor))) {
      actor.departed(now);
      actor.finishedAt = now;
      return;
    }
    const command = actor.bot(this.view(actor));
    actor.wakeAt = now + (command.kind === "wait" ? Math.max(1, Math.ceil(command.realMs)) : ATTENTION_MS);
    if (command.kind !== "wait") actor.intent = command;
  }

  #act(actor: Actor, intent: Command): void {
    const { simulated } = this;
    actor.intent = undefined;
    const problem = simulated.obey(actor.playerId, intent);
    if (problem) count(actor.refused, problem.code);
    else count(actor.done, intent.kind);
    if (problem) return;
    if (intent.kind === "dispatch") actor.departed(simulated.now);
    const { planes, deliveries } = this.progress(actor);
    if (intent.kind === "buy" && !actor.fleets.has(planes)) actor.fleets.set(planes, { at: simulated.now, deliveries });
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
