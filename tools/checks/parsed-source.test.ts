import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, firstArguments, importsOf } from "./parsed-source.ts";

const modules = (source: string, path = "a.ts") => importsOf(path, source).map(({ text }) => text);

test("lists the module of every kind of import", () => {
  const source = `
    import "a"; import type { B } from "b"; export * from "c"; export { d } from "d";
    await import("e"); require("f"); import.meta.resolve("g"); type H = import("h").H;`;
  assert.deepEqual(modules(source).sort(), ["a", "b", "c", "d", "e", "f", "g", "h"]);
});

test("takes no text, comment, template or regular expression for an import", () => {
  const source =
    'const a = \'import "a"\'; // import("b")\n/* require("c") */ `import("d")`; /import("e")/; f.require2("g");';
  assert.deepEqual(modules(source), []);
});

test("gives the line of an import's module", () => {
  assert.deepEqual(importsOf("a.ts", '/* 1\n2 */\nimport {\n  a,\n} from "b";'), [{ text: "b", line: 5 }]);
});

test("reads the text of an element with an apostrophe", () => {
  assert.deepEqual(modules('const a = <p>don\'t</p>;\nimport("x");', "a.tsx"), ["x"]);
});

test("gives the first arguments of calls, of a template the text before its first expression", () => {
  const source = `a('one', 'two'); a.b(\`three \${four}\`); c('five'); a(six);`;
  assert.deepEqual(
    firstArguments("a.ts", source, /^a\b/).map(({ text }) => text),
    ["one", "three "],
  );
});

test("leaves blanks for comments and texts and keeps the lines", () => {
  const source = `a("b"); // c\n\`d\n\${e}\`; /* f\n */ g;`;
  assert.equal(codeOf("a.ts", source).replace(/ /g, ""), "a();\n\ne;\ng;");
  assert.equal(codeOf("a.ts", source, { keepTexts: true }).replace(/ /g, ""), `a("b");\n\`d\n\${e}\`;\ng;`);
});

test("refuses a file that does not parse", () => {
  assert.throws(() => codeOf("a.ts", "a("), SyntaxError);
});
