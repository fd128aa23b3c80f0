import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { gzipSync } from "node:zlib";
import { exchange } from "./wire.ts";

/** Starts a server that answers everything with this text and closes the connection. */
async function saying(t: TestContext, text: string): Promise<number> {
  const server = createServer(
    (socket) => void socket.on("error", () => {}).once("data", () => socket.end(text, "latin1")),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

const GET = Buffer.from("GET / HTTP/1.1\r\n\r\n");

test("an answer is parsed into status, headers, and a body by its length or in chunks", async (t) => {
  const whole = await saying(t, "HTTP/1.1 200 OK\r\nA: 1\r\na: 2\r\ncontent-length: 2\r\n\r\n{}");
  assert.deepEqual(await exchange(whole, GET), {
    status: 200,
    headers: { a: "1, 2", "content-length": "2" },
    body: "{}",
  });
  const chunked = await saying(
    t,
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n",
  );
  assert.equal((await exchange(chunked, GET)).body, "abc");
  const interim = await saying(t, "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n");
  assert.equal((await exchange(interim, GET)).status, 204);
});

test("a compressed body is unpacked", async (t) => {
  const packed = gzipSync('{"a":1}').toString("latin1");
  const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`;
  assert.equal((await exchange(await saying(t, head + packed), GET)).body, '{"a":1}');
});

test("a request rejects when there is no answer, half an answer, or more than one", async (t) => {
  const cases: [string, RegExp][] = [
    ["", /closed without an answer/],
    ["what?", /no answer: what/],
    ["HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nab", /2 bytes of a body of 3/],
    ["HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 400 Bad", /after the answer came more/],
    ["HTTP/1.1 200 OK\r\nno colon\r\n\r\n", /not a header: no colon/],
  ];
  for (const [text, expected] of cases) await assert.rejects(exchange(await saying(t, text), GET), expected);
});
