/** Runs one seed: requests to a service on a store that fails and a clock that jumps. Checks after each commit and answer. */
import { createHash, type Hash } from "node:crypto";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { appClient, type Headers } from "@outbound/kit/testing/app-client.ts";
import type { Dialect } from "kysely";
import { seededRandom } from "../harness/random.ts";
import { driftClock } from "./drifting-clock.ts";
import { type Answer, type Operation, outcomeOf } from "./operation.ts";
import { newRequests, type Sent } from "./requests.ts";
import { digest } from "./store/digest.ts";
import { settled, yieldTurns } from "./store/event-loop.ts";
import { hooked } from "./store/hooked-dialect.ts";
import { type KeyedCommand, type Mood, newStoreFaults, type StoreFaults } from "./store/store-faults.ts";
import type { Running, SystemUnderTest } from "./system.ts";

/** A failing seed fails the same way with this number of rounds or more. */
export const ROUNDS = 12;

export interface SimulationOptions {
  readonly seed: number;
  readonly rounds?: number;
  /** The verdict has the whole trace, even if nothing was violated. */
  readonly isTraced?: boolean;
  /** Bugs that tests plant between the faults and the driver, and between the service and the faults. */
  readonly below?: (dialect: Dialect) => Dialect;
  readonly above?: (dialect: Dialect) => Dialect;
}

const MOODS: readonly Mood[] = ["calm", "slow", "slow", "shaky", "shaky", "doubtful", "odd", "down"];
const MOST_AT_ONCE = 8;
/** Turns of the event loop within which the requests of a round begin. */
const SPREADS = [0, 8, 60];
const JANUARY = [Date.UTC(2030, 0, 1), Date.UTC(2030, 0, 1) + 10 ** 9] as const;
const CRASH_SHARE = 0.15;
const TRACE_LINES = 60;

/** Ends with the first round that has a violation. The verdict then has the end of the trace. */
export async function simulate<O extends Operation>(
  system: SystemUnderTest<O>,
  { seed, rounds = ROUNDS, isTraced, below = (dialect) => dialect, above = (dialect) => dialect }: SimulationOptions,
) {
  const random = seededRandom(seed);
  const [lines, hash]: [string[], Hash] = [[], createHash("sha256")];
  const clock = fakeClock(random.integer(...(system.beginsBetween ?? JANUARY)));
  const requests = newRequests<O>();
  const violations: string[] = [];
  const counts = { requests: 0, commits: 0, crashes: 0, faults: 0 };
  let faults = newFaults();
  let running: Running | undefined;
  let spread = 0;

  try {
    await open();
    await system.begin();
    for (let round = 1; round <= rounds && violations.length === 0; round++) {
      trace(`round ${round}`);
      await playRound();
    }
  } catch (error) {
    violate([`the simulation stopped: ${(error as Error).stack}`]);
  }
  trace(`stored: ${await system.digest()}`);
  await running?.abandon();
  const end = violations.length === 0 ? [] : lines.slice(-TRACE_LINES);
  const text = hash.digest("hex").slice(0, 16);
  return { seed, hash: text, violations, trace: isTraced ? lines : end, ...counts };

  /** Two runs with the same hash are identical. */
  function trace(line: string): void {
    hash.update(`${line}\n`);
    lines.push(line);
  }

  async function playRound(): Promise<void> {
    drift();
    const mood = random.pick(MOODS);
    setMood(mood, random.chance(CRASH_SHARE) ? random.integer(0, 60) : undefined);
    await sendAll(drawPlan());
    await reopenAfterCrash();
    await settleDoubts(random.pick(MOODS));
    violate(await system.quiet());
    requests.settled();
    trace(`stored: ${await system.digest()}`);
  }

  /** Operations sent concurrently. In most rounds all changes have a key, so that the order of each commit is known. */
  function drawPlan(): O[] {
    const isKeyed = random.chance(0.75);
    const plan = Array.from({ length: random.integer(1, MOST_AT_ONCE) }, () => {
      const operation = system.next(random);
      const key = `k${counts.requests}-${random.integer(1, 10 ** 9)}`;
      return operation.sort === "change" && isKeyed ? { ...operation, key } : operation;
    });
    const repeatable = requests.repeatable(system.now);
    if (repeatable.length === 0 || !random.chance(0.3)) return plan;
    // Otherwise a repeat could come before or after the keys are deleted.
    if (plan.some(({ forgetsKeys }) => forgetsKeys)) return plan;
    const repeated = random.pick(repeatable);
    return [...plan, random.chance(0.7) ? repeated : (system.reuseKey(repeated) ?? repeated)];
  }

  /** Repeats operations in doubt, sometimes twice concurrently, until their outcome is known. */
  async function settleDoubts(mood: Mood): Promise<void> {
    setMood(mood);
    await sendAll(requests.inDoubt().flatMap((each) => (random.chance(0.3) ? [each, each] : [each])));
    await reopenAfterCrash();
    setMood("calm");
    await sendAll(requests.inDoubt());
    violate(requests.inDoubt().map(({ path, key }) => `${path} with key ${key} stays in doubt`));
  }

  async function sendAll(operations: readonly O[]): Promise<void> {
    spread = random.pick(SPREADS);
    const work = operations.map((operation) => send(operation));
    if (random.chance(0.3)) work.push(tick());
    const during = faults;
    if (!(await settled(work, () => during.isCrashed))) violate(["a request is never answered"]);
  }

  async function tick(): Promise<void> {
    await yieldTurns(random.integer(0, spread));
    await running?.tick().catch(() => {});
  }

  async function send(operation: O): Promise<void> {
    const { who, sort, method, path, body, key } = operation;
    const [service, during] = [running as Running, faults];
    const label = `${who} ${sort} ${method} ${path} ${JSON.stringify(body) ?? ""} ${key ?? ""}`;
    await yieldTurns(random.integer(0, spread));
    if (during.isCrashed) return;
    counts.requests += 1;
    trace(`> ${label}`);
    const sent = requests.sent(operation, system.revision);
    const answer = await answerOf(service, operation);
    if (during.isCrashed) return;
    trace(`< ${label}: ${answer.status}${answer.isReplay ? " again" : ""} ${digest(answer.text)}`);
    await check(operation, sent, answer);
  }

  async function check(operation: O, sent: Sent<O>, answer: Answer): Promise<void> {
    const { who, method, path, key, isReuse } = operation;
    const { status, text } = answer;
    const outcome = outcomeOf(answer);
    requests.answered(sent, outcome);
    if (isReuse && outcome === "done") violate([`${path}: the key ${key} was accepted for another body`]);
    violate(requests.faults.splice(0));
    const isExpected = status === 503 ? faults.canFail : faults.isSurprised;
    if (status >= 500 && !isExpected) violate([`${who}: ${method} ${path} is answered ${status}: ${text}`]);
    violate(await system.answered(operation, answer, sent.since));
  }

  async function open(): Promise<void> {
    const during = faults;
    running = await system.open({
      clock,
      wrapDialect: (dialect, handle) => {
        const isWriter = handle === "write";
        const onCommit = async (commands: readonly KeyedCommand[], forgotten: readonly string[]) => {
          if (isWriter) await committed(commands, forgotten);
        };
        const failing = hooked(isWriter ? below(dialect) : dialect, during.hooks(handle, onCommit));
        return isWriter ? above(failing) : failing;
      },
    });
    await running.start();
  }

  /** Simulates a crash: memory is lost, the store is not, and the machine's clock may have moved. */
  async function reopenAfterCrash(): Promise<void> {
    if (!faults.isCrashed) return;
    counts.crashes += 1;
    requests.crashed();
    if (random.chance(0.5)) drift();
    if (random.chance(0.3)) await openWhile("shaky");
    await openWhile("calm");
  }

  function setMood(mood: Mood, callsToCrash?: number): void {
    trace(`store: ${mood}${callsToCrash === undefined ? "" : `, crash after ${callsToCrash} calls`}`);
    faults.set(mood, callsToCrash);
  }

  function newFaults(): StoreFaults {
    return newStoreFaults(random, (what) => {
      trace(`store: ${what}`);
      counts.faults += 1;
    });
  }

  /** Starts the service. A failed start ends its process, and the next process tries again. */
  async function openWhile(mood: Mood): Promise<void> {
    await running?.abandon();
    faults = newFaults();
    setMood(mood);
    try {
      await open();
    } catch (error) {
      if (mood === "calm") throw error;
    }
  }

  async function committed(commands: readonly KeyedCommand[], forgotten: readonly string[]): Promise<void> {
    counts.commits += 1;
    for (const principal of forgotten) requests.forgot(principal);
    if (forgotten.length > 0) system.forgot?.();
    const operations = requests.committed(commands);
    violate(requests.faults.splice(0));
    const found = await system.committed(operations);
    trace(`commit ${system.revision} of ${commands.map(({ key }) => key).join(", ")}`);
    violate(found);
  }

  function drift(): void {
    trace(`clock: ${driftClock(clock, random)}`);
  }

  function violate(found: readonly string[]): void {
    for (const violation of found) trace(`! ${violation}`);
    violations.push(...found);
  }
}

async function answerOf({ app }: Running, { method, path, body, token, key }: Operation): Promise<Answer> {
  const headers: Headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const answer = await appClient(app).call(method, path, body, headers);
  return { status: answer.status, text: answer.text, isReplay: answer.headers["idempotency-replayed"] === "true" };
}
