import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings, SettingsError } from "@outbound/kit/settings/settings.ts";
import { CARGO_SETTINGS } from "./settings.ts";

const read = (env: Readonly<Record<string, string>>) => readSettings(CARGO_SETTINGS, env);

test("the service starts without any setting: on loopback, on a file, without test hooks", () => {
  const settings = read({});
  assert.deepEqual(
    [settings.host, settings.port, settings.databaseUrl, settings.testHooks, settings.insecureCookies],
    ["127.0.0.1", 4200, "sqlite:data/cargo.db", false, false],
  );
  assert.deepEqual([settings.seed, settings.adminPassword, settings.metricsAllow], [undefined, undefined, []]);
});

test("only 1 switches the test hooks on, and no other value stops the start", () => {
  assert.equal(read({ FLIGHT_TEST_HOOKS: "1" }).testHooks, true);
  for (const text of ["0", "true", "on", "yes", "11", "01", ""]) {
    assert.equal(read({ FLIGHT_TEST_HOOKS: text }).testHooks, false, text);
  }
});

test("an admin password that is too short or too long is refused without being shown", () => {
  assert.equal(read({ CARGO_ADMIN_PASSWORD: "12345678" }).adminPassword, "12345678");
  for (const text of ["seven77", "long".repeat(33)]) {
    assert.throws(
      () => read({ CARGO_ADMIN_PASSWORD: text }),
      (error: Error) =>
        error instanceof SettingsError && error.message === "CARGO_ADMIN_PASSWORD must be 8 to 128 characters",
    );
  }
});

test("the networks that may read the metrics are a list", () => {
  assert.deepEqual(read({ METRICS_ALLOW: "10.0.0.0/8, ::1" }).metricsAllow, ["10.0.0.0/8", "::1"]);
  assert.throws(() => read({ METRICS_ALLOW: "10.0.0.0/8, prometheus" }), /^SettingsError: METRICS_ALLOW must be/);
});
