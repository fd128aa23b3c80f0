/** Answers the questions that the checks in this folder have about a TypeScript file, with a parser. */
import { parseSync, type StringLiteral, type TemplateElement, Visitor } from "oxc-parser";

/** A text in a source, and the line on which it begins, from 1. */
export interface Found {
  readonly text: string;
  readonly line: number;
}

/**
 * Returns the modules of every `import`, `export … from`, `import()`, `import("…").Type`, `require()` and
 * `import.meta.resolve()`.
 */
export function importsOf(path: string, source: string): Found[] {
  const result = parsed(path, source);
  const { staticImports, staticExports } = result.module;
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
    ({ moduleRequest }) => moduleRequest ?? [],
  );
  const found = new Map(named.map(({ value, start }) => [start, value]));
  // Parsing the whole tree costs ten times as much as listing imports, and few files need it.
  if (CALLS.test(source)) {
    const add = (node: { readonly type: string; readonly start: number }) => {
      if (isText(node)) found.set(node.start, node.value);
    };
    const visitor = new Visitor({
      ImportExpression: ({ source: module }) => add(module),
      TSImportType: ({ source: module }) => add(module),
      CallExpression: ({ callee, arguments: [first] }) => {
        if (first && RESOLVERS.has(source.slice(callee.start, callee.end))) add(first);
      },
    });
    visitor.visit(result.program);
  }
  return [...found].map(([start, text]) => ({ text, line: lineAt(source, start) }));
}

const CALLS = /\b(?:import|require|import\.meta\.resolve)\s*\(/;
const RESOLVERS: ReadonlySet<string> = new Set(["require", "import.meta.resolve"]);

/**
 * Returns the first arguments of calls of these functions or of their methods; of a template, the text before the first `${}`.
 */
export function firstArguments(path: string, source: string, functions: RegExp): Found[] {
  const found: Found[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first === undefined || !functions.test(source.slice(callee.start, callee.end))) return;
      const text =
        first.type === "TemplateLiteral" ? first.quasis[0]?.value.raw : isText(first) ? first.value : undefined;
      if (text !== undefined) found.push({ text, line: lineAt(source, first.start) });
    },
  });
  visitor.visit(parsed(path, source).program);
  return found;
}

/** Returns the source with blanks instead of comments, and instead of strings unless they are kept. Lines stay where they are. */
export function codeOf(path: string, source: string, { keepTexts = false } = {}): string {
  const result = parsed(path, source);
  const blanked: Span[] = [...result.comments];
  if (!keepTexts) {
    const add = (node: Span) => void blanked.push(node);
    const visitor = new Visitor({
      Literal: (node) => (isText(node) ? add(node) : undefined),
      TemplateElement: (node: TemplateElement) => add(node),
      JSXText: add,
    });
    visitor.visit(result.program);
  }
  let code = source;
  for (const { start, end } of blanked) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, " ") + code.slice(end);
  }
  return code;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function parsed(path: string, source: string) {
  const result = parseSync(path, source);
  const [error] = result.errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  return result;
}

const isText = (node: { readonly type: string }): node is StringLiteral =>
  node.type === "Literal" && typeof (node as StringLiteral).value === "string";

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split("\n").length;
