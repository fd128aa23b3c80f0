/**
 * Runs one seed of a game: players and an admin send what they like, several at a time, to the real service on a store
 * that fails, on a clock that leaps and stands, and the service crashes now and then. After every commit, every answer
 * and every round all that must hold is looked at.
 */
import { type FakeClock, fakeClock } from "@outbound/kit/clock/clock.ts";
import { appClient, type Headers } from "@outbound/kit/testing/app-client.ts";
import type { Dialect } from "kysely";
import { type Random, seededRandom } from "../harness/random.ts";
import { type Answer, type Deed, fateOf } from "./deed.ts";
import { driftClock } from "./drifting-clock.ts";
import { Faults, type Mood } from "./faults.ts";
import { FaultyDriver, type KeyedCommand } from "./faulty-driver.ts";
import { type Entry, KeyBook } from "./key-book.ts";
import type { Running, Subject } from "./subject.ts";
import { through } from "./through-driver.ts";
import { digest, Trace } from "./trace.ts";
import { settled, turns } from "./turns.ts";

export interface SimulationOptions {
  readonly seed: number;
  /** How long it goes on. */
  readonly rounds: number;
  /** The verdict tells all of the trace, whatever was found. */
  readonly isTraced?: boolean;
  /** Bugs that tests plant: between the faults and the driver, and between the service and the faults. */
  readonly below?: (dialect: Dialect) => Dialect;
  readonly above?: (dialect: Dialect) => Dialect;
}

export interface SeedVerdict {
  readonly seed: number;
  readonly hash: string;
  /** What must hold and did not; the run ends with the first round that has any. */
  readonly violations: readonly string[];
  /** The end of the trace where something was violated. */
  readonly trace: readonly string[];
  readonly requests: number;
  readonly commits: number;
  readonly crashes: number;
  /** How often each fault was injected. */
  readonly faults: Readonly<Record<string, number>>;
}

const MOODS: readonly Mood[] = ["calm", "slow", "slow", "shaky", "shaky", "doubtful", "odd", "down"];
const MOST_AT_ONCE = 8;
const SPREADS = [0, 8, 60];
const CRASH_SHARE = 0.15;
const TRACE_LINES = 60;

export class Simulation<D extends Deed> {
  readonly #subject: Subject<D>;
  readonly #options: SimulationOptions;
  readonly #random: Random;
  readonly #trace = new Trace();
  readonly #clock: FakeClock;
  readonly #book = new KeyBook<D>();
  readonly #violations: string[] = [];
  readonly #counts = new Map<string, number>();
  #faults: Faults;
  #running: Running | undefined;
  /** Requests of a round begin within so many turns. */
  #spread = 0;
  /** Changes without a key that may be part of the next commit. */
  #unkeyed = 0;
  /** Changes that are not answered yet, by their numbers, with their keys. */
  readonly #waiting = new Map<number, string | undefined>();
  /** The changes that the last commit may be of, while none of them, or where no key tells, not all of them are answered. */
  #untold = new Set<number>();
  #isUntoldKeyed = false;
  #requests = 0;
  #commits = 0;
  #crashes = 0;

  constructor(subject: Subject<D>, options: SimulationOptions) {
    this.#subject = subject;
    this.#options = options;
    this.#random = seededRandom(options.seed);
    this.#clock = fakeClock(Date.UTC(2030, 0, 1) + this.#random.integer(0, 10 ** 9));
    this.#faults = new Faults(this.#random, this.#trace, this.#counts);
  }

  async run(): Promise<SeedVerdict> {
    try {
      await this.#open();
      await this.#subject.begin();
      for (let round = 1; round <= this.#options.rounds && this.#violations.length === 0; round++) {
        this.#trace.add(`round ${round}`);
        await this.#round();
      }
    } catch (error) {
      this.#violate([`the simulation stopped: ${(error as Error).stack}`]);
    }
    this.#trace.add(`stored: ${await this.#subject.digest()}`);
    await this.#running?.abandon();
    return this.#verdict();
  }

  #verdict(): SeedVerdict {
    const isGood = this.#violations.length === 0;
    return {
      seed: this.#options.seed,
      hash: this.#trace.hash,
      violations: this.#violations,
      trace: this.#options.isTraced ? this.#trace.lines : isGood ? [] : this.#trace.lines.slice(-TRACE_LINES),
      requests: this.#requests,
      commits: this.#commits,
      crashes: this.#crashes,
      faults: Object.fromEntries(this.#counts),
    };
  }

  async #round(): Promise<void> {
    this.#trace.add(`clock: ${driftClock(this.#clock, this.#random)}`);
    this.#faults.set(
      this.#random.pick(MOODS),
      this.#random.chance(CRASH_SHARE) ? this.#random.integer(0, 60) : undefined,
    );
    await this.#together(this.#plan());
    await this.#reopenAfterCrash();
    await this.#repeat(this.#random.pick(MOODS));
    await this.#calm();
  }

  /** What is sent at once. In most rounds all changes have a key: then it is known which of them each commit holds. */
  #plan(): D[] {
    const isKeyed = this.#random.chance(0.75);
    const plan = Array.from({ length: this.#random.integer(1, MOST_AT_ONCE) }, () => {
      const deed = this.#subject.next(this.#random);
      const key = `k${this.#requests}-${this.#random.integer(1, 10 ** 9)}`;
      return deed.sort === "change" && isKeyed ? { ...deed, key } : deed;
    });
    const [earlier] = this.#book.repeatable(this.#subject.now);
    if (earlier === undefined || !this.#random.chance(0.3)) return plan;
    const repeated = this.#random.pick(this.#book.repeatable(this.#subject.now)).deed;
    return [...plan, this.#random.chance(0.7) ? repeated : (this.#subject.changed(repeated) ?? repeated)];
  }

  /** What is in doubt is sent again, twice at once where chance wants it, until it is known. */
  async #repeat(mood: Mood): Promise<void> {
    this.#faults.set(mood);
    await this.#together(this.#book.inDoubt.flatMap(({ deed }) => (this.#random.chance(0.3) ? [deed, deed] : [deed])));
    await this.#reopenAfterCrash();
    this.#faults.set("calm");
    await this.#together(this.#book.inDoubt.map(({ deed }) => deed));
    const unknown = this.#book.inDoubt.map(({ deed }) => `${deed.path} with key ${deed.key} stays in doubt`);
    this.#violate(unknown);
  }

  /** Everything that must hold while nothing is under way. */
  async #calm(): Promise<void> {
    this.#violate(await this.#subject.quiet());
    this.#unkeyed = 0;
    this.#trace.add(`stored: ${await this.#subject.digest()}`);
  }

  async #together(deeds: readonly D[]): Promise<void> {
    this.#spread = this.#random.pick(SPREADS);
    const work = deeds.map((deed) => this.#send(deed));
    if (this.#random.chance(0.3)) work.push(this.#tick());
    const faults = this.#faults;
    if (!(await settled(work, () => faults.isCrashed))) this.#violate(["a request waits for ever"]);
  }

  async #tick(): Promise<void> {
    await turns(this.#random.integer(0, this.#spread));
    await this.#running?.tick().catch(() => {});
  }

  async #send(deed: D): Promise<void> {
    const running = this.#running as Running;
    const faults = this.#faults;
    const label = `${deed.who} ${deed.sort} ${deed.method} ${deed.path} ${JSON.stringify(deed.body) ?? ""} ${deed.key ?? ""}`;
    await turns(this.#random.integer(0, this.#spread));
    if (faults.isCrashed) return;
    this.#requests += 1;
    this.#trace.add(`> ${label}`);
    const entry = deed.sort === "change" && deed.key !== undefined ? this.#book.sent(deed) : undefined;
    if (deed.sort === "change" && entry === undefined) this.#unkeyed += 1;
    const since = this.#toldRevision;
    const number = this.#requests;
    if (deed.sort === "change") this.#waiting.set(number, deed.key);
    const answer = await answerOf(running, deed);
    if (faults.isCrashed) return;
    this.#tell(number);
    this.#trace.add(`< ${label}: ${answer.status}${answer.isReplay ? " again" : ""} ${digest(answer.text)}`);
    await this.#look(deed, entry, answer, since);
  }

  /** Of a commit that nobody was answered of yet a reader need not know: to everybody outside it may be still to come. */
  get #toldRevision(): number {
    return this.#subject.revision - (this.#untold.size > 0 ? 1 : 0);
  }

  #tell(number: number): void {
    this.#waiting.delete(number);
    if (this.#untold.delete(number) && this.#isUntoldKeyed) this.#untold.clear();
  }

  async #look(deed: D, entry: Entry<D> | undefined, answer: Answer, since: number): Promise<void> {
    const fate = fateOf(answer);
    if (entry) this.#book.answered(entry, fate);
    if (deed.isReuse && fate === "done") this.#violate([`${deed.path}: the key ${deed.key} did for another body`]);
    this.#violate(this.#book.faults.splice(0));
    if (answer.status >= 500 && !this.#isExpected(answer.status)) {
      this.#violate([`${deed.who}: ${deed.method} ${deed.path} is answered ${answer.status}: ${answer.text}`]);
    }
    this.#violate(await this.#subject.answered(deed, answer, since));
  }

  #isExpected(status: number): boolean {
    return status === 503 ? this.#faults.canFail : this.#faults.isSurprised;
  }

  async #open(): Promise<void> {
    const faults = this.#faults;
    const { below, above } = this.#options;
    this.#running = await this.#subject.open({
      clock: this.#clock,
      through: (dialect, handle) => {
        const onCommit = handle === "write" ? (commands: readonly KeyedCommand[]) => this.#committed(commands) : silent;
        const planted = handle === "write" && below ? below(dialect) : dialect;
        const faulty = through(planted, (driver) => new FaultyDriver(driver, { faults, handle, onCommit }));
        return handle === "write" && above ? above(faulty) : faulty;
      },
    });
    await this.#running.start();
  }

  /** Memory is gone, the store is not; the machine's clock may have moved meanwhile. */
  async #reopenAfterCrash(): Promise<void> {
    if (!this.#faults.isCrashed) return;
    this.#crashes += 1;
    this.#waiting.clear();
    this.#untold.clear();
    for (const entry of this.#book.underWay) this.#book.answered(entry, "in doubt");
    if (this.#random.chance(0.5)) this.#trace.add(`clock: ${driftClock(this.#clock, this.#random)}`);
    if (this.#random.chance(0.3)) await this.#openWhile("shaky");
    await this.#openWhile("calm");
  }

  /** A start that fails ends its process; the next one tries again. */
  async #openWhile(mood: Mood): Promise<void> {
    await this.#running?.abandon();
    this.#faults = new Faults(this.#random, this.#trace, this.#counts);
    this.#faults.set(mood);
    try {
      await this.#open();
    } catch (error) {
      if (mood === "calm") throw error;
    }
  }

  async #committed(commands: readonly KeyedCommand[]): Promise<void> {
    this.#commits += 1;
    const deeds = this.#book.committed(commands);
    this.#violate(this.#book.faults.splice(0));
    const keys = new Set(deeds.map(({ key }) => key));
    this.#isUntoldKeyed = this.#unkeyed === 0;
    const isOfIt = (key: string | undefined) => !this.#isUntoldKeyed || keys.has(key);
    this.#untold = new Set([...this.#waiting].filter(([, key]) => isOfIt(key)).map(([number]) => number));
    const faults = await this.#subject.committed(this.#unkeyed > 0 ? undefined : deeds);
    this.#trace.add(`commit ${this.#subject.revision} of ${deeds.map(({ key }) => key).join(", ")}`);
    this.#violate(faults);
  }

  #violate(violations: readonly string[]): void {
    for (const violation of violations) this.#trace.add(`! ${violation}`);
    this.#violations.push(...violations);
  }
}

const silent = async (): Promise<void> => {};

async function answerOf({ app }: Running, { method, path, body, token, key }: Deed): Promise<Answer> {
  const headers: Headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
  };
  const answer = await appClient(app).call(method, path, body, headers);
  return { status: answer.status, text: answer.text, isReplay: answer.headers["idempotency-replayed"] === "true" };
}
