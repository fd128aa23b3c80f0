/**
 * `npm run bench -- games`: runs a thousand space games in one process. Two hundred of them are played while others save, one of
 * them with the longest document.
 */

import { writeFile } from "node:fs/promises";
import { startChild } from "../../harness/child.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { separateCores } from "../../harness/cores.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { repeat } from "../../harness/repeat.ts";
import type { Figure } from "../../harness/report.ts";
import { longGame } from "../../harness/space/long-game.ts";
import { BEHIND_PROXY, type Service, startGame } from "../../harness/spawn-service.ts";
import { quantilesOf, ratios } from "../../harness/statistics.ts";
import { processorSeconds } from "../metrics.ts";
import { runBenchmark } from "../rounds.ts";
import { createGame, type GamePlayer, type Latencies } from "./game-player.ts";

export interface GamesSize {
  readonly games: number;
  /** Number of these games that are played. */
  readonly active: number;
  /** Number of the other games that are saved all the time. */
  readonly saving: number;
  /** Turns of a game that is saved; its document grows with them. */
  readonly savedTurns: number;
  /** Turns of the longest game, whose document is near the size limit of imports. */
  readonly longestTurns: number;
  /** Mean time between the steps of a player, and between those of a game that saves. */
  readonly thinkMs: number;
}

const FULL_SIZE: GamesSize = {
  games: 1000,
  active: 200,
  saving: 20,
  savedTurns: 150,
  longestTurns: 2_300,
  thinkMs: 2_000,
};

export interface GamesOptions extends GamesSize {
  /** Prefix of the round's file paths. */
  readonly prefix: string;
  /** Length of each phase in seconds. */
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

export type Round = Awaited<ReturnType<typeof runGames>>;

const CREATED_AT_ONCE = 8;
const MEMORY_EVERY_MS = 500;
/** Interval of requests to a server that does nothing, which show what the machine and this client add to every request. */
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

  /** Lets the given players play, and the given savers save, for some seconds. */
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

/** Asserts that the service, which has as many games as it may hold, refuses one more. */
async function refuseOneMore(url: string): Promise<void> {
  const client = new Client(url, { headers: addressOf(2 ** 24 - 1) });
  const { status, code } = await client.send("POST", "/api/games", {});
  client.close();
  if (code !== "too-many-games") throw new Error(`one game more was answered ${status} ${code}`);
}

/** Samples the resident memory and reports the maximum when it is stopped. */
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

const MOST_P99_MS = 25;
const MOST_TURN_MS = 50;
const MOST_MB = 400;

export function figures(rounds: readonly Round[]): readonly Figure[] {
  const of = (pick: (round: Round) => number) => rounds.map(pick);
  const quiet = of(({ quiet }) => quiet.commands.p99);
  const saving = of(({ saving }) => saving.commands.p99);
  const below = (aim: number) => ({ aim, better: "less" }) as const;
  const ms = { digits: 1 };
  return [
    { name: "commands a second", rounds: of(({ saving }) => saving.commandsPerSecond) },
    { name: "a bare node:http server meanwhile, p99, ms", rounds: of(({ saving }) => saving.bare.p99), ...ms },
    {
      name: "processor time of a command and the GET /api/world before it, ms",
      rounds: of(({ quiet }) => quiet.processorMs),
      ...ms,
    },
    { name: "a command while no game saves, p50, ms", rounds: of(({ quiet }) => quiet.commands.p50), ...ms },
    { name: "a command while no game saves, p99, ms", rounds: quiet, ...ms },
    { name: "a command while games save, p50, ms", rounds: of(({ saving }) => saving.commands.p50), ...ms },
    { name: "**a command while games save, p99, ms**", rounds: saving, ...ms, ...below(MOST_P99_MS) },
    { name: "the p99 while games save ÷ while none does", rounds: ratios(saving, quiet), digits: 2 },
    { name: "GET /api/world while 20 games save, p99, ms", rounds: of(({ saving }) => saving.reads.p99), ...ms },
    { name: "an export, import or restore, p50, ms", rounds: of(({ saving }) => saving.saves.p50), ...ms },
    {
      name: "**longest turn of the event loop while 20 games save, processor time, ms**",
      rounds: of(({ turnMs }) => turnMs),
      ...ms,
      ...below(MOST_TURN_MS),
    },
    {
      name: "a command while a game saves its 4 MB, p99, ms",
      rounds: of(({ longest }) => longest.commands.p99),
      ...ms,
    },
    { name: "that game's longest request, ms", rounds: of(({ longest }) => longest.saves.max) },
    {
      name: "**longest turn of the event loop meanwhile, processor time, ms**",
      rounds: of(({ longestTurnMs }) => longestTurnMs),
      ...ms,
      ...below(MOST_TURN_MS),
    },
    { name: "**resident memory, greatest, MB**", rounds: of(({ memoryMB }) => memoryMB), ...below(MOST_MB) },
  ];
}

const WARM_UP_SECONDS = 10;

export async function run(): Promise<void> {
  separateCores();
  await runBenchmark({
    name: "games",
    seconds: 30,
    measure: (prefix, seconds) => runGames({ ...FULL_SIZE, prefix, seconds, warmUpSeconds: WARM_UP_SECONDS }),
    figures,
  });
}
