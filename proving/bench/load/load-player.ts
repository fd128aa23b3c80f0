/** A player of a load: decides by the frames of its stream, acts, and reads when there is nothing to do. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { Bot } from "../../bots/cargo/command.ts";
import { decide } from "../../harness/cargo/bot-decision.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import type { Random } from "../../harness/random.ts";
import { repeat } from "../../harness/repeat.ts";
import type { Answers } from "../answers.ts";
import { idleRequest, requestsOf } from "./requests.ts";

/** The latency of a `frame` is measured from the answer of an action to the frame that shows it. */
export type LoadAnswers = Answers<"read" | "action" | "frame">;

interface LoadPlayerOptions {
  readonly account: CargoPlayer;
  readonly bot: Bot;
  readonly random: Random;
  readonly answers: LoadAnswers;
  /** Mean time between looking and acting, in milliseconds. */
  readonly thinkMs: number;
}

export type LoadPlayer = ReturnType<typeof newLoadPlayer>;

export function newLoadPlayer({ account, bot, random, answers, thinkMs }: LoadPlayerOptions, first: StateView) {
  const startedAt = performance.now();
  /** The latest state, from a frame or from an answer. */
  let latest = first;
  let looks = 0;
  /** Actions that were answered but are not in a frame yet. */
  let awaited: { readonly revision: number; readonly answeredAt: number }[] = [];
  /** Revision of the last frame. */
  let shown = 0;

  const take = (state: StateView): void => {
    if (state.revision >= latest.revision) latest = state;
  };

  async function turn(): Promise<void> {
    looks += 1;
    const look = { seed: account.id, look: looks, sinceMs: performance.now() - startedAt, campaigns: [] };
    const command = await decide(bot, latest, look, async (planeId, icaos) =>
      JSON.parse((await send("read", "GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`)) ?? "[]"),
    );
    for (const { path, body } of requestsOf(command, random) ?? [idleRequest(latest, random)]) {
      if (body === undefined) await send("read", "GET", path);
      // After a refusal the remaining requests make no sense; the next look shows the reason.
      else if (!(await act(path, body))) return;
    }
  }

  async function act(path: string, body: object): Promise<boolean> {
    const text = await send("action", "POST", path, body);
    if (text === undefined) return false;
    const state = JSON.parse(text) as StateView;
    const { revision } = state;
    if (revision > shown) awaited.push({ revision, answeredAt: performance.now() });
    else answers.count("frame", 0);
    take(state);
    return true;
  }

  async function send(
    kind: "read" | "action",
    method: string,
    path: string,
    body?: object,
  ): Promise<string | undefined> {
    const reply = await account.send(method, path, body);
    answers.record(kind, `${method} ${path}`, reply);
    return reply.status === 200 ? reply.text : undefined;
  }

  return {
    unseen: () => awaited.length,
    close: () => account.client.close(),
    frame(state: StateView): void {
      const { revision, player } = state;
      if (revision < shown) answers.unexpected.push(`a frame of ${revision} followed one of ${shown}`);
      if (player.id !== account.id) answers.unexpected.push(`player ${account.id} received a frame of ${player.id}`);
      shown = revision;
      take(state);
      const now = performance.now();
      for (const one of awaited) if (one.revision <= revision) answers.count("frame", now - one.answeredAt);
      awaited = awaited.filter((one) => one.revision > revision);
    },
    /** Plays until the signal aborts; records an error as unexpected. */
    play: (stop: AbortSignal): Promise<void> =>
      repeat(turn, { stop, thinkMs, random }).catch((error: Error) => {
        if (!stop.aborted) answers.unexpected.push(`player ${account.id}: ${error.message}`);
      }),
  };
}
