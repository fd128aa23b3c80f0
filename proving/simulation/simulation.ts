/**
 * Runs one seed of a game: players and an admin send requests, several at a time, to the real service on a store that
 * fails and a clock that jumps, and the service crashes. Everything that must hold is checked after each commit, answer and round.
 */
import { type FakeClock, fakeClock } from "@outbound/kit/clock/clock.ts";
import { appClient, type Headers } from "@outbound/kit/testing/app-client.ts";
import type { Dialect } from "kysely";
import { type Random, seededRandom } from "../harness/random.ts";
import { driftClock } from "./drifting-clock.ts";
import { type Answer, type Operation, outcomeOf } from "./operation.ts";
import { Requests, type Sent } from "./requests.ts";
import { settled, yieldTurns } from "./store/event-loop.ts";
import { hooked } from "./store/hooked-dialect.ts";
import { type KeyedCommand, type Mood, newStoreFaults, type StoreFaults } from "./store/store-faults.ts";
import { digest, Trace } from "./store/trace.ts";
import type { Running, SystemUnderTest } from "./system.ts";

export interface SimulationOptions {
  readonly seed: number;
  readonly rounds: number;
  /** The verdict has the whole trace, even if nothing was violated. */
  readonly isTraced?: boolean;
  /** Bugs that tests plant between the faults and the driver, and between the service and the faults. */
  readonly below?: (dialect: Dialect) => Dialect;
  readonly above?: (dialect: Dialect) => Dialect;
}

export interface SeedVerdict extends Readonly<Record<"requests" | "commits" | "crashes" | "faults", number>> {
  readonly seed: number;
  readonly hash: string;
  /** Violations. The run ends with the first round that has one. */
  readonly violations: readonly string[];
  /** The end of the trace where something was violated. */
  readonly trace: readonly string[];
}

const MOODS: readonly Mood[] = ["calm", "slow", "slow", "shaky", "shaky", "doubtful", "odd", "down"];
const MOST_AT_ONCE = 8;
/** Turns of the event loop within which the requests of a round begin. */
const SPREADS = [0, 8, 60];
const JANUARY = [Date.UTC(2030, 0, 1), Date.UTC(2030, 0, 1) + 10 ** 9] as const;
const CRASH_SHARE = 0.15;
const TRACE_LINES = 60;

export class Simulation<O extends Operation> {
  readonly #system: SystemUnderTest<O>;
  readonly #options: SimulationOptions;
  readonly #random: Random;
  readonly #trace = new Trace();
  readonly #clock: FakeClock;
  readonly #sent = new Requests<O>();
  readonly #violations: string[] = [];
  readonly #counts = { requests: 0, commits: 0, crashes: 0, faults: 0 };
  #faults: StoreFaults;
  #running: Running | undefined;
  #spread = 0;

  constructor(system: SystemUnderTest<O>, options: SimulationOptions) {
    this.#system = system;
    this.#options = options;
    this.#random = seededRandom(options.seed);
    this.#clock = fakeClock(this.#random.integer(...(system.beginsBetween ?? JANUARY)));
    this.#faults = this.#newFaults();
  }

  async run(): Promise<SeedVerdict> {
    try {
      await this.#open();
      await this.#system.begin();
      for (let round = 1; round <= this.#options.rounds && this.#violations.length === 0; round++) {
        this.#trace.add(`round ${round}`);
        await this.#round();
      }
    } catch (error) {
      this.#violate([`the simulation stopped: ${(error as Error).stack}`]);
    }
    this.#trace.add(`stored: ${await this.#system.digest()}`);
    await this.#running?.abandon();
    const { hash, lines } = this.#trace;
    const end = this.#violations.length === 0 ? [] : lines.slice(-TRACE_LINES);
    const { seed, isTraced } = this.#options;
    return { seed, hash, violations: this.#violations, trace: isTraced ? lines : end, ...this.#counts };
  }

  async #round(): Promise<void> {
    this.#driftClock();
    const mood = this.#random.pick(MOODS);
    this.#setMood(mood, this.#random.chance(CRASH_SHARE) ? this.#random.integer(0, 60) : undefined);
    await this.#sendAll(this.#plan());
    await this.#reopenAfterCrash();
    await this.#settleDoubts(this.#random.pick(MOODS));
    this.#violate(await this.#system.quiet());
    this.#sent.settled();
    this.#trace.add(`stored: ${await this.#system.digest()}`);
  }

  /** Operations sent concurrently. In most rounds all changes have a key, so that the order of each commit is known. */
  #plan(): O[] {
    const isKeyed = this.#random.chance(0.75);
    const plan = Array.from({ length: this.#random.integer(1, MOST_AT_ONCE) }, () => {
      const operation = this.#system.next(this.#random);
      const key = `k${this.#counts.requests}-${this.#random.integer(1, 10 ** 9)}`;
      return operation.sort === "change" && isKeyed ? { ...operation, key } : operation;
    });
    const repeatable = this.#sent.repeatable(this.#system.now);
    if (repeatable.length === 0 || !this.#random.chance(0.3)) return plan;
    // Otherwise a repeat could come before or after the keys are deleted.
    if (plan.some(({ forgetsKeys }) => forgetsKeys)) return plan;
    const repeated = this.#random.pick(repeatable);
    return [...plan, this.#random.chance(0.7) ? repeated : (this.#system.reuseKey(repeated) ?? repeated)];
  }

  /** Repeats operations in doubt, sometimes twice concurrently, until their outcome is known. */
  async #settleDoubts(mood: Mood): Promise<void> {
    this.#setMood(mood);
    await this.#sendAll(this.#sent.inDoubt.flatMap((each) => (this.#random.chance(0.3) ? [each, each] : [each])));
    await this.#reopenAfterCrash();
    this.#setMood("calm");
    await this.#sendAll(this.#sent.inDoubt);
    this.#violate(this.#sent.inDoubt.map(({ path, key }) => `${path} with key ${key} stays in doubt`));
  }

  async #sendAll(operations: readonly O[]): Promise<void> {
    this.#spread = this.#random.pick(SPREADS);
    const work = operations.map((operation) => this.#send(operation));
    if (this.#random.chance(0.3)) work.push(this.#tick());
    const faults = this.#faults;
    if (!(await settled(work, () => faults.isCrashed))) this.#violate(["a request is never answered"]);
  }

  async #tick(): Promise<void> {
    await yieldTurns(this.#random.integer(0, this.#spread));
    await this.#running?.tick().catch(() => {});
  }

  async #send(operation: O): Promise<void> {
    const { who, sort, method, path, body, key } = operation;
    const running = this.#running as Running;
    const faults = this.#faults;
    const label = `${who} ${sort} ${method} ${path} ${JSON.stringify(body) ?? ""} ${key ?? ""}`;
    await yieldTurns(this.#random.integer(0, this.#spread));
    if (faults.isCrashed) return;
    this.#counts.requests += 1;
    this.#trace.add(`> ${label}`);
    const sent = this.#sent.sent(operation, this.#system.revision);
    const answer = await answerOf(running, operation);
    if (faults.isCrashed) return;
    this.#trace.add(`< ${label}: ${answer.status}${answer.isReplay ? " again" : ""} ${digest(answer.text)}`);
    await this.#check(operation, sent, answer);
  }

  async #check(operation: O, sent: Sent<O>, answer: Answer): Promise<void> {
    const { who, method, path, key, isReuse } = operation;
    const { status, text } = answer;
    const outcome = outcomeOf(answer);
    this.#sent.answered(sent, outcome);
    if (isReuse && outcome === "done") this.#violate([`${path}: the key ${key} was accepted for another body`]);
    this.#violate(this.#sent.faults.splice(0));
    const isExpected = status === 503 ? this.#faults.canFail : this.#faults.isSurprised;
    if (status >= 500 && !isExpected) this.#violate([`${who}: ${method} ${path} is answered ${status}: ${text}`]);
    this.#violate(await this.#system.answered(operation, answer, sent.since));
  }

  async #open(): Promise<void> {
    const faults = this.#faults;
    const unplanted = (dialect: Dialect) => dialect;
    const { below = unplanted, above = unplanted } = this.#options;
    this.#running = await this.#system.open({
      clock: this.#clock,
      wrapDialect: (dialect, handle) => {
        const isWriter = handle === "write";
        const onCommit = async (commands: readonly KeyedCommand[], forgotten: readonly string[]) => {
          if (isWriter) await this.#committed(commands, forgotten);
        };
        const failing = hooked(isWriter ? below(dialect) : dialect, faults.hooks(handle, onCommit));
        return isWriter ? above(failing) : failing;
      },
    });
    await this.#running.start();
  }

  /** Simulates a crash: memory is lost, the store is not, and the machine's clock may have moved. */
  async #reopenAfterCrash(): Promise<void> {
    if (!this.#faults.isCrashed) return;
    this.#counts.crashes += 1;
    this.#sent.crashed();
    if (this.#random.chance(0.5)) this.#driftClock();
    if (this.#random.chance(0.3)) await this.#openWhile("shaky");
    await this.#openWhile("calm");
  }

  #setMood(mood: Mood, callsToCrash?: number): void {
    this.#trace.add(`store: ${mood}${callsToCrash === undefined ? "" : `, crash after ${callsToCrash} calls`}`);
    this.#faults.set(mood, callsToCrash);
  }

  #newFaults(): StoreFaults {
    return newStoreFaults(this.#random, (what) => {
      this.#trace.add(`store: ${what}`);
      this.#counts.faults += 1;
    });
  }

  /** Starts the service. A failed start ends its process, and the next process tries again. */
  async #openWhile(mood: Mood): Promise<void> {
    await this.#running?.abandon();
    this.#faults = this.#newFaults();
    this.#setMood(mood);
    try {
      await this.#open();
    } catch (error) {
      if (mood === "calm") throw error;
    }
  }

  async #committed(commands: readonly KeyedCommand[], forgotten: readonly string[]): Promise<void> {
    this.#counts.commits += 1;
    for (const principal of forgotten) this.#sent.forgot(principal);
    if (forgotten.length > 0) this.#system.forgot?.();
    const operations = this.#sent.committed(commands);
    this.#violate(this.#sent.faults.splice(0));
    const faults = await this.#system.committed(operations);
    this.#trace.add(`commit ${this.#system.revision} of ${commands.map(({ key }) => key).join(", ")}`);
    this.#violate(faults);
  }

  #driftClock(): void {
    this.#trace.add(`clock: ${driftClock(this.#clock, this.#random)}`);
  }

  #violate(violations: readonly string[]): void {
    for (const violation of violations) this.#trace.add(`! ${violation}`);
    this.#violations.push(...violations);
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
