/** Bots that play in one world: each looks, thinks for a while and acts on what may have changed in the meantime. */
import type { Bot, Command } from "../bots/cargo/command.ts";
import { ATTENTION_MS } from "../bots/cargo/companies.ts";
import { type CompanyView, viewOf } from "../bots/cargo/view.ts";
import { SimulatedWorld, START_MS } from "./cargo-world.ts";

export interface Progress {
  readonly sinceMs: number;
  readonly deliveries: number;
  readonly planes: number;
}

/** Whether the player leaves. */
export type Goal = (progress: Progress) => boolean;

const HOUR_MS = 3_600_000;

export class SimulatedPlayer {
  readonly id: number;
  readonly bot: Bot;
  readonly isDone: Goal;
  wakeAt: number;
  looks = 0;
  /** Decided and not executed yet. */
  intent: Command | undefined;
  finishedAt: number | undefined;
  /** Executed commands by kind, and refusals by code. */
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();
  /** Real hours until the fleet first had this many planes, from two. */
  readonly fleetHours = new Map<number, number>();
  /** Looks at which only relief helped. */
  stranded = 0;
  longestStillMs = 0;
  #departedAt: number;

  constructor(id: number, bot: Bot, isDone: Goal, now: number) {
    this.id = id;
    this.bot = bot;
    this.isDone = isDone;
    this.wakeAt = now;
    this.#departedAt = now;
  }

  /** Real hours that the player took. */
  get hours(): number {
    return hoursAt(this.finishedAt ?? START_MS);
  }

  departed(now: number): void {
    this.longestStillMs = Math.max(this.longestStillMs, now - this.#departedAt);
    this.#departedAt = now;
  }
}

const hoursAt = (now: number): number => (now - START_MS) / HOUR_MS;

/** More looks than any game needs: a bot that has more repeats itself for ever. */
const LOOK_LIMIT = 50_000;

export class Session {
  readonly simulated: SimulatedWorld;
  readonly #players: SimulatedPlayer[] = [];
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
    this.simulated = new SimulatedWorld(seed);
  }

  join(icao: string, bot: Bot, isDone: Goal): SimulatedPlayer {
    const player = new SimulatedPlayer(this.simulated.join(icao), bot, isDone, this.simulated.now);
    this.#players.push(player);
    return player;
  }

  /** Plays until all players have left. */
  run(): void {
    for (;;) {
      const playing = this.#players.filter(({ finishedAt }) => finishedAt === undefined);
      if (playing.length === 0) return;
      const next = playing.reduce((first, player) => (first.wakeAt <= player.wakeAt ? first : player));
      this.simulated.passTo(next.wakeAt);
      if (next.intent === undefined) this.#look(next);
      else this.#act(next, next.intent);
    }
  }

  view({ id: playerId, looks: look }: SimulatedPlayer): CompanyView {
    const { now, world } = this.simulated;
    return viewOf(world, { playerId, seed: this.#seed, look, sinceMs: now - START_MS, now });
  }

  progress({ id }: SimulatedPlayer): Progress {
    const { world, now } = this.simulated;
    const deliveries = world.accounts.players.get(id)?.deliveries ?? 0;
    return { sinceMs: now - START_MS, deliveries, planes: world.airspace.countOf(id) };
  }

  #look(player: SimulatedPlayer): void {
    if (++player.looks > LOOK_LIMIT) throw new Error(`seed ${this.#seed}: no end after ${LOOK_LIMIT} looks`);
    const { now } = this.simulated;
    if (this.simulated.isStranded(player.id)) player.stranded++;
    if (player.isDone(this.progress(player))) {
      player.departed(now);
      player.finishedAt = now;
      return;
    }
    const command = player.bot(this.view(player));
    player.wakeAt = now + (command.kind === "wait" ? Math.max(1, Math.ceil(command.realMs)) : ATTENTION_MS);
    if (command.kind !== "wait") player.intent = command;
  }

  #act(player: SimulatedPlayer, intent: Command): void {
    const { now } = this.simulated;
    player.intent = undefined;
    const problem = this.simulated.obey(player.id, intent);
    if (problem) count(player.refused, problem.code);
    else count(player.done, intent.kind);
    if (problem) return;
    if (intent.kind === "dispatch") player.departed(now);
    const { planes } = this.progress(player);
    if (intent.kind === "buy" && !player.fleetHours.has(planes)) player.fleetHours.set(planes, hoursAt(now));
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
