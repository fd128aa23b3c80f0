/** Where the service agrees to listen. Each start is a process of its own. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { freshFile } from "@outbound/kit/testing/engines.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const BEYOND = "0.0.0.0";

/**
 * Starts the service. Resolves with its output until it listens, after which it is stopped, or until it exits, with its exit
 * code.
 */
async function started(t: TestContext, environment: Readonly<Record<string, string>>) {
  const url = await freshFile(t);
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, CARGO_PORT: "0", CARGO_DATABASE_URL: url, LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  t.after(() => child.kill("SIGKILL"));
  let said = "";
  let wasStopped = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      // Stops it only once: output may come in pieces, and a second signal would hurry it.
      if (wasStopped || !/^cargo: http/m.test(said)) return;
      wasStopped = true;
      child.kill("SIGTERM");
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
}

test("[SESSION5] beyond loopback the service starts only with TLS in front, or with INSECURE_COOKIES=1", async (t) => {
  for (const environment of [
    { HOST: BEYOND },
    { HOST: "::" },
    { HOST: "127.example.org" },
    { HOST: BEYOND, PUBLIC_URL_CARGO: "http://cargo.example.org" },
    { HOST: BEYOND, INSECURE_COOKIES: "0" },
  ]) {
    const { code, said } = await started(t, environment);
    const what = JSON.stringify(environment);
    assert.equal(code, 1, what);
    assert.match(said, /^HOST: .*PUBLIC_URL_CARGO.*INSECURE_COOKIES=1.*\n$/, what);
  }
});

test("the service warns of variables that name no setting, and of enabled test hooks", async (t) => {
  const { said } = await started(t, { LOG_LEVEL: "warn", CARGO_ADMIN_PASWORD: "x", FLIGHT_TEST_HOOKS: "1" });
  assert.match(said, /"names":\["CARGO_ADMIN_PASWORD"\],"msg":"ignored environment variables that name no setting"/);
  assert.match(said, /"setting":"FLIGHT_TEST_HOOKS","msg":"enabled the test hooks for all players"/);
});

test("[SESSION5] the service starts with TLS in front, with INSECURE_COOKIES=1 and on loopback", async (t) => {
  for (const environment of [
    { HOST: BEYOND, INSECURE_COOKIES: "1" },
    { HOST: BEYOND, PUBLIC_URL_CARGO: "https://cargo.example.org" },
    { HOST: "127.0.0.1" },
  ]) {
    const { code, said } = await started(t, environment);
    assert.equal(code, 0, `${JSON.stringify(environment)}: ${said}`);
    assert.match(said, /^cargo: http/m);
  }
});
