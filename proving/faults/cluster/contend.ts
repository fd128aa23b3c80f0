/** A player with two clients plays at random, wants the job of all, and sends some operations with both under one key. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoOperation, Flier } from "../../harness/cargo/flier.ts";
import type { ClientOptions } from "../../harness/client.ts";
import { type Answered, sendOperation } from "../../harness/operations.ts";
import type { Random } from "../../harness/random.ts";
import type { OneWorld } from "./one-world.ts";
import type { WantedJobs } from "./wanted-jobs.ts";

export type Field = ReturnType<typeof newField>;
type RetryCounts = Field["retries"];

export const newField = (url: string, world: OneWorld, actionsLeft: number) => ({
  ...{ url, world, actionsLeft },
  /**
   * Connections that were lost before an answer, answers that asked to wait (including those of a proxy without any service), and
   * operations that had been executed although their first answer was lost.
   */
  retries: { lost: 0, putOff: 0, hadHappened: 0 },
  /** Number of each answer: "done", or the code of a refusal. */
  answers: {} as Record<string, number>,
});

const WAITS_FOR = [429, 502, 503];
const GIVE_UP_AFTER_MS = 60_000;
const WANTS_THE_JOB = 0.5;
const USES_BOTH_CLIENTS = 0.25;

/** Repeats a request with the same key if its connection is lost, and after the time that a 503 or 429 names. */
export const patient = (retries: RetryCounts): ClientOptions => ({
  retry: { statuses: WAITS_FOR, lost: true, withinMs: GIVE_UP_AFTER_MS },
  onAttempt: (_request, reply) => {
    if (reply === undefined) retries.lost += 1;
    else if (WAITS_FOR.includes(reply.status)) retries.putOff += 1;
    else if (reply.losses > 0 && reply.isReplay) retries.hadHappened += 1;
  },
});

/** Plays as long as the players together have actions left. Resolves with what was done. */
export async function contend(flier: Flier, field: Field, wanted: WantedJobs, random: Random) {
  const { world, answers } = field;
  const done: Answered<CargoOperation>[] = [];
  const both = [1, 2].map(() => flier.client(field.url, patient(field.retries)));
  while (field.actionsLeft > 0) {
    field.actionsLeft -= 1;
    const id = wanted.next();
    const wants = id !== undefined && random.chance(WANTS_THE_JOB);
    const planeId = random.chance(0.5) ? flier.parked().id : undefined;
    await act(wants ? flier.take(id, planeId) : flier.next());
  }
  for (const client of both) client.close();
  return done;

  async function act(operation: CargoOperation): Promise<void> {
    const before = world.seen();
    const clients = random.chance(USES_BOTH_CLIENTS) ? both : both.slice(1);
    const replies = await Promise.all(clients.map((client) => sendOperation(client, operation)));
    const what = `${operation.key} ${operation.path}`;
    for (const { status, code = "done", text } of replies) {
      answers[code] = (answers[code] ?? 0) + 1;
      if (status >= 500) world.fault(`${what}: ${status} ${text.slice(0, 200)}`);
    }
    const successes = replies.filter(({ status }) => status === 200);
    for (const reply of successes) world.answered(before, reply.json(), what);
    if (successes.filter(({ isReplay }) => !isReplay).length > 1) world.fault(`${what} was done twice`);
    const [latest] = successes.sort((a, b) => b.json<StateView>().revision - a.json<StateView>().revision);
    if (latest) {
      const one = { operation, reply: latest, at: performance.now() };
      done.push(one);
      flier.succeeded(one);
    }
    const takes = operation.kind === "abandon" ? [] : (operation.packageIds ?? []);
    if (latest) for (const id of takes) world.taken(id, flier.player.id);
    // The player who took a job is not always the first to notice.
    const isTaken = latest !== undefined || replies.some(({ code }) => code?.startsWith("job-"));
    for (const id of takes) if (isTaken) await wanted.gone(id);
  }
}
