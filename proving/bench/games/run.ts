/** A space service with many games: players who take their time, games that save, and one with the longest document. */
import { writeFile } from "node:fs/promises";
import { startChild } from "../../harness/child.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { repeat } from "../../harness/repeat.ts";
import { longGame } from "../../harness/space/long-game.ts";
import { BEHIND_PROXY, type Service, startGame } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { processorSeconds } from "../metrics.ts";
import { createGame, type GamePlayer, type Latencies } from "./game-player.ts";

export interface GamesSize {
  readonly games: number;
  /** Of these, played. */
  readonly active: number;
  /** Of the others, saved all the time. */
  readonly saving: number;
  /** Turns of a game that is saved: its document grows with them. */
  readonly savedTurns: number;
  /** Turns of the longest game, whose document is near the import's limit. */
  readonly longestTurns: number;
  /** Mean time between a player's steps, and between those of a game that saves. */
  readonly thinkMs: number;
}

export const FULL_SIZE: GamesSize = {
  games: 1000,
  active: 200,
  saving: 20,
  savedTurns: 150,
  longestTurns: 2_300,
  thinkMs: 2_000,
};

export interface GamesOptions extends GamesSize {
  /** Files of the round begin with it. */
  readonly prefix: string;
  /** Of each phase. */
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

export type Round = Awaited<ReturnType<typeof runGames>>;

const CREATED_AT_ONCE = 8;
const MEMORY_EVERY_MS = 500;
/** A server that does nothing is asked too: what the machine and this client add to every request. */
const BARE_EVERY_MS = 20;

export async function runGames(options: GamesOptions) {
  const { prefix, seconds, warmUpSeconds } = options;
  await using service = await startGame("space", {
    database: `sqlite:${prefix}-games.db`,
    environment: { ...BEHIND_PROXY, ...watched(), SPACE_GAMES_LIMIT: String(options.games) },
  });
  await writeFile(`${prefix}-bare`, "{}");
  await using bare = startChild(new URL("../bare-http.ts", import.meta.url), [`${prefix}-bare`]);
  const bareClient = new Client(`http://127.0.0.1:${await bare.line()}`);
  const players = await inLanes(Array(options.games).keys(), CREATED_AT_ONCE, (number) =>
    createGame(service.url, number, options.thinkMs),
  );
  await refuseOneMore(service.url);
  const active = players.slice(0, options.active);
  const saving = players.slice(options.active, options.active + options.saving);
  const longest = players.slice(-1);
  const memory = await watchMemory(service);
  const [shorter, longer] = [options.savedTurns, options.longestTurns].map((turns) =>
    JSON.stringify(longGame(turns, 1)),
  );
  for (const player of saving) await player.load(shorter ?? "");
  for (const player of longest) await player.load(longer ?? "");

  /** Lets these play, and those save, for some seconds. */
  const phase = async (savers: readonly GamePlayer[], forSeconds: number) => {
    const latencies: Latencies = { command: [], read: [], save: [] };
    const bareTimes: number[] = [];
    const stop = AbortSignal.timeout(forSeconds * 1000);
    const before = await processorSeconds(service.url);
    await Promise.all([
      ...active.map((player) => player.play(stop, latencies)),
      ...savers.map((player) => player.save(stop, latencies)),
      repeat(async () => bareTimes.push((await bareClient.send("GET", "/")).ms), { stop, thinkMs: BARE_EVERY_MS }),
    ]);
    return {
      bare: quantilesOf(bareTimes),
      commands: quantilesOf(latencies.command),
      reads: quantilesOf(latencies.read),
      saves: quantilesOf(latencies.save),
      commandsPerSecond: latencies.command.length / forSeconds,
      processorMs: (1000 * ((await processorSeconds(service.url)) - before)) / latencies.command.length,
    };
  };

  await phase(saving, warmUpSeconds);
  await longestTurn(service);
  const quiet = await phase([], seconds);
  const whileSaving = await phase(saving, seconds);
  const turn = await longestTurn(service);
  const whileLongest = await phase(longest, seconds / 2);
  const longestDocument = await longestTurn(service);
  const memoryMB = memory.stop();
  for (const player of players) player.close();
  bareClient.close();
  return {
    quiet,
    saving: whileSaving,
    longest: whileLongest,
    turnMs: turn.processorMs,
    longestTurnMs: longestDocument.processorMs,
    memoryMB,
  };
}

/** The service holds as many games as it may. */
async function refuseOneMore(url: string): Promise<void> {
  const client = new Client(url, { headers: addressOf(2 ** 24 - 1) });
  const { status, code } = await client.send("POST", "/api/games", {});
  client.close();
  if (code !== "too-many-games") throw new Error(`one game more was answered ${status} ${code}`);
}

/** Resident memory, the greatest until it is stopped. */
async function watchMemory(service: Service) {
  let most = await service.memoryMB();
  const timer = setInterval(async () => {
    most = Math.max(most, await service.memoryMB());
  }, MEMORY_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
