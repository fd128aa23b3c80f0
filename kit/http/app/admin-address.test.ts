import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { adminAddressOf } from "../../settings/http-settings.ts";
import { StartError } from "../../settings/start-error.ts";
import { notesApp } from "../testing/notes-app.ts";
import type { Address } from "./admin-address.ts";
import { serve } from "./serve.ts";

/** Returns status and headers of a request. Uses node:http, because fetch sets some headers itself. */
async function ask(url: string, headers: IncomingHttpHeaders = {}, method = "GET") {
  const sent = request(url, { method, headers: { ...headers } }).end();
  const [answer] = await once(sent, "response");
  answer.resume();
  await once(answer, "end");
  return { status: answer.statusCode as number, headers: answer.headers as IncomingHttpHeaders };
}

async function serving(admin: Address | undefined) {
  const settings = { admin, publicUrl: "https://notes.example.org", corsOrigins: ["https://other.example.org"] };
  const app = notesApp({ settings });
  for (const url of ["/admin", "/admin/*", "/api/admin/tables"]) {
    app.get(url, { schema: { hide: true } }, async () => "ok");
  }
  return serve(app, { host: "127.0.0.1", port: 0, admin });
}

const PATHS = ["/admin", "/admin/tables", "/api/admin/tables", "/metrics"];

test("an admin address has the panel and the metrics, and the main address answers 404 for them", async () => {
  const { address, adminAddress = "", stop } = await serving({ host: "127.0.0.1", port: 0 });
  for (const path of PATHS) {
    assert.equal((await ask(adminAddress + path)).status, 200, path);
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const foreign = { origin: "https://other.example.org", "access-control-request-method": "GET" };
      assert.equal((await ask(address + path, foreign, method)).status, 404, `${method} ${path}`);
    }
  }
  assert.equal((await ask(`${address}/%61pi/admin/tables`)).status, 404);
  assert.equal((await ask(`${address}/administration`)).status, 404);
  assert.equal((await ask(`${address}/api/notes`)).status, 200);
  assert.equal((await ask(`${adminAddress}/healthz`)).status, 200);
  await stop();
});

test("without an admin address everything is at the main address", async () => {
  const { address, adminAddress, stop } = await serving(undefined);
  assert.equal(adminAddress, undefined);
  for (const path of PATHS) assert.equal((await ask(address + path)).status, 200, path);
  await stop();
});

test("the admin address refuses foreign hosts and pages of any other origin, the public address and listed ones too", async () => {
  const { address, adminAddress = "", stop } = await serving({ host: "localhost", port: 0 });
  const path = "/api/admin/tables";
  const own = adminAddress.replace("http://", "");
  const refused: IncomingHttpHeaders[] = [
    { host: "notes.example.org" },
    { host: "evil.example.org" },
    { "sec-fetch-site": "same-site", origin: address },
    { "sec-fetch-site": "cross-site", origin: "https://notes.example.org" },
    { origin: "https://notes.example.org" },
    { origin: "https://other.example.org" },
    { origin: "null" },
  ];
  for (const headers of refused) {
    const answer = await ask(adminAddress + path, headers);
    assert.equal(answer.status, 403, JSON.stringify(headers));
    assert.equal(answer.headers["access-control-allow-origin"], undefined);
  }
  for (const headers of [{ "sec-fetch-site": "same-origin" }, { origin: `http://${own}` }, { host: own }]) {
    assert.equal((await ask(adminAddress + path, headers)).status, 200, JSON.stringify(headers));
  }
  assert.equal((await ask(`${address}/api/notes`, { host: "notes.example.org" })).status, 200);
  await stop();
});

test("stopping closes the admin address and its connections", async () => {
  const { adminAddress = "", stop } = await serving({ host: "127.0.0.1", port: 0 });
  const port = Number(new URL(adminAddress).port);
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  assert.equal((await ask(`${adminAddress}/healthz`)).status, 200);
  await Promise.all([stop(), once(idle, "close")]);
  const late = connect(port, "127.0.0.1");
  const [error] = await once(late, "error");
  assert.equal(error.code, "ECONNREFUSED");
});

test("an admin address that cannot be opened is reported in one line that names its setting", async () => {
  const first = await serving(undefined);
  const taken = { host: "127.0.0.1", port: first.port };
  await assert.rejects(serving(taken), (error) => error instanceof StartError && /is in use/.test(error.message));
  const foreign = { host: "192.0.2.77", port: 0 };
  await assert.rejects(
    serving(foreign),
    (error) => error instanceof StartError && /set another ADMIN_HOST$/.test(error.message),
  );
  await first.stop();
});

test("ADMIN_HOST and ADMIN_PORT are set both or neither, and differ from the main address", () => {
  const main = {
    host: "127.0.0.1",
    port: 4200,
    adminHost: undefined,
    sharedAdminPort: undefined,
    ownAdminPort: undefined,
  };
  assert.equal(adminAddressOf(main), undefined);
  const both = { ...main, adminHost: "127.0.0.1", sharedAdminPort: 9200 };
  assert.deepEqual(adminAddressOf(both), { host: "127.0.0.1", port: 9200 });
  assert.deepEqual(adminAddressOf({ ...both, ownAdminPort: 9201 }), { host: "127.0.0.1", port: 9201 });
  for (const wrong of [
    { ...both, adminHost: undefined },
    { ...both, sharedAdminPort: undefined },
    { ...both, sharedAdminPort: 4200 },
  ]) {
    assert.throws(
      () => adminAddressOf(wrong),
      (error) => error instanceof StartError && /^ADMIN_/.test(error.message),
    );
  }
});
