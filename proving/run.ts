/** `npm run bench|prove|play|balance -- <name> [options]`: runs the program of that name, which reads its own options. */

import { UsageError } from "./harness/arguments.ts";

type Programs = Readonly<Record<string, readonly [about: string, run: () => Promise<unknown>]>>;

/** Of a program that tests import too. */
const start = (program: Promise<{ run(): Promise<unknown> }>) => program.then(({ run }) => run());
const fuzz = (game: "space" | "cargo") => import("./fuzz/script.ts").then(({ runFuzz }) => runFuzz(game));
const FUZZ: Programs = {
  space: ["the space service", () => fuzz("space")],
  cargo: ["the cargo service", () => fuzz("cargo")],
};

const SCRIPTS: Readonly<Record<string, Programs>> = {
  bench: {
    peers: ["both games, bare servers, boardgame.io and Colyseus", () => import("./bench/peers/bench.ts")],
    space: ["the space service against a bare server and bare commits", () => import("./bench/space.ts")],
    cargo: ["the cargo service against a bare server and bare commits", () => import("./bench/cargo.ts")],
    load: ["300 bots and 2,000 streams on one cargo process", () => start(import("./bench/load/load.ts"))],
    games: ["1,000 space games on one process, 200 of them played", () => start(import("./bench/games/games.ts"))],
    greedy: ["what one player without a pause does to the others", () => start(import("./bench/greedy/greedy.ts"))],
    history: ["start and reads on ten million events", () => start(import("./bench/history/history.ts"))],
    scale: ["cargo worlds from 10 to 100,000 players", () => start(import("./bench/scale/scale.ts"))],
    web: ["size and response times of the clients", () => import("./bench/web.ts")],
  },
  prove: {
    simulation: ["deterministic simulation on a failing store", () => import("./simulation/simulate.ts")],
    faults: ["kills, full disks, locks, outages, clocks, idle clients", () => import("./faults/faults.ts")],
    load: [
      "10,000 planes on routes, as many by hand, and a day of downtime",
      () => start(import("./bench/route-load/route-load.ts")),
    ],
    cluster: ["three cargo processes on one PostgreSQL", () => start(import("./faults/cluster/cargo.ts"))],
    fuzz: ["generated and hostile requests: space, cargo", () => run("prove -- fuzz", FUZZ)],
  },
  play: {
    space: ["seeds of the space game until each is won", () => import("./play/space.ts")],
    cargo: ["two players from registration to their deliveries", () => import("./play/cargo.ts")],
  },
  balance: {
    space: ["how often each bot wins", () => import("./balance/space.ts")],
    neglect: ["what carelessness costs, and what care brings", () => import("./balance/space-neglect.ts")],
    roads: ["which technologies and modules pay", () => start(import("./balance/space-roads.ts"))],
    encounters: [
      "which encounters bots meet and what they choose",
      () => start(import("./balance/space-encounters.ts")),
    ],
    "soft-lock": [
      "whether random games of the space game have a way on",
      () => start(import("./balance/soft-locks.ts")),
    ],
    cargo: ["what becomes of beginners, growing, idle and clumsy companies", () => start(import("./balance/cargo.ts"))],
  },
};
/** What runs when the command line names no program. */
const FALLBACK: Readonly<Record<string, string>> = { bench: "peers" };

const [script = ""] = process.argv.splice(2, 1);
try {
  await run(script, SCRIPTS[script] ?? {});
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Prints the names, and sets exit code 1, where the command line names no program of the script. */
async function run(command: string, programs: Programs): Promise<void> {
  const [given] = process.argv[2]?.startsWith("-") ? [] : process.argv.splice(2, 1);
  const name = given ?? FALLBACK[command] ?? "";
  if (Object.hasOwn(programs, name)) return void (await programs[name]?.[1]());
  const width = Math.max(...Object.keys(programs).map(({ length }) => length));
  const lines = Object.entries(programs).map(([key, [about]]) => `  ${key.padEnd(width)}  ${about}`);
  console.error([`npm run ${command} -- <name> [options]`, "", ...lines].join("\n"));
  process.exitCode = 1;
}
