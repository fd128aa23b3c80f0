import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { files, ROOT } from "../repository.ts";
import { testTitles } from "./spec.ts";
import { faultsBelow, wordFaults } from "./words.ts";

const PATH = "space/rules/game.ts";
const GAMES = [PATH, "cargo/rules/flight.ts"];

test("a replaced word is found with its line and what to write instead", () => {
  const word = ["an", "ew"].join("");
  assert.deepEqual(wordFaults(PATH, `One.\n// Reads ${word}.`), [`${PATH}:2 "${word}": write again`]);
});

test("a replaced word is found inside a name", () => {
  for (const name of ["tellAll", "TELL_ALL", "tell-all.ts", "mustTell"]) {
    assert.equal(wordFaults(PATH, name).length, 1, name);
  }
});

test("a word that is replaced in one game is allowed elsewhere", () => {
  const word = ["end", "ings"].join("");
  assert.deepEqual(wordFaults("cargo/world/adapter.ts", word), [
    `cargo/world/adapter.ts:1 "${word}": write ended package`,
  ]);
  assert.deepEqual(wordFaults(PATH, word), []);
});

test("a longer word that contains a replaced one is allowed", () => {
  assert.deepEqual(wordFaults(PATH, "stellar recommended nutella amended overheard freighter"), []);
});

test("the list has every word in code style of the glossary's last column", () => {
  const rows = readFileSync(join(ROOT, "GLOSSARY.md"), "utf8").split("\n");
  const replaced = rows.flatMap((row) =>
    [...(row.split("|").at(-2) ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ""),
  );
  assert.ok(replaced.length > 30, `${replaced.length} words`);
  const missing = replaced.filter(
    (word) => word !== "code style" && GAMES.every((path) => wordFaults(path, word).length === 0),
  );
  assert.deepEqual(missing, []);
});

test("no text of the repository has a replaced word", () => {
  const faults = faultsBelow([]);
  assert.ok(faults.length === 0, faults.slice(0, 50).join("\n"));
});

/** Matches a title that begins with a verb, after rule numbers, and so needs the title of its `describe` as a subject. */
const WITHOUT_SUBJECT = /^(?:\[\w+\]\s*)*(?:is|are|was|were|has|have|had|can)\b/;

test("every test title has a subject of its own", () => {
  assert.match("[ADM1] is shown", WITHOUT_SUBJECT);
  assert.doesNotMatch("[ADM1] a can is shown", WITHOUT_SUBJECT);
  const tests = files(["*/**/*.test.{ts,tsx}"]);
  assert.ok(tests.size > 100, `${tests.size} files`);
  const faults = [...tests].flatMap(([path, source]) =>
    testTitles(source)
      .filter(({ text }) => WITHOUT_SUBJECT.test(text))
      .map(({ text, line }) => `${path}:${line} ${text}`),
  );
  assert.deepEqual(faults, []);
});
