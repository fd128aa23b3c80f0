/**
 * Cuts TypeScript text into code, comments and string literals, which is all that the checks in this folder need to know
 * of a file. TypeScript 7 has no API to parse with, and a search in the bare text would trip over comments.
 */

export interface SourceToken {
  /** A template literal gives one token for each piece of text; what is in its `${}` is code again. */
  readonly kind: "code" | "comment" | "text";
  /** Of a text: what is between the quotes, escapes as written. */
  readonly value: string;
  /** 1 for the first line of the file. */
  readonly line: number;
}

/**
 * Never fails: an apostrophe in the text of a JSX element opens a string that ends with its line.
 * Regular expression literals count as code.
 */
export function sourceTokens(source: string): SourceToken[] {
  const tokens: SourceToken[] = [];
  const closers: Closer[] = [];
  let position = 0;
  let line = 1;
  let codeStart = 0;

  /** Ends the code before `start` and adds the token from `start` to `end`, whose value leaves out its delimiters. */
  function add(kind: "comment" | "text", start: number, end: number, value: string): void {
    addCode(start);
    tokens.push({ kind, value, line });
    line += newlines(source.slice(start, end));
    position = end;
    codeStart = end;
  }

  function addCode(end: number): void {
    const value = source.slice(codeStart, end);
    if (value !== "") tokens.push({ kind: "code", value, line });
    line += newlines(value);
  }

  /** A piece of a template literal: from its back quote or the brace that ends a `${}` to the next of them. */
  function addTemplate(start: number): void {
    const end = match(TEMPLATE, source, start + 1);
    const opens = source.startsWith("${", end);
    add("text", start, end + (opens ? 2 : 1), source.slice(start + 1, end));
    if (opens) closers.push("template");
  }

  while (position < source.length) {
    const character = source.charAt(position);
    const pair = source.slice(position, position + 2);
    if (pair === "//") {
      const end = match(TO_LINE_END, source, position);
      add("comment", position, end, source.slice(position + 2, end));
    } else if (pair === "/*") {
      const close = source.indexOf("*/", position + 2);
      const end = close < 0 ? source.length : close;
      add("comment", position, Math.min(end + 2, source.length), source.slice(position + 2, end));
    } else if (character === '"' || character === "'") {
      const end = match(character === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED, source, position + 1);
      add("text", position, source.charAt(end) === character ? end + 1 : end, source.slice(position + 1, end));
    } else if (character === "`") {
      addTemplate(position);
    } else if (character === "{") {
      closers.push("block");
      position += 1;
    } else if (character === "}") {
      if (closers.pop() === "template") addTemplate(position);
      else position += 1;
    } else if (character === "/" && OPERAND_FOLLOWS.test(source.slice(Math.max(0, position - 40), position))) {
      position = Math.max(match(REGULAR_EXPRESSION, source, position), position + 1);
    } else {
      position += 1;
    }
  }
  addCode(source.length);
  return tokens;
}

type Closer = "block" | "template";

const TO_LINE_END = /[^\n]*/y;
const DOUBLE_QUOTED = /(?:[^"\\\n]|\\[\s\S])*/y;
const SINGLE_QUOTED = /(?:[^'\\\n]|\\[\s\S])*/y;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const REGULAR_EXPRESSION = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** After these a slash begins a regular expression; after a value it divides. */
const OPERAND_FOLLOWS = /(?:^|[(,=:[!&|?{};+\-*%~^]|\b(?:return|typeof|case|of|in))\s*$/;

/** Where the match that begins at `start` ends; `start` itself when nothing matches. */
function match(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start;
  const found = pattern.exec(source);
  return found === null ? start : start + found[0].length;
}

function newlines(text: string): number {
  return text.split("\n").length - 1;
}
