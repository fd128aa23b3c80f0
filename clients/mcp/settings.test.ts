import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { settingsOf } from "./settings.ts";

const [SPACE, CARGO] = ["http://127.0.0.1:4100", "https://cargo.example.org"];

test("arguments override the environment, and a game without an address is not played", () => {
  assert.deepEqual(settingsOf(["--space", SPACE, "--game", "a"], { SPACE_GAME: "b", SPACE_PLAYER: "model" }), {
    space: { baseUrl: SPACE, game: "a", by: "model" },
    cargo: undefined,
  });
  assert.deepEqual(settingsOf([], { CARGO_URL: CARGO, CARGO_TOKEN: "t", SPACE_URL: "" }), {
    space: undefined,
    cargo: { baseUrl: CARGO, token: "t" },
  });
});

test("a name and password take the place of a token", () => {
  const env = { CARGO_USER: "mira", CARGO_PASSWORD: "p" };
  assert.deepEqual(settingsOf(["--cargo", CARGO], env).cargo, {
    baseUrl: CARGO,
    account: { username: "mira", password: "p" },
  });
  assert.deepEqual(settingsOf(["--cargo", CARGO, "--token", "t"], env).cargo, { baseUrl: CARGO, token: "t" });
});

test("the README's entry for hosts has valid settings", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const { mcpServers } = JSON.parse(/```json\n(.*?)```/s.exec(readme)?.[1] ?? "");
  const { command, args, env } = mcpServers.outbound;
  assert.equal(command, "outbound-mcp");
  assert.deepEqual(settingsOf(args, env), {
    space: { baseUrl: SPACE, game: "ID", by: "model" },
    cargo: { baseUrl: "http://127.0.0.1:4200", token: "TOKEN" },
  });
});

test("invalid settings are refused with a sentence", () => {
  assert.throws(() => settingsOf([], {}), /Give --space URL/);
  assert.throws(() => settingsOf(["--space", "127.0.0.1:4100"], {}), /is no address/);
  assert.throws(() => settingsOf(["--cargo", CARGO], { CARGO_USER: "mira" }), /Cargo needs CARGO_TOKEN \(or --token\)/);
  assert.throws(() => settingsOf(["--spcae", SPACE], {}), /--spcae/);
});
