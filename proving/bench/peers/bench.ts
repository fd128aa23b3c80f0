/**
 * `npm run bench -- peers`: the same work on Outbound, bare servers and peers, in turns. Writes docs/proving/peers.md. `--rounds N`,
 * `--seconds N`, `--clients N` and `--changes N` set the size, `--only WORD` takes the servers with the word in their name, `--print`
 * leaves the page alone.
 */
import { parseArgs } from "node:util";
import { today, writeSection } from "../../harness/report.ts";
import { installPeers } from "./install.ts";
import { bareHttp, bareSqlite } from "./peers/bare-http.ts";
import { bareWs } from "./peers/bare-ws.ts";
import { boardgame, boardgameFiles } from "./peers/boardgame.ts";
import { cargoFanOuts, cargoOwn, cargoSeen } from "./peers/cargo.ts";
import { colyseus } from "./peers/colyseus.ts";
import { space } from "./peers/space.ts";
import { measureAll } from "./rounds.ts";
import { actionTable, fanOutTable, killTable } from "./tables.ts";

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
  ...cargoFanOuts,
  space,
];
const size = {
  rounds: Number(given.rounds),
  seconds: Number(given.seconds),
  fanOut: {
    clients: Number(given.clients),
    idleSeconds: Number(given.seconds),
    changes: Number(given.changes),
    // Outbound sends at most one frame a second; this measures a change after a quiet second.
    apartMs: 1100,
  },
};

await installPeers();
const measured = await measureAll(
  PEERS.filter(({ name }) => name.toLowerCase().includes(given.only.toLowerCase())),
  size,
  (progress) => console.error(progress),
);
const text = [
  `${today()}; ${size.rounds} rounds, each the median (least–greatest).`,
  "An action and its new state:",
  actionTable(measured),
  `One change to ${size.fanOut.clients.toLocaleString("en")} clients:`,
  fanOutTable(measured),
  "Start, rest, and a kill in the middle of the work:",
  killTable(measured),
].join("\n\n");
console.log(text);
if (!given.print) await writeSection("peers", text, "bench -- peers", "proving/peers.md");
process.exit();
