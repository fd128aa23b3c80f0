/** Runs all players of a load and their streams on one service. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { FrameReader } from "@outbound/cargo/testing/frame-readers.ts";
import type { ReadEvent } from "@outbound/kit/event-stream/testing/parse-frame.ts";
import { clumsy } from "../../bots/cargo/careless.ts";
import { beginner, growing, LADDERS } from "../../bots/cargo/companies.ts";
import type { Bot } from "../../bots/cargo/view.ts";
import { registerPlayer, signIn } from "../../harness/cargo/player.ts";
import { addressOf, bearer, type ClientOptions } from "../../harness/client.ts";
import { type EventStream, openEventStream } from "../../harness/event-stream.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { seededRandom } from "../../harness/random.ts";
import { progress } from "../../harness/report.ts";
import { type LoadAnswers, type LoadPlayer, newLoadPlayer } from "./load-player.ts";

/** Players with the same home, so that they see each other and compete for jobs. */
const PER_HOME = 10;
/** The service closes the oldest stream of a session that opens more. */
const STREAMS_PER_SESSION = 5;
/** Players registered at a time: fewer than the service lets wait for a password hash. */
const AT_ONCE = 8;

const BOTS: readonly Bot[] = [growing(LADDERS.mixed), growing(LADDERS.small), beginner, clumsy];

/** With `deltas` the streams send these instead of whole states. */
export async function openPlayers(
  url: string,
  { players: count, streams: most, deltas }: Readonly<{ players: number; streams: number; deltas: boolean }>,
  answers: LoadAnswers,
) {
  const path = deltas ? "/api/stream?frames=delta" : "/api/stream";
  const players: LoadPlayer[] = [];
  const streams: EventStream[] = [];
  let isClosing = false;

  /** Reads only a player's first stream: unpacking all of them would take processor time from the service. */
  async function watch(headers: ClientOptions["headers"] & object, player: LoadPlayer | undefined): Promise<void> {
    const stateOf = stateReader();
    const onMessage = (message: ReadEvent) => {
      const state = stateOf(message);
      if (state !== undefined) player?.frame(state);
    };
    // Deltas that are not unpacked can be counted only without compression.
    const gzip = !deltas || player !== undefined;
    const stream = await openEventStream(url, { path, headers, gzip, ...(player && { onMessage }) });
    void stream.ended.then(() => {
      if (!isClosing) answers.unexpected.push("a stream ended");
    });
    streams.push(stream);
  }

  /** Distributes the streams evenly; every player has at least one. */
  async function register(index: number, home: string): Promise<void> {
    const own = Math.max(1, Math.floor(most / count) + (index < most % count ? 1 : 0));
    const [options, username] = [clientOptions(index), `load${index}`];
    const account = await registerPlayer(url, username, options);
    const tokens = [account.token];
    while (tokens.length * STREAMS_PER_SESSION < own) tokens.push((await signIn(url, username, options)).token);
    const [bot, random] = [BOTS[index % BOTS.length] as Bot, seededRandom(index + 1)];
    const player = newLoadPlayer(account, bot, random, answers, await account.settle(home));
    players.push(player);
    for (let stream = 0; stream < own; stream += 1) {
      const token = tokens[Math.floor(stream / STREAMS_PER_SESSION)] ?? "";
      await watch({ ...options.headers, ...bearer(token) }, stream === 0 ? player : undefined);
    }
  }

  const homes = await (await registerPlayer(url, "scout", clientOptions(2 ** 16 - 1))).homes();
  await inLanes(Array(count).keys(), AT_ONCE, async (index) => {
    await register(index, homes[Math.floor(index / PER_HOME) % homes.length] ?? "");
    if (players.length % 50 === 0) progress(`${players.length} players, ${streams.length} streams`);
  });
  return {
    streams: streams as readonly EventStream[],
    unseen: () => players.reduce((sum, { unseen }) => sum + unseen(), 0),
    turns: players.map(({ turn }) => turn),
    close() {
      isClosing = true;
      for (const each of [...streams, ...players]) each.close();
    },
  };
}

/** Returns a reader of one stream, of states or of deltas. The reader throws if a message is missing. */
function stateReader(): (message: ReadEvent) => StateView | undefined {
  const reader = new FrameReader();
  return ({ event, id = "", data }) => {
    if (event === undefined) return JSON.parse(data) as StateView;
    if (event !== "snapshot" && event !== "delta") return undefined;
    const state = reader.take({ event, id, data });
    if (state === undefined) throw new Error(`a message is missing before ${id}`);
    return state as unknown as StateView;
  };
}

const clientOptions = (index: number): ClientOptions => ({
  headers: addressOf(index),
  retry: { statuses: [503], most: 20 },
});
