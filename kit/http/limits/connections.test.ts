import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type NetConnectOpts, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { describe, type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openEventStream } from "../../event-stream/stream.ts";
import type { App, AppSettings } from "../app/app.ts";
import { notesApp } from "../testing/notes-app.ts";
import { type ConnectionLimits, Connections } from "./connections.ts";
import { connectionsInAll } from "./open-files.ts";
import { STREAMS } from "./rate-limit.ts";

async function listening(t: TestContext, settings: AppSettings): Promise<App> {
  const app = notesApp({ settings: { rateLimit: true, ...settings } });
  app.get("/api/changes", { schema: { hide: true }, config: { limits: STREAMS } }, async (request, reply) => {
    openEventStream(request, reply);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  t.after(() => app.close());
  return app;
}

interface Peer {
  readonly socket: Socket;
  received(): string;
  isOpen(): boolean;
}

/** Connects from an address of the loopback network. */
async function peerOf(
  t: TestContext,
  app: App,
  from = "127.0.0.1",
  options: Partial<NetConnectOpts> = {},
): Promise<Peer> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, ...options });
  t.after(() => socket.destroy());
  let text = "";
  let isOpen = true;
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    isOpen = false;
  });
  await once(socket, "connect");
  return { socket, received: () => text, isOpen: () => isOpen };
}

const REQUEST = "GET /api/version HTTP/1.1\r\nhost: localhost\r\n\r\n";

async function ask({ socket, received }: Peer, request = REQUEST): Promise<string> {
  const before = received().length;
  socket.write(request);
  while (received().length === before && !socket.destroyed) await wait(5);
  return received().slice(before);
}

/** Resolves with the status and the problem document of a refused connection once it has ended. */
async function refusalOf(peer: Peer) {
  if (peer.isOpen()) await once(peer.socket, "close");
  const [head = "", body = ""] = peer.received().split("\r\n\r\n");
  return { head, problem: JSON.parse(body) };
}

/** Waits until the service has counted this many connections. */
async function open(app: App, count: number): Promise<void> {
  while (app.connections.size !== count) await wait(5);
}

/** Connects sockets from these addresses to a server that only counts them. */
function countedFrom(addresses: readonly string[], limits: Partial<ConnectionLimits>) {
  const server = new EventEmitter();
  let served = 0;
  server.on("connection", () => {
    served += 1;
  });
  const connections = new Connections({
    ...{ inAll: 100, ofPeer: 100, isExempt: () => false, firstByteMs: 1000, refusal: () => "" },
    ...{ log: { warn: () => {} }, ...limits },
  });
  connections.guard(server as Server);
  const sockets = addresses.map((remoteAddress) => Object.assign(new PassThrough(), { remoteAddress }));
  for (const socket of sockets) server.emit("connection", socket);
  for (const socket of sockets) socket.destroy();
  return { served, refused: connections.refused };
}

test("addresses of one IPv6 /56 are one peer, and those of IPv4 are a peer each", () => {
  const ofOneCustomer = Array.from(
    { length: 20 },
    (_, index) => `2001:db8:1:23${index.toString(16).padStart(2, "0")}::1`,
  );
  assert.deepEqual(countedFrom(ofOneCustomer, { ofPeer: 5 }), { served: 5, refused: 15 });
  const others = Array.from({ length: 20 }, (_, index) => `2001:db8:1:${(index << 8).toString(16)}::1`);
  assert.deepEqual(countedFrom(others, { ofPeer: 5 }), { served: 20, refused: 0 });
  assert.deepEqual(countedFrom(["192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1"], { ofPeer: 1 }), {
    served: 2,
    refused: 1,
  });
});

test("the admin address works while the public one is full, and has a limit of its own", () => {
  const [admin, visitor] = ["192.0.2.1", "192.0.2.2"];
  const isAdmin = ({ remoteAddress }: Socket) => remoteAddress === admin;
  const all = [visitor, visitor, visitor, ...Array<string>(60).fill(admin), visitor];
  assert.deepEqual(countedFrom(all, { inAll: 3, isAdmin }), { served: 3 + 50, refused: 11 });
});

describe("the limits of connections", { concurrency: true }, () => {
  test("a peer beyond its limit is answered 503 with Retry-After and closed, and other peers are served", async (t) => {
    const app = await listening(t, { maxConnections: 20, maxConnectionsPerPeer: 3 });
    const first = await peerOf(t, app);
    for (const _ of "12") await peerOf(t, app);
    await open(app, 3);
    const { head, problem } = await refusalOf(await peerOf(t, app));
    assert.match(head, /^HTTP\/1\.1 503 Service Unavailable\r\n/);
    assert.match(head, /^retry-after: 5\r?$/im);
    assert.match(head, /^content-type: application\/problem\+json\r?$/im);
    assert.match(head, /^connection: close\r?$/im);
    assert.equal(problem.code, "too-many-connections");
    assert.deepEqual(problem.details, { most: 3, retryAfterSeconds: 5 });
    assert.match(await ask(await peerOf(t, app, "127.0.0.2")), /^HTTP\/1\.1 200 /);
    assert.match(await ask(first), /^HTTP\/1\.1 200 /, "an open one continues");
    first.socket.destroy();
    await open(app, 3);
    assert.match(await ask(await peerOf(t, app)), /^HTTP\/1\.1 200 /, "a closed one makes room");
  });

  test("beyond the total limit every new connection is refused, even one that has already sent its request", async (t) => {
    const app = await listening(t, { maxConnections: 4 });
    for (const last of "1122") await peerOf(t, app, `127.0.0.${last}`);
    await open(app, 4);
    const peer = await peerOf(t, app, "127.0.0.3");
    peer.socket.write(REQUEST);
    assert.deepEqual((await refusalOf(peer)).problem.details, { most: 4, retryAfterSeconds: 5 });
    assert.equal(app.connections.refused, 1);
  });

  test("a peer gets at most half of all connections, even if its own limit is higher", async (t) => {
    const app = await listening(t, { maxConnections: 4, maxConnectionsPerPeer: 100 });
    for (const _ of "12") await peerOf(t, app);
    await open(app, 2);
    assert.equal((await refusalOf(await peerOf(t, app))).problem.details.most, 2);
  });

  test("trusted proxies have no limit per peer, and without rate limits no peer has one", async (t) => {
    for (const settings of [{ trustedProxies: ["127.0.0.0/24"] }, { rateLimit: false }]) {
      const app = await listening(t, { maxConnections: 6, maxConnectionsPerPeer: 1, ...settings });
      for (const _ of "123456") assert.match(await ask(await peerOf(t, app)), /^HTTP\/1\.1 200 /);
      assert.equal((await refusalOf(await peerOf(t, app))).problem.details.most, 6);
    }
  });

  test("a flood beyond the limit leaves no connection open, and those within it are served", async (t) => {
    const app = await listening(t, { maxConnections: 10 });
    const kept = await peerOf(t, app, "127.0.0.2");
    assert.match(await ask(kept), /^HTTP\/1\.1 200 /);
    const flood = await Promise.all(Array.from({ length: 200 }, () => peerOf(t, app)));
    while (flood.filter(({ isOpen }) => isOpen()).length > 5) await wait(5);
    assert.equal(app.connections.size, 6);
    assert.equal(app.connections.refused, 195);
    assert.match(await ask(kept), /^HTTP\/1\.1 200 /);
  });

  test("a connection that sends nothing is closed in time, and one that has begun a request is not", async (t) => {
    const app = await listening(t, { firstByteSeconds: 1 });
    const silent = await Promise.all(Array.from({ length: 20 }, () => peerOf(t, app)));
    const begun = await peerOf(t, app);
    begun.socket.write("GET /api/ver");
    const asked = await peerOf(t, app);
    assert.match(await ask(asked), /^HTTP\/1\.1 200 /);
    const startedAt = performance.now();
    await open(app, 2);
    assert.ok(performance.now() - startedAt < 5_000);
    while (silent.some(({ isOpen }) => isOpen())) await wait(5);
    assert.ok(begun.isOpen() && asked.isOpen());
    assert.match(await ask(begun, "sion HTTP/1.1\r\nhost: localhost\r\n\r\n"), /^HTTP\/1\.1 200 /);
  });

  test("a connection that is silent between requests is closed in time, and an open stream is not", async (t) => {
    const app = await listening(t, { keepAliveSeconds: 1 });
    const stream = await peerOf(t, app);
    assert.match(await ask(stream, REQUEST.replace("/api/version", "/api/changes")), /event-stream/);
    const idle = await peerOf(t, app);
    assert.match(await ask(idle), /^HTTP\/1\.1 200 /);
    assert.match(idle.received(), /^keep-alive: timeout=1\r?$/im);
    const begun = await peerOf(t, app);
    begun.socket.write("GET /api/ver");
    await open(app, 1);
    assert.deepEqual(
      [stream, idle, begun].map((peer) => peer.isOpen()),
      [true, false, false],
    );
  });

  test("a client that is refused and does not hang up is disconnected", async (t) => {
    const app = await listening(t, {});
    const peer = await peerOf(t, app, "127.0.0.1", { allowHalfOpen: true });
    assert.match(await ask(peer, "no request\r\n\r\n"), /^HTTP\/1\.1 400 /);
    await open(app, 0);
  });
});

test("the limit of all connections leaves file descriptors for the database and the log", () => {
  assert.equal(connectionsInAll(undefined, 65_536), 20_000);
  assert.equal(connectionsInAll(undefined, Number.POSITIVE_INFINITY), 20_000);
  assert.equal(connectionsInAll(undefined, 1_024), 924);
  assert.equal(connectionsInAll(undefined, 200), 100);
  assert.equal(connectionsInAll(undefined, 100), 50);
  assert.equal(connectionsInAll(50_000, 1_024), 924);
  assert.equal(connectionsInAll(10, 1_024), 10);
});
