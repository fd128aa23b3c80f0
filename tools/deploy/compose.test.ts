import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { CARGO_SETTINGS } from "../../cargo/settings.ts";
import { SPACE_SETTINGS } from "../../space/settings.ts";
import { ROOT } from "../repository.ts";
import { readDockerfile } from "./dockerfile.ts";

interface Service {
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly image: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const COMPOSE = read("deploy/compose.yaml");
const CADDYFILE = read("deploy/Caddyfile");
const { services }: { services: Readonly<Record<string, Service>> } = parse(COMPOSE, { merge: true });
const service = (name: string): Service => services[name] ?? assert.fail(`there is no service ${name}`);
const { stages } = readDockerfile(read("deploy/Dockerfile"));

/** The schema's own formats are durations and addresses, which Docker checks. */
function validator() {
  const { $schema: _draft7, ...schema } = JSON.parse(read("tools/deploy/compose-spec/schema.json"));
  return new Ajv({ strict: false, validateFormats: false }).compile(schema);
}

test("the compose file follows the compose specification", () => {
  const isValid = validator();
  assert.ok(isValid(parse(COMPOSE, { merge: true })), JSON.stringify(isValid.errors));
  const wrong = { services: { space: { image: "outbound-space", read_onlly: true } } };
  assert.equal(isValid(wrong), false, "a misspelt key is found");
});

test("each game runs the image stage of its name, writes only to its volume, and has no privileges", () => {
  for (const game of ["space", "cargo"]) {
    const { build, read_only, cap_drop, security_opt, volumes } = service(game);
    assert.ok(build !== undefined && existsSync(join(ROOT, build.dockerfile)));
    assert.equal(build.target, game);
    assert.deepEqual([read_only, cap_drop, security_opt], [true, ["ALL"], ["no-new-privileges:true"]]);
    assert.deepEqual(volumes, [`${game}-data:/data`]);
  }
});

test("each variable of a game is one of its settings", () => {
  for (const [game, settings] of Object.entries({ space: SPACE_SETTINGS, cargo: CARGO_SETTINGS })) {
    const names = Object.values(settings).map(({ name }) => name);
    const set = Object.keys(service(game).environment);
    assert.deepEqual(
      set.filter((name) => !names.includes(name)),
      [],
    );
    for (const { parser, name } of Object.values(settings)) {
      const value = service(game)
        .environment[name]?.toString()
        .replace(/\$\{\w+(?::[-?]([^}]*))?\}/g, "$1");
      if (value) assert.doesNotThrow(() => parser.parse(value), `${name}=${value}`);
    }
  }
});

test("the example environment file names every variable of the compose file", () => {
  const taken = new Set([...COMPOSE.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const named = [...read("deploy/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual([...named, "OUTBOUND_COMMIT"].toSorted(), [...taken].toSorted());
});

test("Caddy forwards to the games' ports, from the one address that they trust", () => {
  const passed = [...CADDYFILE.matchAll(/reverse_proxy (\w+):(\d+)/g)].map(([, name, port]) => [name, port]);
  const exposed = ["space", "cargo"].map((game) => [
    game,
    stages.get(game)?.instructions.find(({ name }) => name === "EXPOSE")?.text,
  ]);
  assert.deepEqual(passed, exposed);
  const address = service("caddy").networks?.default.ipv4_address;
  for (const game of ["space", "cargo"]) assert.equal(service(game).environment.TRUSTED_PROXIES, address);
  const variables = [...CADDYFILE.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(variables, Object.keys(service("caddy").environment));
});

test("the admin panels are published only on loopback, and only Caddy is public", () => {
  for (const [game, setting] of Object.entries({ space: "SPACE_ADMIN_PORT", cargo: "CARGO_ADMIN_PORT" })) {
    const port = service(game).environment[setting];
    assert.deepEqual(service(game).ports, [`127.0.0.1:${port}:${port}`]);
  }
  assert.equal(service("db").ports, undefined);
});

test("the files that containers mount exist", () => {
  const mounted = Object.values(services).flatMap(({ volumes }) => volumes.filter((each) => each.startsWith("./")));
  assert.equal(mounted.length, 2);
  for (const each of mounted) assert.ok(existsSync(join(ROOT, "deploy", each.split(":")[0] ?? "")), each);
});

test("the environment file with the passwords stays out of git and of the image", () => {
  const { status } = spawnSync("git", ["check-ignore", "--quiet", "deploy/.env"], { cwd: ROOT });
  assert.equal(status, 0);
  assert.ok(read("deploy/Dockerfile.dockerignore").split("\n").includes("deploy/.env"));
});

test("the Caddyfile is formatted, and valid according to Caddy if it is installed", (t) => {
  assert.doesNotMatch(CADDYFILE, /^ +/m, "caddy fmt indents with tabs");
  assert.equal(CADDYFILE.split("{").length, CADDYFILE.split("}").length);
  if (spawnSync("caddy", ["version"]).status !== 0) return t.diagnostic("Caddy is not installed");
  execFileSync("caddy", ["validate", "--adapter", "caddyfile", "--config", join(ROOT, "deploy", "Caddyfile")]);
});
