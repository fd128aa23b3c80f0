/** `npm run bench -- games`: runs a thousand space games in one process. Some are played while others are saved. */
import type { World } from "@outbound/space/web/api.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { repeatAll } from "../../harness/repeat.ts";
import type { Figure } from "../../harness/report.ts";
import { longGame } from "../../harness/space/long-game.ts";
import { BEHIND_PROXY, startGame } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { Answers } from "../answers.ts";
import { startBareHttp } from "../bare.ts";
import { runRounds } from "../benchmark.ts";
import { used } from "../metrics.ts";

const FULL_SIZE = {
  games: 1000,
  active: 200,
  /** Number of the other games that are saved all the time. */
  saving: 20,
  /** Turns of a game that is saved; its document grows with them. */
  savedTurns: 150,
  /** Turns of the longest game, whose document is near the size limit of imports. */
  longestTurns: 2_300,
  /** Mean time between the steps of a player, and between those of a game that saves. */
  thinkMs: 2_000,
  warmUpSeconds: 10,
  seconds: 30,
};

type GameAnswers = Answers<"command" | "read" | "save">;
type GamePlayer = Awaited<ReturnType<typeof createGame>>;
export type Round = Awaited<ReturnType<typeof runGames>>;

const CREATED_AT_ONCE = 8;
const MEMORY_EVERY_MS = 500;
/** Interval of requests to a server that does nothing, which show what the machine and this client add to every request. */
const BARE_EVERY_MS = 20;

export async function runGames(options: typeof FULL_SIZE) {
  const { seconds, thinkMs } = options;
  await using service = await startGame("space", {
    environment: { ...BEHIND_PROXY, ...watched(), SPACE_GAMES_LIMIT: String(options.games) },
  });
  await using bare = await startBareHttp("{}");
  const bareClient = new Client(bare.url);
  const bareTimes: number[] = [];
  const answers: GameAnswers = new Answers("command", "read", "save");
  const players = await inLanes(Array(options.games).keys(), CREATED_AT_ONCE, (number) =>
    createGame(service.url, number, answers),
  );
  await refuseOneMore(service.url);
  const active = players.slice(0, options.active);
  const saving = players.slice(options.active, options.active + options.saving);
  const longest = players.slice(-1);
  for (const player of saving) await player.load(longGame(options.savedTurns, 1));
  for (const player of longest) await player.load(longGame(options.longestTurns, 1));
  let memoryMB = 0;

  /** Lets the active players play, and the given ones save, for some seconds. */
  async function phase(savers: readonly GamePlayer[], forSeconds: number) {
    answers.restart();
    bareTimes.length = 0;
    const works = [...active.map(({ play }) => play), ...savers.map(({ save }) => save)];
    const askBare = async () => bareTimes.push((await bareClient.send("GET", "/")).ms);
    const watchMemory = async () => {
      memoryMB = Math.max(memoryMB, await service.memoryMB());
    };
    const { processor } = await used(service.url, () =>
      Promise.all([
        repeatAll(works, { seconds: forSeconds, thinkMs }),
        repeatAll([askBare], { seconds: forSeconds, thinkMs: BARE_EVERY_MS }),
        repeatAll([watchMemory], { seconds: forSeconds, thinkMs: MEMORY_EVERY_MS }),
      ]),
    );
    const { command, read, save } = answers.latencies;
    if (answers.unexpected[0] !== undefined) throw new Error(answers.unexpected[0]);
    const { processorMs: turnMs } = await longestTurn(service);
    return {
      ...{ commands: quantilesOf(command), reads: quantilesOf(read), saves: quantilesOf(save) },
      bare: quantilesOf(bareTimes),
      commandsPerSecond: command.length / forSeconds,
      processorMs: (1000 * processor) / command.length,
      turnMs,
    };
  }

  await phase(saving, options.warmUpSeconds);
  const round = {
    quiet: await phase([], seconds),
    saving: await phase(saving, seconds),
    longest: await phase(longest, seconds / 2),
  };
  return { ...round, memoryMB };
}

/** Creates a game. Each player has its own client address, as a reverse proxy would forward it. */
async function createGame(url: string, number: number, answers: GameAnswers) {
  const client = new Client(url, { headers: addressOf(number), retry: { statuses: [429, 503], most: 20 } });
  const { id } = await client.ok<{ id: string }>("POST", "/api/games", { seed: number });
  const send = (kind: "command" | "read" | "save", method: string, path: string, body?: object) =>
    answers.send(kind, client, method, `${path}?game=${id}`, body);
  const load = (document: object) => send("save", "POST", "/api/save/import", document);

  /** Orders the first suggestion if the queue is empty, else ends a turn. Restarts an ended game. */
  async function play(): Promise<void> {
    const { save, nextSteps, activeTask } = (await send("read", "GET", "/api/world")).json<World>();
    const [next] = nextSteps;
    if (save.status !== "active") await send("command", "POST", "/api/save/new", {});
    else if (activeTask === null && next) await send("command", next.method, next.path, next.body);
    else await send("command", "POST", "/api/turn");
  }

  /** Exports the game, imports it again and goes back one turn. */
  async function* saves(): AsyncGenerator<void> {
    for (;;) {
      const document = await send("save", "GET", "/api/save/export");
      yield;
      const { save } = (await load(document.json())).json<World>();
      yield;
      await send("save", "POST", "/api/save/restore", { turn: save.turn });
      yield;
    }
  }
  const saving = saves();

  return { play, load, save: () => saving.next() };
}

async function refuseOneMore(url: string): Promise<void> {
  const client = new Client(url, { headers: addressOf(2 ** 24 - 1) });
  const { status, code } = await client.send("POST", "/api/games", {});
  client.close();
  if (code !== "too-many-games") throw new Error(`one game more was answered ${status} ${code}`);
}

export const FIGURES: readonly Figure<Round>[] = [
  { name: "commands a second", of: (round) => round.saving.commandsPerSecond },
  { name: "a bare node:http server meanwhile, p99, ms", of: (round) => round.saving.bare.p99, digits: 1 },
  {
    name: "processor time of a command and the GET /api/world before it, ms",
    of: (round) => round.quiet.processorMs,
    digits: 1,
  },
  { name: "a command while no game saves, p50, ms", of: (round) => round.quiet.commands.p50, digits: 1 },
  { name: "a command while no game saves, p99, ms", of: (round) => round.quiet.commands.p99, digits: 1 },
  { name: "a command while games save, p50, ms", of: (round) => round.saving.commands.p50, digits: 1 },
  { name: "**a command while games save, p99, ms**", of: (round) => round.saving.commands.p99, digits: 1, under: 25 },
  {
    name: "the p99 while games save ÷ while none does",
    of: (round) => round.saving.commands.p99 / round.quiet.commands.p99,
    digits: 2,
  },
  { name: "GET /api/world while 20 games save, p99, ms", of: (round) => round.saving.reads.p99, digits: 1 },
  { name: "an export, import or restore, p50, ms", of: (round) => round.saving.saves.p50, digits: 1 },
  {
    name: "**longest turn of the event loop while 20 games save, processor time, ms**",
    of: (round) => round.saving.turnMs,
    digits: 1,
    under: 50,
  },
  { name: "a command while a game saves its 4 MB, p99, ms", of: (round) => round.longest.commands.p99, digits: 1 },
  { name: "that game's longest request, ms", of: (round) => round.longest.saves.max },
  {
    name: "**longest turn of the event loop meanwhile, processor time, ms**",
    of: (round) => round.longest.turnMs,
    digits: 1,
    under: 50,
  },
  { name: "**resident memory, greatest, MB**", of: (round) => round.memoryMB, under: 400 },
];

export const run = () =>
  runRounds({
    name: "games",
    seconds: FULL_SIZE.seconds,
    measure: (_folder, seconds) => runGames({ ...FULL_SIZE, seconds }),
    figures: FIGURES,
  });
