/** The measuring pieces are right: how fast anything is here is nobody's business. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { actionFigures } from "./action-rates.ts";
import { oneChange } from "./crowd.ts";
import { FrameEnds } from "./event-stream.ts";
import { killFigures } from "./kill.ts";
import type { Client, Peer } from "./peer.ts";
import { bareHttp, bareSqlite } from "./peers/bare-http.ts";
import { cargoCrowds, cargoOwn } from "./peers/cargo.ts";
import { space } from "./peers/space.ts";
import { measureAll } from "./rounds.ts";
import { countIn, isMark, newBoard, tookAction } from "./servers/board.ts";
import { actionTable, crowdTable, killTable } from "./tables.ts";
import { FrameReader } from "./web-socket.ts";

async function foldersOf(t: TestContext) {
  const data = await mkdtemp(join(tmpdir(), "outbound-peers-test-"));
  t.after(() => rm(data, { recursive: true }));
  return { data, compiled: join(data, "compiled") };
}

/** So many clients of the first room, on a server that is killed at the end of the test. */
async function aCrowd(t: TestContext, peer: Peer, count: number) {
  const folders = await foldersOf(t);
  const server = await peer.start(folders);
  t.after(() => server.stop("SIGKILL"));
  const clients = await Promise.all(Array.from({ length: count }, (_, seat) => peer.open(server.url, 0, seat)));
  t.after(() => {
    for (const client of clients) client.close();
  });
  return { server, clients };
}

test("a board counts its actions, names the last one, and takes no mark of another shape", () => {
  const { last } = newBoard();
  assert.equal(countIn(last), 0);
  const second = tookAction(tookAction(last, "3.1"), "4.1");
  assert.equal(second, "#2 4.1;");
  assert.equal(countIn(second), 2);
  assert.ok(isMark("15.123"));
  for (const wrong of ["15", "15.", "15.1;", 15.1, null]) assert.ok(!isMark(wrong), String(wrong));
});

test("the ends of frames are found wherever the pieces break, and heartbeats are no frames", () => {
  const frame = `data: ${"x".repeat(200)}\n\n`;
  const text = `: \n\n${frame}: \n\n${frame}`;
  for (const size of [1, 3, 7, 100, 1000]) {
    const sizes: number[] = [];
    const reader = new FrameEnds(Buffer.from("\n\n"), (_piece, bytes) => sizes.push(bytes));
    for (let at = 0; at < text.length; at += size) reader.take(Buffer.from(text.slice(at, at + size)));
    assert.deepEqual(sizes, [frame.length, frame.length], `pieces of ${size}`);
  }
});

test("frames of a WebSocket of every length are read wherever the pieces break", () => {
  const lengths = [0, 1, 125, 126, 65_535, 65_536];
  const sent = Buffer.concat(lengths.map((length) => Buffer.concat([headOf(length), Buffer.alloc(length, 7)])));
  for (const size of [1, 5, 4096, sent.length]) {
    const read: number[] = [];
    const reader = new FrameReader((opcode, payload, bytes) => {
      assert.equal(opcode, 2);
      assert.ok(payload.every((byte) => byte === 7));
      assert.equal(bytes, payload.length + headOf(payload.length).length);
      read.push(payload.length);
    });
    for (let at = 0; at < sent.length; at += size) reader.take(sent.subarray(at, at + size));
    assert.deepEqual(read, lengths, `pieces of ${size}`);
  }
});

/** What a server puts before a binary message of this length. */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x82, length]);
  if (length < 65_536) return Buffer.from([0x82, 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head[0] = 0x82;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

test("a change is counted when each client has it, and a client hears of it once", async (t) => {
  const { server, clients } = await aCrowd(t, bareHttp, 20);
  const told = await oneChange(server, clients);
  assert.ok(told.p50 <= told.p99 && told.p99 <= told.last, JSON.stringify(told));
  assert.ok(told.frameBytes > 9000 && told.frameBytes < 12_000, String(told.frameBytes));
  const heard = await heardBy(clients, () => clients[7]?.act());
  assert.deepEqual(heard, Array(20).fill(1));
  assert.equal(await bareHttp.known(server.url, 0), 2);
});

/** How often each client heard of what the work does. */
async function heardBy(clients: readonly Client[], work: () => Promise<unknown> | undefined): Promise<number[]> {
  const heard = clients.map(() => 0);
  const { promise: all, resolve } = Promise.withResolvers<void>();
  for (const [index, client] of clients.entries()) {
    client.onState = () => {
      heard[index] = (heard[index] ?? 0) + 1;
      if (heard.every((count) => count > 0)) resolve();
    };
  }
  await Promise.all([work(), all]);
  return heard;
}

test("in the cargo game a job that appears, and one that is taken, is heard of by all at the airport", async (t) => {
  const together = cargoCrowds.find(({ name }) => name.endsWith("one airport")) as Peer;
  const { server, clients } = await aCrowd(t, together, 20);
  for (const change of ["appears", "is taken"]) {
    const { frameBytes } = await oneChange(server, clients);
    assert.ok(frameBytes > 20_000, `${change}: ${frameBytes} bytes do not show two hundred planes`);
  }
});

test("in the space game an order is heard of by all who listen", async (t) => {
  const { server, clients } = await aCrowd(t, space, 5);
  const { frameBytes } = await oneChange(server, clients);
  assert.ok(frameBytes < 1000, String(frameBytes));
});

test("rates come of actions that the server has taken, in one room and in a room each", async (t) => {
  const folders = await foldersOf(t);
  const server = await bareHttp.start(folders);
  t.after(() => server.stop("SIGKILL"));
  const { oneRoom, rooms = 0, aloneP50, aloneP99 } = await actionFigures(server, bareHttp, 0.1);
  assert.ok(oneRoom > 0 && rooms > 0);
  assert.ok(aloneP50 <= aloneP99);
  const [first, last, beyond] = await Promise.all([0, 15, 16].map((room) => bareHttp.known(server.url, room)));
  assert.ok(Number(first) > Number(last) && Number(last) > 0, "the last room is one client's");
  assert.equal(beyond, 0);
});

test("what was acknowledged before a kill is kept by a store and by the cargo game, and lost by a memory", async (t) => {
  for (const [peer, keeps] of [
    [bareHttp, false],
    [bareSqlite, true],
    [cargoOwn, true],
  ] as const) {
    const { acknowledged, kept } = await killFigures(peer, await foldersOf(t), 0.1);
    assert.ok(acknowledged > 0, peer.name);
    assert.equal(kept, keeps ? acknowledged : 0, peer.name);
  }
});

test("a round brings the figures of the parts in which a server takes part, and the tables have a row for it", async () => {
  const crowd = { clients: 3, idleSeconds: 0.05, changes: 1, apartMs: 10 };
  const peers: Peer[] = [
    { ...bareHttp, parts: ["crowd"] },
    { ...bareSqlite, parts: ["kill"] },
  ];
  const measured = await measureAll(peers, { rounds: 2, seconds: 0.05, crowd });
  const rowsOf = (table: string) => table.split("\n").slice(2);
  assert.deepEqual(rowsOf(actionTable(measured)), []);
  const [crowdRow = "", ...others] = rowsOf(crowdTable(measured));
  assert.match(crowdRow, /^\| bare node:http( \| -?[\d,.]+ \(-?[\d,.]+–-?[\d,.]+\)){8} \|$/);
  assert.deepEqual(others, []);
  assert.match(
    rowsOf(killTable(measured)).join(),
    /^\| bare node:http and node:sqlite .* 100\.0 \(100\.0–100\.0\) \|$/,
  );
});
