import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import dns from "node:dns";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { buffer, text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { notesApp } from "../testing/notes-app.ts";
import { requireFree, serve } from "./serve.ts";

/** A service in its own process. */
class Service {
  readonly process: ChildProcess;
  readonly lines: string[] = [];
  readonly exited: Promise<unknown>;
  #errors = "";
  #hasEnded = false;

  constructor(...given: string[]) {
    const program = fileURLToPath(new URL("../testing/service.ts", import.meta.url));
    this.process = spawn(process.execPath, [program, ...given], { stdio: ["ignore", "pipe", "pipe"] });
    this.exited = once(this.process, "close").finally(() => {
      this.#hasEnded = true;
    });
    this.process.stderr?.on("data", (chunk) => {
      this.#errors += chunk;
    });
    if (this.process.stdout) {
      this.#out = createInterface(this.process.stdout);
      this.#out.on("line", (line) => this.lines.push(line));
    }
  }

  readonly #out: ReturnType<typeof createInterface> | undefined;

  get errors(): string {
    return this.#errors;
  }

  async line(start: string): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => line.startsWith(start));
      if (found !== undefined) return found;
      if (this.#out === undefined || this.#hasEnded)
        throw new Error(`the service ended without ${start}: ${this.#errors}`);
      await Promise.race([once(this.#out, "line"), this.exited]);
    }
  }

  async address(): Promise<string> {
    return (await this.line("address")).slice("address ".length);
  }
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

test("a signal ends the streams, lets answers finish, then closes the game", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const service = new Service();
    const address = await service.address();
    const slow = fetch(`${address}/api/slow`);
    await service.line("slow begun");
    service.process.kill(signal);
    assert.equal(await (await slow).text(), "slow answer");
    assert.deepEqual(await service.exited, [0, null]);
    assert.equal(service.lines.at(-1), "stopped");
  }
});

test("a second signal exits at once", async () => {
  const service = new Service("127.0.0.1", "0", "hangs");
  const address = await service.address();
  service.process.kill("SIGINT");
  const closed = async () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    );
  while (!(await closed()));
  service.process.kill("SIGINT");
  assert.deepEqual(await service.exited, [1, null]);
});

test("an uncaught error is logged, and the service shuts down gracefully", async () => {
  const service = new Service("127.0.0.1", "0", "crashes");
  const [code] = (await service.exited) as [number];
  assert.equal(code, 1);
  assert.ok(service.lines.some((line) => line.includes("a bug")));
  // Logger and test write separately to the same output, so the lines may change order.
  assert.ok(service.lines.includes("stopped"));
});

test("a service that does not stop in time, or fails to stop, exits with 1 and says why", async () => {
  const hanging = new Service("127.0.0.1", "0", "hangs", "100");
  await hanging.address();
  hanging.process.kill("SIGTERM");
  assert.deepEqual(await hanging.exited, [1, null]);
  assert.equal(hanging.errors, "the service did not stop within 0.1 s; ending the process\n");
  const failing = new Service("127.0.0.1", "0", "fails");
  await failing.address();
  failing.process.kill("SIGTERM");
  assert.deepEqual(await failing.exited, [1, null]);
  assert.match(failing.lines.join("\n"), /"a bug".*"failed to stop in order; ending the process"/);
});

test("a second uncaught error is logged before the process ends", async () => {
  const service = new Service("127.0.0.1", "0", "crashes-twice");
  assert.deepEqual(await service.exited, [1, null]);
  assert.match(service.lines.join("\n"), /"a second bug".*"ending the process after another uncaught error"/);
});

test("a busy port is reported in one line, with exit 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const service = new Service("127.0.0.1", String(port));
  assert.deepEqual(await service.exited, [1, null]);
  assert.equal(service.errors, `port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT to another port\n`);
  other.close();
});

test("a host that does not belong to this machine is reported", async () => {
  // The second one needs the name of an interface, or a machine has no IPv6.
  for (const host of ["192.0.2.1", "fe80::1"]) {
    await assert.rejects(serve(notesApp(), { host, port: 0 }), {
      name: "StartError",
      message: `${host} is not an address of this machine: set another HOST`,
    });
  }
});

test("an admin address that the main address includes is refused before the database is opened", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, "close");
  await assert.rejects(requireFree({ host: "0.0.0.0", port, admin: { host: "127.0.0.1", port } }), {
    name: "StartError",
    message: `port ${port} on 127.0.0.1 is in use: stop what uses it, or set ADMIN_PORT to another port`,
  });
  await requireFree({ host: "127.0.0.1", port, admin: { host: "127.0.0.1", port: 0 } });
});

/** Gives localhost these addresses. */
const withLocalhost = (t: TestContext, addresses: readonly string[]) =>
  t.mock.method(dns, "lookup", (name: string, _options: dns.LookupAllOptions, done: (...found: unknown[]) => void) => {
    const found = name === "localhost" ? addresses : [name];
    process.nextTick(
      done,
      null,
      found.map((address) => ({ address, family: 4 })),
    );
  });

test("a start fails if another program has one of the addresses of localhost", async (t) => {
  const other = createServer().listen(0, "127.0.0.2");
  t.after(() => other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  withLocalhost(t, ["127.0.0.1", "127.0.0.2"]);
  const isTaken = {
    name: "StartError",
    message: `port ${port} on 127.0.0.2 is in use: stop what uses it, or set PORT to another port`,
  };
  await assert.rejects(requireFree({ host: "localhost", port }), isTaken);
  await assert.rejects(serve(notesApp(), { host: "localhost", port }), isTaken);
});

test("an address of localhost that comes twice or that this machine does not have is left out", async (t) => {
  withLocalhost(t, ["127.0.0.1", "127.0.0.1", "192.0.2.1"]);
  await requireFree({ host: "localhost", port: 0 });
  const serving = await serve(notesApp(), { host: "localhost", port: 0 });
  t.after(serving.stop);
  t.mock.restoreAll();
  assert.equal((await fetch(`http://127.0.0.1:${serving.port}/healthz`)).status, 200);
});

test("localhost with two addresses is served at both, with the same limits and shutdown", async (t) => {
  const addresses = ["127.0.0.1", "127.0.0.2"];
  withLocalhost(t, addresses);
  const app = notesApp({ settings: { maxConnections: 1 } });
  const serving = await serve(app, { host: "localhost", port: 0 });
  t.after(serving.stop);
  t.mock.restoreAll();
  const first = connect(serving.port, "127.0.0.2");
  ask(first, "/healthz");
  const [answer] = await once(first, "data");
  assert.match(String(answer), /^HTTP\/1\.1 200 /);
  assert.equal(app.connections.size, 1);
  for (const address of addresses) {
    const second = connect(serving.port, address);
    assert.match(await text(second), /^HTTP\/1\.1 503 /, address);
  }
  await Promise.all([once(first, "close"), serving.stop()]);
  for (const address of addresses) {
    const [error] = await once(connect(serving.port, address), "error");
    assert.equal(error.code, "ECONNREFUSED", address);
  }
});

test("listening beyond loopback logs one warning, listening on loopback none", async () => {
  const open = new Service("0.0.0.0");
  await open.address();
  open.process.kill("SIGTERM");
  await open.exited;
  assert.equal(open.lines.filter((line) => line.includes("beyond loopback")).length, 1);
  const closed = new Service("127.0.0.1");
  await closed.address();
  closed.process.kill("SIGTERM");
  await closed.exited;
  assert.ok(!closed.lines.some((line) => line.includes("loopback")));
});

test("stop ends the service but not the process", async () => {
  const app = notesApp();
  const done: string[] = [];
  const stream = { end: () => void done.push("stream ended") };
  app.openStreams.add(stream, "127.0.0.1");
  const serving = await serve(app, { host: "127.0.0.1", port: 0, onStop: async () => void done.push("stopped") });
  assert.equal(serving.address, `http://127.0.0.1:${serving.port}`);
  assert.equal((await fetch(`${serving.address}/healthz`)).status, 200);
  await Promise.all([serving.stop(), serving.stop()]);
  assert.deepEqual(done, ["stream ended", "stopped"]);
  assert.equal(process.listenerCount("SIGTERM"), 0);
});

test("a service that stops answers requests on connections that wait, and on idle ones until they are closed", async () => {
  const admin = { host: "127.0.0.1", port: 0 };
  const app = notesApp({ settings: { admin } });
  const patience = { answerWithinMs: 60_000, arriveWithinMs: 60_000 };
  const serving = await serve(app, { host: "127.0.0.1", port: 0, admin, ...patience });
  const adminPort = Number(new URL(serving.adminAddress ?? "").port);
  const idle = connect(serving.port, "127.0.0.1");
  ask(idle, "/healthz");
  await once(idle, "data");
  const waiting = Array.from({ length: 20 }, () => connect(serving.port, "127.0.0.1"));
  const waitingAtAdmin = connect(adminPort, "127.0.0.1");
  // The system connects them now. The service can accept them only in later turns.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  for (const socket of waiting) ask(socket, "/api/notes");
  ask(waitingAtAdmin, "/healthz");
  const stopped = serving.stop();
  const isStopping = (answer: string) => {
    assert.match(answer, /^HTTP\/1\.1 503 /);
    assert.match(answer, /^retry-after: 5\r$/im);
    assert.match(answer, /^connection: close\r$/im);
  };
  for (const answer of await Promise.all(waiting.map(text))) isStopping(answer);
  assert.match(await text(waitingAtAdmin), /^HTTP\/1\.1 200 .*^connection: close\r$/ims);
  while (app.server.listening) await setImmediate();
  ask(idle, "/api/notes");
  isStopping(await text(idle));
  await stopped;
});

test("a service that stops answers requests at its admin address before it closes the game", async () => {
  const admin = { host: "127.0.0.1", port: 0 };
  const app = notesApp({ settings: { admin } });
  const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/api/slow", { schema: { hide: true } }, async () => {
    begun.resolve();
    await answer.promise;
    return "slow answer";
  });
  const events: string[] = [];
  app.addHook("onClose", async () => void events.push("the app closes"));
  const onStop = async () => void events.push("the game closes");
  const serving = await serve(app, { host: "127.0.0.1", port: 0, admin, onStop, answerWithinMs: 60_000 });
  const slow = fetch(`${serving.adminAddress}/api/slow`).then((response) => response.text());
  await begun.promise;
  const stopped = serving.stop();
  while (app.server.listening) await setImmediate();
  setImmediate().then(() => {
    events.push("the request is answered");
    answer.resolve();
  });
  assert.equal(await slow, "slow answer");
  await stopped;
  assert.deepEqual(events, ["the request is answered", "the app closes", "the game closes"]);
});

test("a service that stops sends all of an answer to a client that reads slowly", async () => {
  const app = notesApp();
  // More than the system's buffers hold.
  const large = Buffer.alloc(16 * 2 ** 20);
  app.get("/api/large", { schema: { hide: true } }, async () => large);
  const patience = { answerWithinMs: 60_000, arriveWithinMs: 1 };
  const serving = await serve(app, { host: "127.0.0.1", port: 0, ...patience });
  const reader = connect(serving.port, "127.0.0.1");
  ask(reader, "/api/large");
  await once(reader, "readable");
  const stopped = serving.stop();
  while (app.server.listening) await setImmediate();
  // Timers run in order, so idle connections have been closed before.
  await setTimeout(2);
  assert.ok((await buffer(reader)).length > large.length);
  await stopped;
});

test("an unfinished request does not delay the shutdown", async () => {
  const app = notesApp();
  let isStopped = false;
  const onStop = async () => {
    isStopped = true;
  };
  const serving = await serve(app, { host: "127.0.0.1", port: 0, onStop, answerWithinMs: 50 });
  const halves = [
    "GET /api/notes HTTP/1.1\r\nHo",
    "POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
  ];
  const sockets = halves.map((half) => {
    const socket = connect(serving.port, "127.0.0.1", () => socket.write(half));
    socket.on("error", () => {});
    return once(socket, "close");
  });
  await fetch(`${serving.address}/healthz`);
  await serving.stop();
  await Promise.all(sockets);
  assert.ok(isStopped);
});
