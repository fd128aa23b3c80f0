import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, firstArguments, importsOf } from "./parsed-source.ts";

const modules = (source: string, path = "a.ts") => importsOf(path, source).map(({ text }) => text);

test("modules of every kind of import are listed", () => {
  const source = `
    import "a"; import type { B } from "b"; export * from "c"; export { d } from "d";
    await import("e"); require("f"); import.meta.resolve("g"); type H = import("h").H;`;
  assert.deepEqual(modules(source).sort(), ["a", "b", "c", "d", "e", "f", "g", "h"]);
});

test("no text, comment, template or regular expression counts as an import", () => {
  const source =
    'const a = \'import "a"\'; // import("b")\n/* require("c") */ `import("d")`; /import("e")/; f.require2("g");';
  assert.deepEqual(modules(source), []);
});

test("an import's module is listed with its line", () => {
  assert.deepEqual(importsOf("a.ts", '/* 1\n2 */\nimport {\n  a,\n} from "b";'), [{ text: "b", line: 5 }]);
});

test("the text of an element is read even if it has an apostrophe", () => {
  assert.deepEqual(modules('const a = <p>don\'t</p>;\nimport("x");', "a.tsx"), ["x"]);
});

test("a call's first argument is read, and of a template only the text before its first expression", () => {
  const source = `a('one', 'two'); a.b(\`three \${four}\`); c('five'); a(six);`;
  assert.deepEqual(
    firstArguments("a.ts", source, /^a\b/).map(({ text }) => text),
    ["one", "three "],
  );
});

test("comments and strings are replaced by blanks, and lines stay", () => {
  const source = `a("b"); // c\n\`d\n\${e}\`; /* f\n */ g;`;
  assert.equal(codeOf("a.ts", source).replace(/ /g, ""), "a();\n\ne;\ng;");
  assert.equal(codeOf("a.ts", source, { keepTexts: true }).replace(/ /g, ""), `a("b");\n\`d\n\${e}\`;\ng;`);
});

test("a file that does not parse is refused", () => {
  assert.throws(() => codeOf("a.ts", "a("), SyntaxError);
});
