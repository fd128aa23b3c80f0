import assert from "node:assert/strict";
import { test } from "node:test";
import { integer } from "./parsers.ts";
import { setting } from "./settings.ts";
import { unknownSettings } from "./unknown-settings.ts";

const port = setting<number>({ name: "CARGO_PORT", fallback: 1, description: "Port.", parser: integer(0, 9) });

test("a variable with the prefix of a game's settings that is not a setting is unknown", () => {
  const env = { CARGO_PORT: "1", CARGO_POTR: "2", CARGO_ADMIN_PASWORD: "3", SPACE_POTR: "4", PATH: "5" };
  assert.deepEqual(unknownSettings({ port }, "CARGO", env), ["CARGO_ADMIN_PASWORD", "CARGO_POTR"]);
});

test("empty variables, and those of clients, examples and Rust's build tool, are not reported as unknown", () => {
  const clients = { CARGO_URL: "u", CARGO_USER: "mira", CARGO_PASSWORD: "p", CARGO_TOKEN: "t", CARGO_DOMAIN: "d" };
  const env = { ...clients, CARGO_POTR: " ", CARGO_HOME: "/rust", CARGO_TERM_COLOR: "always" };
  assert.deepEqual(unknownSettings({ port }, "CARGO", env), []);
});
