/**
 * Runs bots in one cargo world in memory, by the real rules and with the real passing of time. Each bot looks, thinks for a
 * while, and acts on what may have changed in the meantime. Every step is checked like a commit.
 */
import { chooseHome } from "@outbound/cargo/rules/company/home.ts";
import { askRelief } from "@outbound/cargo/rules/company/relief.ts";
import { type CargoPackage, hasEnded } from "@outbound/cargo/rules/values/cargo-package.ts";
import type { LedgerReason } from "@outbound/cargo/rules/values/ledger.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import { addPlayer, TestWorld, WORLD_BEGAN } from "@outbound/cargo/testing/a-world.ts";
import { type Action, apply } from "@outbound/cargo/testing/action.ts";
import { changesIn } from "@outbound/cargo/world/state/dirty.ts";
import { assertSound } from "@outbound/cargo/world/state/soundness.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { ATTENTION_MS } from "../bots/cargo/companies.ts";
import type { Bot } from "../bots/cargo/view.ts";
import { type CompanyView, viewOf } from "../bots/cargo/view.ts";

export interface Progress {
  readonly sinceMs: number;
  readonly deliveries: number;
  readonly planes: number;
}

export type Goal = (progress: Progress) => boolean;

const hoursAt = (now: number): number => (now - WORLD_BEGAN) / HOUR_MS;

export type SimulatedPlayer = ReturnType<typeof newPlayer>;

const newPlayer = (id: number, bot: Bot, isDone: Goal, now: number) => ({
  ...{ id, bot, isDone },
  wakeAt: now,
  looks: 0,
  /** Action that was decided but not executed yet. */
  intent: undefined as Action | undefined,
  /** Real hours that the player has played, once the goal is reached. */
  hours: undefined as number | undefined,
  /** Executed actions by kind, and refusals by code. */
  ...{ done: new Map<string, number>(), refused: new Map<string, number>() },
  /** Real hours until the fleet first had this many planes, from two planes on. */
  fleetHours: new Map<number, number>(),
  /** Looks after which only relief could help the player. */
  stranded: 0,
  ...{ departedAt: now, longestStillMs: 0 },
});

function departed(player: SimulatedPlayer, now: number): void {
  player.longestStillMs = Math.max(player.longestStillMs, now - player.departedAt);
  player.departedAt = now;
}

/** More looks than any game needs: a bot that exceeds the limit repeats itself forever. */
const LOOK_LIMIT = 50_000;

export class Session {
  readonly #seed: number;
  readonly #simulated: TestWorld;
  readonly #players: SimulatedPlayer[] = [];
  /** All ledger entries so far. */
  readonly #ledger: World["ledger"]["items"][number][] = [];
  /** All packages of players that have ended. */
  readonly #ended: CargoPackage[] = [];

  constructor(seed: number) {
    this.#seed = seed;
    this.#simulated = new TestWorld(seed);
  }

  get world(): World {
    return this.#simulated.world;
  }

  /** Real hours since the start of the world. */
  get hours(): number {
    return hoursAt(this.#simulated.now);
  }

  /** Lets real time pass without any bot looking. */
  wait(ms: number): void {
    this.#simulated.until(this.#simulated.now + ms);
    this.#commit();
  }

  join(icao: string, bot: Bot, isDone: Goal): SimulatedPlayer {
    const id = this.do((scene, world) => {
      const playerId = addPlayer(scene, world, { homeIcao: null });
      const home = chooseHome(scene, playerId, icao);
      return home instanceof Refusal ? home : playerId;
    });
    if (typeof id !== "number") throw new Error(`no player at ${icao}: ${id.code}`);
    const player = newPlayer(id, bot, isDone, this.#simulated.now);
    this.#players.push(player);
    return player;
  }

  run(): void {
    for (;;) {
      const playing = this.#players.filter(({ hours }) => hours === undefined);
      if (playing.length === 0) return;
      const next = playing.reduce((first, player) => (first.wakeAt <= player.wakeAt ? first : player));
      this.#simulated.until(Math.max(this.#simulated.now, next.wakeAt));
      this.#commit();
      if (next.intent === undefined) this.#look(next);
      else this.#act(next, next.intent);
    }
  }

  /** Runs a function of the rules now. Returns the problem if the rules refuse, in which case nothing changes. */
  do<A>(work: (scene: WorldScene, world: World) => A | Refusal): A | ProblemError {
    try {
      return this.#simulated.act(work);
    } catch (error) {
      if (error instanceof Refused && error.refusal instanceof ProblemError) return error.refusal;
      throw error;
    } finally {
      this.#commit();
    }
  }

  view({ id: playerId, looks: look }: SimulatedPlayer): CompanyView {
    const { now } = this.#simulated;
    const campaigns = this.world.campaigns.list.filter(({ outcome }) => outcome === "running");
    return viewOf(this.world, now, playerId, { seed: this.#seed, look, sinceMs: now - WORLD_BEGAN, campaigns });
  }

  progress({ id }: SimulatedPlayer): Progress {
    const deliveries = this.world.accounts.players.get(id)?.deliveries ?? 0;
    return { sinceMs: this.#simulated.now - WORLD_BEGAN, deliveries, planes: this.world.airspace.planesOf(id).size };
  }

  /** Mean number of packages aboard in a flight, empty flights included. */
  packagesAFlight({ id }: SimulatedPlayer): number {
    const own = this.#ended.filter(({ ownerId }) => ownerId === id);
    const carried = own.reduce((sum, { landings }) => sum + landings, 0);
    return carried / (this.world.accounts.players.get(id)?.departures ?? Number.NaN);
  }

  /** Returns the sum of the ledger entries with this reason in euros; negative if the player paid. */
  sum({ id }: SimulatedPlayer, reason: LedgerReason): number {
    const own = this.#ledger.filter((entry) => entry.player_id === id && entry.reason === reason);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  leastMoney({ id }: SimulatedPlayer): number {
    let money = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const { player_id, amount } of this.#ledger) {
      if (player_id !== id) continue;
      money += amount;
      least = Math.min(least, money);
    }
    return least;
  }

  /** Returns the mean factor of demand and events in the pay of the delivered packages. */
  meanDemand(player: SimulatedPlayer): number {
    const factors = this.#deliveriesOf(player).flatMap(({ demand }) => demand ?? []);
    return factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  }

  /** Returns the share of special jobs among the deliveries. */
  specialShare(player: SimulatedPlayer): number {
    const own = this.#deliveriesOf(player);
    return own.length === 0 ? 0 : own.filter(({ special }) => special !== null).length / own.length;
  }

  #deliveriesOf({ id }: SimulatedPlayer): readonly CargoPackage[] {
    return this.#ended.filter(({ ownerId, status }) => ownerId === id && status === "delivered");
  }

  #look(player: SimulatedPlayer): void {
    if (++player.looks > LOOK_LIMIT) throw new Error(`seed ${this.#seed}: no end after ${LOOK_LIMIT} looks`);
    const { now } = this.#simulated;
    if (this.#isStranded(player)) player.stranded++;
    if (player.isDone(this.progress(player))) {
      departed(player, now);
      player.hours = hoursAt(now);
      return;
    }
    const command = player.bot(this.view(player));
    player.wakeAt = now + (command.kind === "wait" ? Math.max(1, Math.ceil(command.realMs)) : ATTENTION_MS);
    if (command.kind !== "wait") player.intent = command;
  }

  #act(player: SimulatedPlayer, intent: Action): void {
    const { now } = this.#simulated;
    player.intent = undefined;
    const result = this.do((scene, world) => apply(intent, scene, world, player.id));
    if (result instanceof ProblemError) {
      count(player.refused, result.code);
      return;
    }
    count(player.done, intent.kind);
    if (intent.kind === "dispatch") departed(player, now);
    const { planes } = this.progress(player);
    if (intent.kind === "buy" && !player.fleetHours.has(planes)) player.fleetHours.set(planes, hoursAt(now));
  }

  /** Returns true if only relief helps the player, now or within the hour. Changes nothing. */
  #isStranded({ id }: SimulatedPlayer): boolean {
    const { world, now } = this.#simulated;
    const mark = world.journal.mark();
    const result = askRelief(new WorldScene(world, world.clockMs(now), now), id);
    world.journal.undoTo(mark);
    return !(result instanceof Refusal) || result.code === "relief-too-soon";
  }

  /** Checks the changes, records the logs and evicts ended packages. */
  #commit(): void {
    const { world } = this;
    const { journal, ledger, events, packages } = world;
    const changes = changesIn(world);
    assertSound(world, changes);
    this.#ledger.push(...ledger.items);
    journal.forget();
    events.clear();
    ledger.clear();
    for (const id of changes.packages.keys()) {
      const cargo = packages.get(id);
      if (!cargo || !hasEnded(cargo)) continue;
      if (cargo.ownerId !== null) this.#ended.push(cargo);
      packages.evict(id);
    }
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
