import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { files, games, ROOT } from "../repository.ts";
import { ruleIds, specFaults, testTitles } from "./spec.ts";

for (const game of games()) {
  test(`${game} has a SPEC.md`, () => assert.ok(existsSync(join(ROOT, game, "SPEC.md"))));
}

test("every numbered rule has a test, and every number in a title belongs to a rule", () => {
  const specs = games()
    .filter((game) => existsSync(join(ROOT, game, "SPEC.md")))
    .map((game) => ({ game, text: readFileSync(join(ROOT, game, "SPEC.md"), "utf8") }));
  const tests = files([...games(), "proving"].map((folder) => `${folder}/**/*.test.{ts,tsx}`));
  const faults = specFaults(specs, tests);
  assert.ok(faults.length === 0, faults.join("\n"));
});

describe("the check of a made-up SPEC", () => {
  const space = {
    game: "space",
    text: "# Turns\n\n- [TURN1] One.\n- **[TURN2]** Two, after [TURN1].\n\n1. [CREW1] Three.\n",
  };
  const complete = `test("[TURN1][TURN2] a", () => {});\nonEachEngine(\`[CREW1] on \${engine}\`, () => {});\n`;

  function faultsOf(spec: string, tests: Record<string, string>): string[] {
    return specFaults([{ game: "space", text: spec }], new Map(Object.entries(tests)));
  }

  test("a SPEC with a test for each rule has no fault", () => {
    assert.deepEqual(faultsOf(space.text, { "space/rules/turn/turn.test.ts": complete }), []);
  });

  test("a test in proving counts for the game", () => {
    const tests = {
      "space/rules/turn/turn.test.ts": 'test("[TURN1] a")',
      "proving/play.test.ts": 'it("[TURN2][CREW1] b")',
    };
    assert.deepEqual(faultsOf(space.text, tests), []);
  });

  test("a rule without a test is a fault", () => {
    const tests = {
      "space/rules/turn/turn.test.ts": 'test("[TURN1] a"); // test("[TURN2] b")\nconst c = "test([CREW1])";',
    };
    assert.deepEqual(faultsOf(space.text, tests), ["space/SPEC.md has rules that no test's title bears: TURN2, CREW1"]);
  });

  test("a number that the SPEC lacks is a fault with its line", () => {
    const tests = { "space/rules/turn/turn.test.ts": `${complete}test("[TURN9] c");` };
    assert.deepEqual(faultsOf(space.text, tests), [
      "space/rules/turn/turn.test.ts:3 bears [TURN9], which no SPEC.md of space has",
    ]);
  });

  test("a duplicate number, and a reference to an unknown one, are faults", () => {
    assert.deepEqual(faultsOf(`${space.text}- [CREW1] Again, see [CREW7].\n`, { "space/turn.test.ts": complete }), [
      "space/SPEC.md gives [CREW1] to two rules",
      "space/SPEC.md refers to [CREW7], which it gives to no rule",
    ]);
  });

  test("a SPEC without numbers is a fault", () => {
    assert.deepEqual(faultsOf("# Turns\n\nNone yet, see [1].\n", {}), ["space/SPEC.md numbers no rule"]);
  });

  test("games may use the same rule numbers, and a test of one game does not count for the other", () => {
    const cargo = { game: "cargo", text: "- [TURN1] One.\n" };
    const tests = new Map(
      Object.entries({ "space/turn.test.ts": complete, "proving/space-play.test.ts": 'test("[TURN1]")' }),
    );
    assert.deepEqual(specFaults([space, cargo], tests), ["cargo/SPEC.md has rules that no test's title bears: TURN1"]);
    tests.set("proving/cargo-play.test.ts", 'test("[TURN1]")');
    assert.deepEqual(specFaults([space, cargo], tests), []);
  });

  test("numbers are read at the start of list items only", () => {
    assert.deepEqual(ruleIds("- [A1] a\n  - [B2] b [C3]\n* [D4b] d\n[E5] e\n- e [F6]\n- [GHI] g\n"), [
      "A1",
      "B2",
      "D4b",
    ]);
  });

  test("titles are read from calls of test, it, describe and onEachEngine", () => {
    const source =
      "test('a');\nawait t.test(\n  \"b\",\n);\nit(`c`);\ndescribe.concurrent('d');\nonEachEngine('e');\nlatest('f');";
    assert.deepEqual(
      testTitles(source).map((title) => `${title.text}${title.line}`),
      ["a1", "b3", "c5", "d6", "e7"],
    );
  });
});
