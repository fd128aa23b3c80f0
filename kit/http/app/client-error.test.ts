import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { notesApp } from "../testing/notes-app.ts";
import type { App } from "./app.ts";

/** Sends raw bytes and returns status and problem document. */
async function exchange(app: App, bytes: string): Promise<{ status: number; body: Record<string, unknown> }> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.end(bytes);
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) text += chunk;
  await app.close();
  const [head = "", body = ""] = text.split("\r\n\r\n");
  assert.match(head, /content-type: application\/problem\+json/i);
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
}

test("bytes that are not HTTP are answered by a problem document", async () => {
  const { status, body } = await exchange(notesApp(), "what is this\r\n\r\n");
  assert.equal(status, 400);
  assert.equal(body.code, "malformed-request");
  assert.match(String(body.type), /^http:\/\/127\.0\.0\.1:\d+\/problems\/malformed-request$/);
});

test("an address that is too long is answered by a problem document", async () => {
  const app = notesApp({ settings: { publicUrl: "https://play.example.org" } });
  const { status, body } = await exchange(app, `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  assert.equal(status, 431);
  assert.equal(body.code, "request-header-too-large");
  assert.equal(body.type, "https://play.example.org/problems/request-header-too-large");
});

test("problems of bytes that never reach a route are counted too", async () => {
  const app = notesApp();
  await exchange(app, "what is this\r\n\r\n");
  assert.match(await app.metrics.text(), /^http_problems_total\{code="malformed-request"\} 1$/m);
});

test("a request without Host is malformed", async () => {
  for (const path of ["/api/version", "/api/nothing"]) {
    const { status, body } = await exchange(notesApp(), `GET ${path} HTTP/1.1\r\nconnection: close\r\n\r\n`);
    assert.deepEqual([status, body.code], [400, "malformed-request"], path);
  }
});

/** Sends raw bytes and returns the status of each answer, and all of the text. */
async function answersTo(app: App, bytes: string): Promise<{ statuses: number[]; text: string }> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) text += chunk;
  await app.close();
  return { statuses: [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status)), text };
}

const noted = (text: string, ...headers: string[]) => {
  const body = JSON.stringify({ text });
  return ["POST /api/notes HTTP/1.1", "host: localhost", "content-type: application/json", ...headers]
    .concat(`content-length: ${body.length}`, "", body)
    .join("\r\n");
};

test("requests before bytes that are not HTTP get their own answers first", async () => {
  const { statuses, text } = await answersTo(notesApp(), `${noted("milk")}${noted("tea")}what is this\r\n\r\n`);
  assert.deepEqual(statuses, [201, 201, 400]);
  assert.match(text, /"milk".*"tea".*"malformed-request"/s);
});

test("requests before one whose chunks are malformed get their own answers first", async () => {
  const chunked = "POST /api/notes HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nnone\r\n";
  const { statuses } = await answersTo(notesApp(), noted("milk") + chunked);
  assert.deepEqual(statuses, [201, 400]);
});

test("bytes after a request with Connection: close are ignored", async () => {
  const { statuses } = await answersTo(notesApp(), noted("milk", "connection: close") + noted("tea"));
  assert.deepEqual(statuses, [201]);
});

test("bytes that are not HTTP end a stream and add nothing to it", async () => {
  const app = notesApp();
  app.get("/stream", { schema: { hide: true } }, async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" }).write("retry: 2000\n\n");
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /stream HTTP/1.1\r\nhost: localhost\r\n\r\n");
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    text += chunk;
    if (text.endsWith("\n\n\r\n")) socket.write("what is this\r\n\r\n");
  }
  await app.close();
  assert.equal(text.match(/HTTP\/1.1/g)?.length, 1);
});

test("a body in a transfer coding that the service does not know is refused with 501", async () => {
  const sent = (coding: string) =>
    ["POST /api/notes HTTP/1.1", "host: localhost", "connection: close", `transfer-encoding: ${coding}`]
      .concat("content-type: application/json", "", "2", "{}", "0", "", "")
      .join("\r\n");
  const { status, body } = await exchange(notesApp(), sent("gzip, chunked"));
  assert.deepEqual([status, body.code], [501, "unknown-transfer-coding"]);
  assert.deepEqual(body.details, { transferEncoding: "gzip, chunked" });
  assert.equal((await exchange(notesApp(), sent("Chunked"))).status, 400);
});

test("an unknown Expect header is ignored", async () => {
  const lines = ["GET /api/none HTTP/1.1", "host: localhost", "expect: wonders", "connection: close", "", ""];
  assert.equal((await exchange(notesApp(), lines.join("\r\n"))).status, 404);
});

test("a client that asks for a tunnel and keeps its side open is cut off", async (t) => {
  const app = notesApp();
  t.after(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  t.after(() => socket.destroy());
  socket.write("CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n");
  await once(socket.resume(), "end");
  for (const until = performance.now() + 10_000; app.connections.size > 0; await wait(50)) {
    assert.ok(performance.now() < until, "the connection is still open");
  }
});
