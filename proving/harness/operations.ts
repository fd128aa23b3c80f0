/** Operations of a generated load, each with an Idempotency-Key, and their answers. */
import { setTimeout as wait } from "node:timers/promises";
import { type Client, type ClientOptions, ConnectionLostError, keyed, type Reply } from "./client.ts";

export interface Operation {
  readonly kind: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export interface Answered<Op extends Operation = Operation> {
  readonly operation: Op;
  readonly reply: Reply;
  /** Milliseconds on the clock of this process. Orders the answers of several players. */
  readonly at: number;
}

/** Refused operations are in neither list: they changed nothing. */
export interface Played<Op extends Operation = Operation> {
  readonly answered: readonly Answered<Op>[];
  /** Operations whose connection was lost before the answer. */
  readonly inDoubt: readonly Op[];
}

export interface Player<Op extends Operation = Operation> {
  client(url: string, options?: ClientOptions): Client;
  next(): Op;
  succeeded(one: Answered<Op>): void;
}

/** Computes the expected state of a service from the operations that it answered, independently of the service. */
export interface Oracle<Op extends Operation = Operation> {
  /** One sentence for each difference found so far. */
  readonly faults: string[];
  /** Operations done so far, including those in doubt that had been executed. */
  readonly done: number;
  /** How many of the latest answers are requested again. The service keeps more keys than that. */
  readonly keysRepeated: number;
  client(url: string): Client;
  record(one: Answered<Op>): void;
  /** Absent where a replay shows the current state, so that only its status is compared. */
  isSame?(reply: Reply, first: Reply): boolean;
  /** Compares the stored state with everything that was ever recorded. */
  compare(client: Client): Promise<void>;
}

export interface PlayOptions {
  readonly pauseMs?: number;
  readonly stop?: AbortSignal;
  /** Number of answers after which the player stops. */
  readonly most?: number;
  readonly onAnswer?: () => void;
}

export const sendOperation = (client: Client, { method, path, body, key }: Operation): Promise<Reply> =>
  client.send(method, path, body, keyed(key));

/** Sends one operation after the other until the connection, the service or the signal ends. Throws for any other 5xx. */
export async function play<Op extends Operation>(
  player: Player<Op>,
  client: Client,
  { pauseMs = 0, stop, most = Number.POSITIVE_INFINITY, onAnswer = () => {} }: PlayOptions = {},
): Promise<Played<Op>> {
  const answered: Answered<Op>[] = [];
  while (stop?.aborted !== true && answered.length < most) {
    const operation = player.next();
    if (pauseMs > 0) await wait(pauseMs);
    try {
      const reply = await sendOperation(client, operation);
      if (reply.code === "stopping") break;
      if (reply.status >= 500) throw new Error(`${operation.path}: ${reply.status} ${reply.text}`);
      if (reply.status >= 400) continue;
      const one = { operation, reply, at: performance.now() };
      player.succeeded(one);
      answered.push(one);
      onAnswer();
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error;
      return { answered, inDoubt: [operation] };
    }
  }
  client.close();
  return { answered, inDoubt: [] };
}

/**
 * Repeats operations with their keys, then compares what is stored: the latest answered ones must be replays; of those in doubt
 * the first repetition settles what came of them and the second must be a replay. Resolves with how many of those in doubt had
 * been executed; `onDone` receives those that are done now.
 */
export async function check<Op extends Operation>(
  oracle: Oracle<Op>,
  url: string,
  { answered, inDoubt }: Played<Op>,
  onDone: (one: Answered<Op>) => void = () => {},
): Promise<number> {
  const { faults } = oracle;
  const client = oracle.client(url);
  let hadHappened = 0;
  const expectReplay = async ({ operation, reply }: Answered<Op>) => {
    const again = await sendOperation(client, operation);
    const isSame = again.status === reply.status && oracle.isSame?.(again, reply) !== false;
    if (again.isReplay && isSame) return;
    const what = again.isReplay ? "" : ", not a replay";
    const { key, method, path } = operation;
    faults.push(`${key}: ${method} ${path} was answered ${reply.status}, its repetition ${again.status}${what}`);
  };
  for (const one of answered) oracle.record(one);
  const latest = answered.toSorted((a, b) => a.at - b.at).slice(-oracle.keysRepeated);
  for (const one of latest) await expectReplay(one);
  for (const operation of inDoubt) {
    const reply = await sendOperation(client, operation);
    if (reply.status >= 500) faults.push(`${operation.key}: the repetition was answered ${reply.status}`);
    if (reply.status >= 400) continue;
    const one = { operation, reply, at: performance.now() };
    if (reply.isReplay) hadHappened += 1;
    await expectReplay(one);
    oracle.record(one);
    onDone(one);
  }
  await oracle.compare(client);
  client.close();
  return hadHappened;
}

/** Returns one sentence if the two lists differ, regardless of order. */
export function differences(what: string, answered: readonly number[], stored: readonly number[]): string[] {
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  if (sorted(answered) === sorted(stored)) return [];
  const lost = answered.filter((id) => !stored.includes(id));
  const unknown = stored.filter((id) => !answered.includes(id));
  const some = (ids: readonly number[]) => `${ids.length} (${ids.slice(0, 5)})`;
  return [
    `${what}: ${answered.length} answered, ${stored.length} stored; lost ${some(lost)}, unknown ${some(unknown)}`,
  ];
}
