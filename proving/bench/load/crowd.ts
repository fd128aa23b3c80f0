/** All players of a load and their streams, on one service: registered, settled and signed in as people are. */
import type { HomeView, SignedInView, StateView } from "@outbound/cargo/api/schemas.ts";
import { clumsy } from "../../bots/cargo/careless.ts";
import type { Bot } from "../../bots/cargo/command.ts";
import { beginner, growing, LADDERS } from "../../bots/cargo/companies.ts";
import { bearer, Client } from "../../harness/client.ts";
import { EventStream, type Message } from "../../harness/event-stream.ts";
import { seededRandom } from "../../harness/random.ts";
import type { Answers } from "./answers.ts";
import { LoadPlayer } from "./load-player.ts";

export interface CrowdOptions {
  readonly url: string;
  readonly players: number;
  readonly streams: number;
  readonly thinkMs: number;
  readonly answers: Answers;
  readonly tell: (line: string) => void;
}

/** Players who share a home, so that they see each other and want the same jobs. */
const AT_A_HOME = 10;
/** The service ends the oldest stream of a session that has more. */
const STREAMS_A_SESSION = 5;
/** Signed in at a time: fewer than may wait for a password's hash. */
const TOGETHER = 8;
const PASSWORD = "a plane of my own";

const BOTS: readonly Bot[] = [growing(LADDERS.mixed), growing(LADDERS.small), beginner, clumsy];

interface Seat {
  readonly client: Client;
  readonly player: LoadPlayer;
}

export class Crowd {
  readonly #options: CrowdOptions;
  readonly #seats: Seat[] = [];
  readonly #streams: EventStream[] = [];
  #isClosing = false;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  get frames(): number {
    return this.#streams.reduce((sum, { frames }) => sum + frames, 0);
  }

  /** On the wire, of all streams. */
  get streamBytes(): number {
    return this.#streams.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get streams(): number {
    return this.#streams.length;
  }

  async open(): Promise<void> {
    const { players, url, tell } = this.#options;
    const homes = await homesOf(url);
    const waiting = Array.from({ length: players }, (_, index) => index);
    const one = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        await this.#seat(index, homes[Math.floor(index / AT_A_HOME) % homes.length]?.icao ?? "");
        if (this.#seats.length % 50 === 0) tell(`${this.#seats.length} players, ${this.#streams.length} streams`);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, one));
  }

  /** Lets all of them play; resolves when the last has ended its turn. */
  async play(stop: AbortSignal): Promise<void> {
    await Promise.all(this.#seats.map(({ player }) => player.play(stop)));
  }

  /** Actions that were answered and are in no frame yet. */
  get unseen(): number {
    return this.#seats.reduce((sum, { player }) => sum + player.unseen, 0);
  }

  close(): void {
    this.#isClosing = true;
    for (const stream of this.#streams) stream.close();
    for (const { client } of this.#seats) client.close();
  }

  async #seat(index: number, home: string): Promise<void> {
    const { url, thinkMs, answers } = this.#options;
    const client = patientClient(url);
    const username = `load${index}`;
    const address = { "x-forwarded-for": addressOf(index) };
    const tokens = [await signIn(client, "register", username, address)];
    for (let rest = this.#streamsOf(index) - STREAMS_A_SESSION; rest > 0; rest -= STREAMS_A_SESSION) {
      tokens.push(await signIn(client, "sign-in", username, address));
    }
    const headers = { ...address, ...bearer(tokens[0] ?? "") };
    const settled = await client.send("POST", "/api/onboarding/home", { icao: home }, headers);
    if (settled.status !== 200) throw new Error(`a home was refused: ${settled.text}`);
    const [bot, random] = [BOTS[index % BOTS.length] as Bot, seededRandom(index + 1)];
    const state = JSON.parse(settled.text) as StateView;
    const player = new LoadPlayer({ client, headers, bot, random, answers, thinkMs }, state);
    this.#seats.push({ client, player });
    for (let stream = 0; stream < this.#streamsOf(index); stream += 1) {
      const token = tokens[Math.floor(stream / STREAMS_A_SESSION)] ?? "";
      await this.#watch({ ...address, ...bearer(token) }, stream === 0 ? player : undefined);
    }
  }

  /** The streams are dealt out evenly; everybody has at least the one that shows what to do. */
  #streamsOf(index: number): number {
    const { players, streams } = this.#options;
    return Math.max(1, Math.floor(streams / players) + (index < streams % players ? 1 : 0));
  }

  /** Only the first stream of a player is read: unpacking two thousand would cost what is measured its processor. */
  async #watch(headers: Readonly<Record<string, string>>, player: LoadPlayer | undefined): Promise<void> {
    const { url, answers } = this.#options;
    const onMessage = ({ event, data }: Message) => void (event === undefined && player?.frame(data));
    const stream = await EventStream.open(url, {
      headers,
      gzip: true,
      ...(player && { onMessage }),
    });
    void stream.ended.then(() => {
      if (!this.#isClosing) answers.unexpected.push("a stream ended");
    });
    this.#streams.push(stream);
  }
}

/** Waits where the service has too much to do. */
const patientClient = (url: string): Client => new Client(url, { retry: { statuses: [503], most: 20 } });

/** Each player comes from an address of its own, as a reverse proxy would tell. */
const addressOf = (index: number): string => `10.${index >>> 16}.${(index >>> 8) & 255}.${index & 255}`;

async function signIn(
  client: Client,
  how: "register" | "sign-in",
  username: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const account = { username, password: PASSWORD };
  const { status, text } = await client.send("POST", `/api/auth/${how}`, account, headers);
  if (status >= 300) throw new Error(`${username} could not ${how}: ${status} ${text}`);
  return (JSON.parse(text) as SignedInView).token;
}

async function homesOf(url: string): Promise<HomeView[]> {
  const client = patientClient(url);
  try {
    const headers = { "x-forwarded-for": "10.255.255.255" };
    const token = await signIn(client, "register", "scout", headers);
    const own = { ...headers, ...bearer(token) };
    const reply = await client.send("GET", "/api/onboarding/homes", undefined, own);
    return JSON.parse(reply.text) as HomeView[];
  } finally {
    client.close();
  }
}
