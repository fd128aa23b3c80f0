import assert from "node:assert/strict";
import { test } from "node:test";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { ADMIN_PASSWORD, bearer, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import type { SignedInView } from "./schemas.ts";

interface Line {
  readonly event?: string;
  readonly who?: string;
  readonly address?: string;
  readonly sessionId?: number;
}

onEachEngine((_engine, openFresh) => {
  test("[AUTH7] the log records sign-ins, failures, sign-outs and account changes, without a secret", async (t) => {
    const lines: string[] = [];
    const logger = createLogger("cargo", "info", { write: (line) => void lines.push(line) });
    const cargo = await freshCargoApp(t, openFresh, { settings: { logger } });
    const mira = await cargo.register("mira");
    const account = { username: "mira", password: TEST_PASSWORD };
    const { token } = await cargo.ok<{ token: string }>("POST", "/api/auth/sign-in", account);
    await cargo.call("POST", "/api/auth/sign-in", { ...account, password: "a wrong password" });
    await cargo.call("POST", "/api/auth/sign-in", { username: "my secret words", password: "mira" });
    const next = "other words of my own";
    await mira.ok("POST", "/api/auth/password", { current: TEST_PASSWORD, next });
    await mira.call("GET", "/api/admin/tables");
    await mira.ok("POST", "/api/auth/sign-out");
    const guest = await cargo.ok<SignedInView>("POST", "/api/auth/guest");
    const kept = { username: "nora", password: next };
    await appClient(cargo.app, bearer(guest.token)).ok("POST", "/api/auth/keep", kept);
    const admin = await cargo.admin();
    await cargo.call("POST", "/api/admin/login", { username: "admin", password: "a wrong password" });
    await admin.ok("POST", "/api/admin/logout");
    await appClient(cargo.app, bearer(token)).call("GET", "/api/state");

    const logged = lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
    assert.deepEqual(
      logged.map(({ event, who }) => [event, who]),
      [
        ["registered", `player ${mira.id}`],
        ["signed-in", `player ${mira.id}`],
        ["wrong-credentials", `player ${mira.id}`],
        ["wrong-credentials", undefined],
        ["password-changed", `player ${mira.id}`],
        ["admin-not-logged-in", undefined],
        ["signed-out", `player ${mira.id}`],
        ["guest-began", `player ${guest.player.id}`],
        ["guest-kept", `player ${guest.player.id}`],
        ["admin-logged-in", `admin ${admin.id}`],
        ["wrong-credentials", `admin ${admin.id}`],
        ["admin-logged-out", `admin ${admin.id}`],
        ["not-signed-in", undefined],
      ],
    );
    for (const { address } of logged) assert.equal(address, "127.0.0.1");
    const secrets = [
      TEST_PASSWORD,
      next,
      guest.token,
      "a wrong password",
      "my secret words",
      ADMIN_PASSWORD,
      token,
      mira.token,
    ];
    for (const secret of secrets) assert.ok(!lines.join("").includes(secret), secret);
  });
});
