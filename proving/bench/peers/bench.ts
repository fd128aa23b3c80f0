/**
 * `npm run bench`: the same work for Outbound and its peers, in turns. Prints the tables and writes them into
 * docs/proving/peers.md. `--rounds N`, `--seconds N`, `--clients N` and `--changes N` change the size, `--only WORD` takes the
 * servers whose name has the word, `--print` only prints.
 */
import { parseArgs } from "node:util";
import { today, writeSection } from "../../harness/report.ts";
import { installPeers } from "./install.ts";
import { bareHttp, bareSqlite } from "./peers/bare-http.ts";
import { bareWs } from "./peers/bare-ws.ts";
import { boardgame, boardgameFiles } from "./peers/boardgame.ts";
import { cargoCrowds, cargoOwn, cargoSeen } from "./peers/cargo.ts";
import { colyseus } from "./peers/colyseus.ts";
import { space } from "./peers/space.ts";
import { measureAll } from "./rounds.ts";
import { actionTable, crowdTable, killTable } from "./tables.ts";

const { values: given } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "2" },
    clients: { type: "string", default: "1000" },
    changes: { type: "string", default: "4" },
    only: { type: "string", default: "" },
    print: { type: "boolean", default: false },
  },
});
const PEERS = [
  bareHttp,
  bareSqlite,
  bareWs,
  boardgame,
  boardgameFiles,
  colyseus,
  cargoSeen,
  cargoOwn,
  ...cargoCrowds,
  space,
];
const size = {
  rounds: Number(given.rounds),
  seconds: Number(given.seconds),
  crowd: {
    clients: Number(given.clients),
    idleSeconds: Number(given.seconds),
    changes: Number(given.changes),
    // Outbound's frames come at most once a second, and this is about a change after a quiet second.
    apartMs: 1100,
  },
};

await installPeers();
const measured = await measureAll(
  PEERS.filter(({ name }) => name.toLowerCase().includes(given.only.toLowerCase())),
  size,
  (progress) => process.stderr.write(`${progress}\n`),
);
const text = [
  `${today()}; ${size.rounds} rounds, each the median (least–greatest).`,
  "An action and its new state:",
  actionTable(measured),
  `One change to ${size.crowd.clients.toLocaleString("en")} clients:`,
  crowdTable(measured),
  "Start, rest, and killed in the middle of the work:",
  killTable(measured),
].join("\n\n");
process.stdout.write(`${text}\n`);
if (!given.print) await writeSection("peers", text, "bench", "proving/peers.md");
process.exit();
