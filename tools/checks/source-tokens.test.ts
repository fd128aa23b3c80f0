import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceTokens } from "./source-tokens.ts";

function texts(source: string): string[] {
  return sourceTokens(source)
    .filter((token) => token.kind === "text")
    .map((token) => token.value);
}

test("strings of all three quotes are texts and comments are not", () => {
  assert.deepEqual(texts("a('one', \"two\", `three`) // 'four'\n/* \"five\" */ b('six')"), [
    "one",
    "two",
    "three",
    "six",
  ]);
});

test("every token knows the line it begins on", () => {
  const lines = sourceTokens('/* 1\n2 */\n\n"four"; `five\nsix`;\n"seven"').map((token) => [
    token.value.trim(),
    token.line,
  ]);
  assert.deepEqual(lines, [
    ["1\n2", 1],
    ["", 2],
    ["four", 4],
    [";", 4],
    ["five\nsix", 4],
    [";", 5],
    ["seven", 6],
  ]);
});

test("a template's braces contain code, however deep", () => {
  assert.deepEqual(texts(`\`a\${b({ c: \`d\${"e"}f\` })}g\` + "h"`), ["a", "d", "e", "f", "g", "h"]);
});

test("escaped quotes do not end a string", () => {
  assert.deepEqual(texts(String.raw`a("one \" two", 'three \' four', "five \\")`), [
    String.raw`one \" two`,
    String.raw`three \' four`,
    String.raw`five \\`,
  ]);
});

test("quotes and slashes in a regular expression begin nothing, a division does not begin a regular expression", () => {
  assert.deepEqual(texts(`a(/["'/]\\//g, "one"); b = 4 / 2; c("two" / 1); return /'/.test("three")`), [
    "one",
    "two",
    "three",
  ]);
});

test("an apostrophe in the text of an element ends with its line", () => {
  assert.deepEqual(texts('<p>don\'t</p>\nimport("x")'), ["t</p>", "x"]);
});

test("the code, comments and texts of a file cut short still end", () => {
  for (const source of ['a("b', "a(`b", "a(`b${", "/* a", "// a", "", "/"])
    assert.ok(Array.isArray(sourceTokens(source)));
});
