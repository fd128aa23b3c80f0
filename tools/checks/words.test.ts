import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../repository.ts";
import { faultsBelow, wordFaults } from "./words.ts";

const PATH = "space/rules/game.ts";

test("a replaced word is found with its line and what to write instead", () => {
  const word = ["an", "ew"].join("");
  assert.deepEqual(wordFaults(PATH, `One.\n// Reads ${word}.`), [`${PATH}:2 "${word}": write again`]);
});

test("a replaced word is found inside a name", () => {
  for (const name of ["tellAll", "TELL_ALL", "tell-all.ts", "mustTell"]) {
    assert.equal(wordFaults(PATH, name).length, 1, name);
  }
});

test("a longer word that contains a replaced one is no fault", () => {
  assert.deepEqual(wordFaults(PATH, "stellar recommended nutella amended overheard freighter"), []);
});

test("the list has every word that the last column of the glossary gives in code style", () => {
  const rows = readFileSync(join(ROOT, "GLOSSARY.md"), "utf8").split("\n");
  const replaced = rows.flatMap((row) =>
    [...(row.split("|").at(-2) ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ""),
  );
  assert.ok(replaced.length > 30, `${replaced.length} words`);
  const missing = replaced.filter((word) => word !== "code style" && wordFaults(PATH, word).length === 0);
  assert.deepEqual(missing, []);
});

test("no text of the repository has a replaced word", () => {
  const faults = faultsBelow([]);
  assert.ok(faults.length === 0, faults.slice(0, 50).join("\n"));
});
