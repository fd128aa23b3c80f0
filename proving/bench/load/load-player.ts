/** A player of a load: decides by the frames of its stream, acts, and reads while there is nothing to do. */
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { Bot } from "../../bots/cargo/command.ts";
import { decide } from "../../harness/cargo/bot-decision.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import type { Random } from "../../harness/random.ts";
import type { Answers, Kind } from "./answers.ts";
import { idleRequest, requestsOf } from "./requests.ts";

export interface LoadPlayerOptions {
  readonly account: CargoPlayer;
  readonly bot: Bot;
  readonly random: Random;
  readonly answers: Answers;
  /** Mean time between looking and acting, in milliseconds. */
  readonly thinkMs: number;
}

export class LoadPlayer {
  readonly #options: LoadPlayerOptions;
  readonly #startedAt = performance.now();
  #state: StateView;
  #looks = 0;
  /** Actions that were answered and are in no frame yet. */
  #awaited: { readonly revision: number; readonly answeredAt: number }[] = [];
  /** Revision of the last frame. */
  #shown = 0;

  constructor(options: LoadPlayerOptions, state: StateView) {
    this.#options = options;
    this.#state = state;
  }

  get unseen(): number {
    return this.#awaited.length;
  }

  /** Takes a frame of the player's stream. */
  frame(data: string): void {
    const { answers, account } = this.#options;
    const state = JSON.parse(data) as StateView;
    const { revision, player } = state;
    if (revision < this.#shown) answers.unexpected.push(`a frame of ${revision} followed one of ${this.#shown}`);
    if (player.id !== account.id) answers.unexpected.push(`player ${account.id} received a frame of ${player.id}`);
    this.#shown = revision;
    this.#take(state);
    const now = performance.now();
    for (const one of this.#awaited) if (one.revision <= revision) answers.seen(now - one.answeredAt);
    this.#awaited = this.#awaited.filter((one) => one.revision > revision);
  }

  /** Plays until the signal; an error is recorded as unexpected. */
  async play(signal: AbortSignal): Promise<void> {
    const { random, thinkMs, answers, account } = this.#options;
    const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});
    try {
      await pause(random.fraction() * thinkMs);
      for (; !signal.aborted; await pause(thinkMs * (0.5 + random.fraction()))) await this.#turn();
    } catch (error) {
      if (!signal.aborted) answers.unexpected.push(`player ${account.id}: ${(error as Error).message}`);
    }
  }

  close(): void {
    this.#options.account.client.close();
  }

  async #turn(): Promise<void> {
    const { bot, random, account } = this.#options;
    this.#looks += 1;
    const look = { seed: account.id, look: this.#looks, sinceMs: performance.now() - this.#startedAt };
    const command = await decide(bot, this.#state, look, async (planeId, icaos) =>
      JSON.parse((await this.#send("read", "GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`)) ?? "[]"),
    );
    for (const { path, body } of requestsOf(command, random) ?? [idleRequest(this.#state, random)]) {
      if (body === undefined) await this.#send("read", "GET", path);
      // After a refusal the remaining requests make no sense: the next look sees why.
      else if (!(await this.#act(path, body))) return;
    }
  }

  async #act(path: string, body: object): Promise<boolean> {
    const text = await this.#send("action", "POST", path, body);
    if (text === undefined) return false;
    const state = JSON.parse(text) as StateView;
    const { revision } = state;
    if (revision > this.#shown) this.#awaited.push({ revision, answeredAt: performance.now() });
    else this.#options.answers.seen(0);
    this.#take(state);
    return true;
  }

  /** The body of a success. */
  async #send(kind: Kind, method: string, path: string, body?: object): Promise<string | undefined> {
    const { account, answers } = this.#options;
    const reply = await account.send(method, path, body);
    answers.record(kind, `${method} ${path}`, reply);
    return reply.status === 200 ? reply.text : undefined;
  }

  #take(state: StateView): void {
    if (state.revision >= this.#state.revision) this.#state = state;
  }
}
