import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { placeOf } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { cargoTestApp, openCargoStore } from "./testing/cargo-app.ts";

const PROGRAM = fileURLToPath(new URL("admin.ts", import.meta.url));

/** Runs the command line on this database. */
function run(url: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    env: { ...process.env, CARGO_DATABASE_URL: url },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const SHOWN = /^the new password of (\w+) in .+ is ([\w-]{20})\n$/;

onEachEngine((engine, _openFresh, freshUrl) => {
  test("[ADMIN2][ADMIN5] the command line gives an admin user a new password, which ends the sessions", async (t) => {
    const url = await freshUrl(t);
    await (await openCargoStore(url)).close();
    const first = run(url, "reset");
    assert.match(first.stdout, SHOWN, first.stderr);
    const second = run(url, "reset", "ADMIN");
    const password = SHOWN.exec(second.stdout)?.[2];
    assert.ok(password !== undefined && !first.stdout.includes(password));
    const unknown = run(url, "reset", "zoe");
    assert.deepEqual(unknown, { status: 1, stdout: "", stderr: "there is no admin user zoe\n" });
    const store = await openCargoStore(url);
    t.after(() => store.close());
    const cargo = cargoTestApp(t, store);
    const logIn = (given?: string) => cargo.call("POST", "/api/admin/login", { username: "admin", password: given });
    refusedWith(await logIn(SHOWN.exec(first.stdout)?.[2]), 401, "wrong-credentials");
    assert.equal((await logIn(password)).status, 200);
    const audit = await store.read.selectFrom("audit").select(["admin_id", "action"]).orderBy("id").execute();
    assert.deepEqual(audit, [
      { admin_id: null, action: "admin-added" },
      { admin_id: null, action: "admin-password-reset" },
    ]);
  });

  if (engine === "sqlite") {
    test("[ADMIN2] the command line shows its usage for any other arguments", async (t) => {
      const url = await freshUrl(t);
      for (const words of [[], ["set"], ["reset", "admin", "more"]]) {
        const { status, stdout, stderr } = run(url, ...words);
        assert.deepEqual([status, stdout], [1, ""]);
        assert.match(stderr, /^usage: .*\n$/);
      }
    });

    test("[ADMIN2] the command line fails if the new password cannot be printed", async (t) => {
      const url = await freshUrl(t);
      await (await openCargoStore(url)).close();
      const full = openSync("/dev/full", "w");
      t.after(() => closeSync(full));
      const { status, stderr } = spawnSync(process.execPath, [PROGRAM, "reset"], {
        env: { ...process.env, CARGO_DATABASE_URL: url },
        encoding: "utf8",
        stdio: ["ignore", full, "pipe"],
      });
      assert.equal(status, 1);
      assert.match(stderr, /^the new password could not be printed \(.*ENOSPC.*\); run the command again\n$/);
    });

    test("[ADMIN2] the command line does not create a missing world", async (t) => {
      const url = await freshUrl(t);
      const { status, stdout, stderr } = run(url, "reset");
      assert.deepEqual([status, stdout], [1, ""]);
      assert.match(stderr, /^CARGO_DATABASE_URL: there is no database at .*; start the service once, .*\n$/);
      assert.equal(existsSync(placeOf(url)), false);
    });

    test("[STORE4] the command line reports in one line that a running service has the file open", async (t) => {
      const url = await freshUrl(t);
      const store = await openCargoStore(url);
      t.after(() => store.close());
      const { status, stdout, stderr } = run(url, "reset");
      assert.deepEqual([status, stdout], [1, ""]);
      assert.match(stderr, /^CARGO_DATABASE_URL: .* is in use by process \d+ .*\n$/);
    });
  }
});
