/** Checks that the measurements are correct; no speed is judged here. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { OTHERS_PLANES_SHOWN } from "@outbound/cargo/rules/values/limits.ts";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { actionFigures } from "./action-rates.ts";
import { oneChange } from "./fan-out.ts";
import { killFigures } from "./kill.ts";
import type { Client, Peer } from "./peer.ts";
import { bareHttp, bareSqlite } from "./peers/bare-http.ts";
import { cargoFanOuts, cargoOwn } from "./peers/cargo.ts";
import { space } from "./peers/space.ts";
import { measureAll, tableOf } from "./rounds.ts";
import { countIn, isMark, newBoard, tookAction } from "./servers/board.ts";

async function ownFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-peers-test-"));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** Opens clients of the first room on a server that is killed after the test. */
async function openClients(t: TestContext, peer: Peer, count: number) {
  const server = await peer.start(await ownFolder(t));
  t.after(() => server.stop("SIGKILL"));
  const clients = await Promise.all(Array.from({ length: count }, (_, seat) => peer.open(server.url, 0, seat)));
  t.after(() => {
    for (const client of clients) client.close();
  });
  return { server, clients };
}

test("a board counts its actions, names the last one, and rejects malformed marks", () => {
  const { last } = newBoard();
  assert.equal(countIn(last), 0);
  const second = tookAction(tookAction(last, "3.1"), "4.1");
  assert.equal(second, "#2 4.1;");
  assert.equal(countIn(second), 2);
  assert.ok(isMark("15.123"));
  for (const wrong of ["15", "15.", "15.1;", 15.1, null]) assert.ok(!isMark(wrong), String(wrong));
});

test("a change counts once each client has it, and each client receives it once", async (t) => {
  const { server, clients } = await openClients(t, bareHttp, 20);
  const fanOut = await oneChange(server, clients);
  assert.ok(fanOut.p50 <= fanOut.p99 && fanOut.p99 <= fanOut.last, JSON.stringify(fanOut));
  assert.ok(fanOut.frameBytes > 9000 && fanOut.frameBytes < 12_000, String(fanOut.frameBytes));
  const received = await statesDuring(clients, () => clients[7]?.act());
  assert.deepEqual(received, Array(20).fill(1));
  assert.equal(await bareHttp.known(server.url, 0), 2);
});

/** Returns how many states each client receives during the work. */
async function statesDuring(clients: readonly Client[], work: () => Promise<unknown> | undefined): Promise<number[]> {
  const received = clients.map(() => 0);
  const { promise: all, resolve } = Promise.withResolvers<void>();
  for (const [index, client] of clients.entries()) {
    client.onState = () => {
      received[index] = (received[index] ?? 0) + 1;
      if (received.every((count) => count > 0)) resolve();
    };
  }
  await Promise.all([work(), all]);
  return received;
}

test("every cargo player at the airport receives a new job and a taken one", async (t) => {
  const together = cargoFanOuts.find(({ name }) => name.endsWith("one airport")) as Peer;
  const { server, clients } = await openClients(t, together, 20);
  const { market } = (await (await fetch(`${server.url}/api/state`, { headers: headersOf(1) })).json()) as StateView;
  assert.equal(market.planes.length, OTHERS_PLANES_SHOWN);
  const marketBytes = JSON.stringify(market).length;
  for (const change of ["appears", "is taken"]) {
    const { frameBytes } = await oneChange(server, clients);
    assert.ok(frameBytes > marketBytes, `${change}: ${frameBytes} bytes are too few for all planes that are shown`);
  }
});

test("every space stream receives an order", async (t) => {
  const { server, clients } = await openClients(t, space, 5);
  const { frameBytes } = await oneChange(server, clients);
  assert.ok(frameBytes < 1000, String(frameBytes));
});

test("rates count the actions that the server executed, with all clients in one room and with a room for each", async (t) => {
  const server = await bareHttp.start(await ownFolder(t));
  t.after(() => server.stop("SIGKILL"));
  const { oneRoom, rooms = 0, aloneP50, aloneP99 } = await actionFigures(server, bareHttp, 0.1);
  assert.ok(oneRoom > 0 && rooms > 0);
  assert.ok(aloneP50 <= aloneP99);
  const [first, last, beyond] = await Promise.all([0, 15, 16].map((room) => bareHttp.known(server.url, room)));
  assert.ok(Number(first) > Number(last) && Number(last) > 0, "the last room is one client's");
  assert.equal(beyond, 0);
});

test("a store and the cargo game keep what was acknowledged before a kill, and a server in memory loses it", async (t) => {
  for (const [peer, keeps] of [
    [bareHttp, false],
    [bareSqlite, true],
    [cargoOwn, true],
  ] as const) {
    const { acknowledged, kept } = await killFigures(peer, await ownFolder(t), 0.1);
    assert.ok(acknowledged > 0, peer.name);
    assert.equal(kept, keeps ? acknowledged : 0, peer.name);
  }
});

test("a round measures a server only in its own parts, and only their tables have a row for it", async () => {
  const fanOut = { clients: 3, restMs: 0, idleSeconds: 0.05, warmUpChanges: 1, changes: 1, apartMs: 10 };
  const peers: Peer[] = [
    { ...bareHttp, parts: ["fan-out"] },
    { ...bareSqlite, parts: ["kill"] },
  ];
  const measured = await measureAll(peers, { rounds: 2, seconds: 0.05, fanOut });
  assert.deepEqual(tableOf("actions", measured).slice(2), []);
  const [row = "", ...others] = tableOf("fanOut", measured).slice(2);
  assert.match(row, /^\| bare node:http( \| -?[\d,.]+ \(-?[\d,.]+–-?[\d,.]+\)){8} \|$/);
  assert.deepEqual(others, []);
  assert.match(
    tableOf("kill", measured).slice(2).join(),
    /^\| bare node:http and node:sqlite .* 100\.0 \(100\.0–100\.0\) \|$/,
  );
});
