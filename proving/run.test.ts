import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const SCRIPTS = ["bench", "prove", "balance", "play"];

/** Runs a script that must refuse its command line; returns what it prints. */
function refusalOf(...command: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, ["proving/run.ts", ...command], {
    cwd: ROOT,
    encoding: "utf8",
  });
  assert.equal(status, 1);
  return stderr;
}

/** Runs a script with a name that no program has; returns the names it prints. */
function namesOf(...command: readonly [script: string, ...given: string[]]): string[] {
  return [...refusalOf(...command, "nothing").matchAll(/^ {2}(\S+) /gm)].map(([, name = ""]) => name);
}

test("a script names its programs when it is given an unknown name", () => {
  assert.deepEqual(namesOf("bench"), ["peers", "space", "cargo", "load", "games", "greedy", "history", "scale", "web"]);
  assert.deepEqual(namesOf("prove", "fuzz"), ["space", "cargo"]);
});

test("a program names its options when it is given an unknown one, without a stack trace", () => {
  const text = refusalOf("prove", "simulation", "--sedes", "3");
  assert.match(text, /^Unknown option '--sedes'.*\nOptions: --print, --seeds <value>, .*--trace\n$/);
  assert.equal(refusalOf("prove", "simulation", "--seeds", "x"), "--seeds takes a whole number, not 'x'\n");
});

const PROGRAMS = SCRIPTS.flatMap((script) => namesOf(script).map((name) => `${script} -- ${name}`));

test("the programs that documents name exist", () => {
  const documents = globSync(["*.md", "{docs,examples}/**/*.md"], { cwd: ROOT });
  const named = documents.flatMap((path) =>
    [...readFileSync(`${ROOT}${path}`, "utf8").matchAll(/\b(?:bench|prove|balance|play) -- \w[\w-]*/g)].map(
      ([text]) => text,
    ),
  );
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter((text) => !PROGRAMS.includes(text)),
    [],
  );
});

test("the page of commands has every npm script and every program", () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
  const commands = Object.keys(scripts).filter((name) => name !== "postinstall");
  const page = readFileSync(`${ROOT}docs/commands.md`, "utf8");
  const isMissing = (command: string) => !new RegExp(`\\bnpm (?:run )?${command}(?![-\\w:])`).test(page);
  assert.deepEqual([...commands, ...PROGRAMS].filter(isMissing), []);
});
