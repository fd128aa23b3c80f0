import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "@outbound/kit/settings/settings.ts";
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

test("only 1 enables the test hooks, and a value that is neither on nor off stops the start", () => {
  assert.equal(read({ FLIGHT_TEST_HOOKS: "1" }).testHooks, true);
  for (const text of ["0", "off", ""]) assert.equal(read({ FLIGHT_TEST_HOOKS: text }).testHooks, false, text);
  for (const text of ["true", "on", "yes", "2", "11", "01"]) {
    assert.throws(() => read({ FLIGHT_TEST_HOOKS: text }), {
      name: "SettingsError",
      message: `FLIGHT_TEST_HOOKS must be 1, or 0 or off, not "${text}"`,
    });
  }
});

test("an admin password that is too short or too long is refused without being shown", () => {
  assert.equal(read({ CARGO_ADMIN_PASSWORD: "a panel of my own" }).adminPassword, "a panel of my own");
  const refused = (password: string, message: string) =>
    assert.throws(() => read({ CARGO_ADMIN_PASSWORD: password }), { name: "SettingsError", message });
  for (const text of ["seven77", "long".repeat(33)]) refused(text, "CARGO_ADMIN_PASSWORD must be 8 to 128 characters");
});

test("the networks that may read the metrics are a list", () => {
  assert.deepEqual(read({ METRICS_ALLOW: "10.0.0.0/8, ::1" }).metricsAllow, ["10.0.0.0/8", "::1"]);
  assert.throws(() => read({ METRICS_ALLOW: "10.0.0.0/8, prometheus" }), /^SettingsError: METRICS_ALLOW must be/);
});
