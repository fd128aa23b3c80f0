import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { setImmediate as turnOver } from "node:timers/promises";
import { notesApp } from "../testing/notes-app.ts";
import { FINISH_WITHIN_MS } from "./unfinished-bodies.ts";

/** A connection to an app on a clock that only `pass` advances. */
async function connection(t: TestContext) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const app = notesApp();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  socket.on("error", () => {});
  t.after(async () => {
    socket.destroy();
    await app.close();
  });
  return { app, socket, pass: (ms: number) => t.mock.timers.tick(ms) };
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, ...headers, "content-type: application/json", "transfer-encoding: chunked", "", ""].join(
    "\r\n",
  );

const FIRST_CHUNK = "1\r\n{\r\n";
const REST = "1\r\n}\r\n0\r\n\r\n";
const REFUSED = [
  [404, head("/api/none", "host: localhost")],
  [405, head("/api/version", "host: localhost")],
  [403, head("/api/notes", "host: evil.example")],
] as const;

async function statusOf(socket: Socket): Promise<number> {
  const [text] = (await once(socket, "data")) as [string];
  return Number(text.split(" ")[1]);
}

/** Waits until the server has received the bytes, which takes some turns of the event loop. */
async function aWhile(isEnough: () => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < 500 && !isEnough(); turn++) await turnOver();
}

for (const [status, request] of REFUSED) {
  test(`after ${status} a connection that never finishes its body is closed, even if it keeps sending`, async (t) => {
    const { socket, pass } = await connection(t);
    socket.write(request + FIRST_CHUNK);
    assert.equal(await statusOf(socket), status);
    socket.write("1\r\n \r\n");
    await aWhile();
    assert.ok(!socket.closed, "who is about to finish may");
    pass(FINISH_WITHIN_MS);
    await aWhile(() => socket.closed);
    assert.ok(socket.closed);
  });

  test(`after ${status} a connection that finishes its body accepts the next request`, async (t) => {
    const { socket, pass } = await connection(t);
    for (const parts of [[request + FIRST_CHUNK, REST], [request + FIRST_CHUNK + REST]]) {
      socket.write(parts[0] ?? "");
      assert.equal(await statusOf(socket), status);
      socket.write(parts[1] ?? "");
      await aWhile();
      pass(10 * FINISH_WITHIN_MS);
      await aWhile();
    }
    socket.write("GET /api/version HTTP/1.1\r\nhost: localhost\r\n\r\n");
    assert.equal(await statusOf(socket), 200);
  });
}
