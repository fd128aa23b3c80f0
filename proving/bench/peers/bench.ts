/** `npm run bench -- peers`: the same work on Outbound, bare servers and peers in turn, without options into docs/proving/peers.md. */
import { headOf, runBenchmark } from "../benchmark.ts";
import { REST_MS } from "../start.ts";
import { installPeers } from "./install.ts";
import { bareHttp, bareSqlite } from "./peers/bare-http.ts";
import { bareWs } from "./peers/bare-ws.ts";
import { boardgame, boardgameFiles } from "./peers/boardgame.ts";
import { cargoFanOuts, cargoOwn, cargoSeen } from "./peers/cargo.ts";
import { colyseus } from "./peers/colyseus.ts";
import { space } from "./peers/space.ts";
import { measureAll, tableOf } from "./rounds.ts";

const PEERS = [
  ...[bareHttp, bareSqlite, bareWs, boardgame, boardgameFiles, colyseus],
  ...[cargoSeen, cargoOwn, ...cargoFanOuts, space],
];

await runBenchmark({
  name: "peers",
  page: "proving/peers.md",
  options: { rounds: 3, seconds: 2, clients: 1000, changes: 4, only: "", part: "" },
  async measure(_folder, { rounds, seconds, clients, changes, only, part }) {
    await installPeers();
    const words = only.toLowerCase().split(",");
    const peers = PEERS.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word))).map((peer) => ({
      ...peer,
      parts: peer.parts.filter((one) => one.startsWith(part)),
    }));
    // Outbound sends at most one frame per second; this measures a change after a quiet second.
    const fanOut = { clients, restMs: REST_MS, idleSeconds: seconds, warmUpChanges: 15, changes, apartMs: 1100 };
    return { rounds, clients, measured: await measureAll(peers, { rounds, seconds, fanOut }) };
  },
  text: ({ rounds, clients, measured }) => [
    headOf(rounds),
    "An action and its new state:",
    tableOf("actions", measured),
    `One change to ${clients.toLocaleString("en")} clients:`,
    tableOf("fanOut", measured),
    "Start, rest, and a kill in the middle of the work:",
    tableOf("kill", measured),
  ],
});
process.exit();
