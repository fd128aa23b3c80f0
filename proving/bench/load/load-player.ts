/** A player of a load: decides by the frames of its stream, asks and acts over one connection, and looks around while it waits. */
import type { QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Bot } from "../../bots/cargo/command.ts";
import type { Client } from "../../harness/client.ts";
import type { Random } from "../../harness/random.ts";
import type { Answers, Kind } from "./answers.ts";
import { decide } from "./decision.ts";
import { idleRequest, requestsOf } from "./requests.ts";

export interface LoadPlayerOptions {
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
  readonly bot: Bot;
  readonly random: Random;
  readonly answers: Answers;
  /** Mean time between looking and acting, in milliseconds. */
  readonly thinkMs: number;
}

/** An action that was answered and is in no frame yet. */
interface Awaited {
  readonly revision: number;
  readonly answeredAt: number;
}

export class LoadPlayer {
  readonly #options: LoadPlayerOptions;
  readonly #startedAt = performance.now();
  #state: StateView;
  #looks = 0;
  #awaited: Awaited[] = [];
  #shown = 0;

  constructor(options: LoadPlayerOptions, state: StateView) {
    this.#options = options;
    this.#state = state;
  }

  /** Actions that were answered and are in no frame yet. */
  get unseen(): number {
    return this.#awaited.length;
  }

  /** Takes a frame of the player's stream. */
  frame(data: string): void {
    const { answers } = this.#options;
    const state = JSON.parse(data) as StateView;
    const { revision, player } = state;
    if (revision < this.#shown) answers.unexpected.push(`a frame of ${revision} came after one of ${this.#shown}`);
    if (player.id !== this.#state.player.id)
      answers.unexpected.push(`player ${this.#state.player.id} saw ${player.id}`);
    this.#shown = revision;
    this.#take(state);
    const now = performance.now();
    const seen = this.#awaited.filter((one) => one.revision <= revision);
    this.#awaited = this.#awaited.filter((one) => one.revision > revision);
    for (const { answeredAt } of seen) if (answers.isCounting) answers.frames.add(now - answeredAt);
  }

  /** Plays until the signal; what breaks is told as unexpected. */
  async play(stop: AbortSignal): Promise<void> {
    const { random, thinkMs, answers } = this.#options;
    await pause(random.fraction() * thinkMs, stop);
    while (!stop.aborted) {
      try {
        await this.#turn();
      } catch (error) {
        if (!stop.aborted) answers.unexpected.push(`player ${this.#state.player.id}: ${(error as Error).message}`);
        return;
      }
      await pause(thinkMs * (0.5 + random.fraction()), stop);
    }
  }

  async #turn(): Promise<void> {
    const { bot, random } = this.#options;
    this.#looks += 1;
    const sinceMs = performance.now() - this.#startedAt;
    const look = { seed: this.#state.player.id, look: this.#looks, sinceMs };
    const command = await decide(bot, this.#state, look, (planeId, icaos) =>
      this.#read<QuoteView[]>(`/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`),
    );
    const requests = requestsOf(command, random);
    if (requests === undefined) {
      const idle = idleRequest(this.#state, random);
      if (idle.body === undefined) await this.#read(idle.path);
      else await this.#act(idle.path, idle.body);
      return;
    }
    // Where the rules say no the rest makes no sense any more: the next look sees why.
    for (const { path, body } of requests) if (!(await this.#act(path, body ?? {}))) return;
  }

  async #act(path: string, body: object): Promise<boolean> {
    const text = await this.#send("action", "POST", path, body);
    if (text === undefined) return false;
    const state = JSON.parse(text) as StateView;
    const { answers } = this.#options;
    if (state.revision > this.#shown) this.#awaited.push({ revision: state.revision, answeredAt: performance.now() });
    else if (answers.isCounting) answers.frames.add(0);
    this.#take(state);
    return true;
  }

  async #read<Body>(path: string): Promise<Body> {
    const text = await this.#send("read", "GET", path);
    return JSON.parse(text ?? "[]") as Body;
  }

  /** The body of a success. */
  async #send(kind: Kind, method: string, path: string, body?: object): Promise<string | undefined> {
    const { client, headers, answers } = this.#options;
    const { status, text, ms, retries } = await client.send(method, path, body, headers);
    answers.note(kind, ms, retries);
    if (status === 200) return text;
    answers.refused(`${method} ${path}`, status, text);
    return undefined;
  }

  #take(state: StateView): void {
    if (state.revision >= this.#state.revision) this.#state = state;
  }
}

const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener("abort", done);
    if (stop.aborted) done();
  });
