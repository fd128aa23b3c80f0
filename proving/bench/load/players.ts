/** All players of a load and their streams on one service. */
import { clumsy } from "../../bots/cargo/careless.ts";
import type { Bot } from "../../bots/cargo/command.ts";
import { beginner, growing, LADDERS } from "../../bots/cargo/companies.ts";
import { registerPlayer, signIn } from "../../harness/cargo/player.ts";
import { bearer, type ClientOptions } from "../../harness/client.ts";
import { EventStream, type Message } from "../../harness/event-stream.ts";
import { seededRandom } from "../../harness/random.ts";
import type { Answers } from "./answers.ts";
import { LoadPlayer } from "./load-player.ts";

export interface PlayersOptions {
  readonly url: string;
  readonly players: number;
  readonly streams: number;
  readonly thinkMs: number;
  readonly answers: Answers;
  readonly report: (line: string) => void;
}

/** Players who share a home, so that they see each other and contend for jobs. */
const PER_HOME = 10;
/** The service ends the oldest stream of a session that has more. */
const STREAMS_PER_SESSION = 5;
/** Registered at a time: fewer than may wait for a password's hash. */
const AT_ONCE = 8;

const BOTS: readonly Bot[] = [growing(LADDERS.mixed), growing(LADDERS.small), beginner, clumsy];

export class Players {
  readonly #options: PlayersOptions;
  readonly #players: LoadPlayer[] = [];
  readonly #streams: EventStream[] = [];
  #isClosing = false;

  constructor(options: PlayersOptions) {
    this.#options = options;
  }

  get streams(): readonly EventStream[] {
    return this.#streams;
  }

  /** Actions that were answered and are in no frame yet. */
  get unseen(): number {
    return this.#players.reduce((sum, { unseen }) => sum + unseen, 0);
  }

  /** Registers all of them and opens their streams. */
  async open(): Promise<void> {
    const { players, url, report } = this.#options;
    const homes = await (await registerPlayer(url, "scout", clientOptions(2 ** 16 - 1))).homes();
    const waiting = Array.from({ length: players }, (_, index) => index).values();
    const lane = async () => {
      for (const index of waiting) {
        await this.#register(index, homes[Math.floor(index / PER_HOME) % homes.length] ?? "");
        if (this.#players.length % 50 === 0) report(`${this.#players.length} players, ${this.#streams.length} streams`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  /** Lets all of them play until the signal; resolves when the last has finished its turn. */
  async play(stop: AbortSignal): Promise<void> {
    await Promise.all(this.#players.map((player) => player.play(stop)));
  }

  close(): void {
    this.#isClosing = true;
    for (const stream of this.#streams) stream.close();
    for (const player of this.#players) player.close();
  }

  async #register(index: number, home: string): Promise<void> {
    const { url, thinkMs, answers } = this.#options;
    const [options, username, streams] = [clientOptions(index), `load${index}`, this.#streamsOf(index)];
    const account = await registerPlayer(url, username, options);
    const tokens = [account.token];
    while (tokens.length * STREAMS_PER_SESSION < streams) tokens.push((await signIn(url, username, options)).token);
    const [bot, random] = [BOTS[index % BOTS.length] as Bot, seededRandom(index + 1)];
    const player = new LoadPlayer({ account, bot, random, answers, thinkMs }, await account.settle(home));
    this.#players.push(player);
    for (let stream = 0; stream < streams; stream += 1) {
      const token = tokens[Math.floor(stream / STREAMS_PER_SESSION)] ?? "";
      await this.#watch({ ...options.headers, ...bearer(token) }, stream === 0 ? player : undefined);
    }
  }

  /** The streams are dealt out evenly; every player has at least one. */
  #streamsOf(index: number): number {
    const { players, streams } = this.#options;
    return Math.max(1, Math.floor(streams / players) + (index < streams % players ? 1 : 0));
  }

  /** Only a player's first stream is read: unpacking two thousand would take processor time from the service. */
  async #watch(headers: ClientOptions["headers"] & object, player: LoadPlayer | undefined): Promise<void> {
    const { url, answers } = this.#options;
    const onMessage = ({ event, data }: Message) => void (event === undefined && player?.frame(data));
    const stream = await EventStream.open(url, { headers, gzip: true, ...(player && { onMessage }) });
    void stream.ended.then(() => {
      if (!this.#isClosing) answers.unexpected.push("a stream ended");
    });
    this.#streams.push(stream);
  }
}

/** Each player has an address of its own, as a reverse proxy would forward. Waits where the service is overloaded. */
const clientOptions = (index: number): ClientOptions => ({
  headers: { "x-forwarded-for": `10.${index >>> 16}.${(index >>> 8) & 255}.${index & 255}` },
  retry: { statuses: [503], most: 20 },
});
