/** What tools answer: a few lines of text that are made from a plain object, and problems with what to do about them. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { NoAnswerError, ProblemError } from "@outbound/client";

/** A name for each line or list of an answer, the most important first. What is undefined, null or empty is left out. */
export type View = Readonly<Record<string, unknown>>;

/** A call that makes sense now: the arguments of a tool. */
export interface Step {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/** The most bytes of an answer's text. A model pays for each of them on every later turn. */
export const MOST_BYTES = 2_000;
/** Room for the line that says what was cut. */
const CUT_BYTES = 60;

/** Input that the tool itself refuses, before the service sees it. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** The view as text, with `structuredContent` for programs if wanted: both say the same. */
export function answer(view: View, { structured = false } = {}): CallToolResult {
  const content = [{ type: "text" as const, text: textOf(view) }];
  return structured ? { content, structuredContent: JSON.parse(JSON.stringify(view)) } : { content };
}

/** A text as it is, which is at most MOST_BYTES long. */
export const plainAnswer = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

/** At most MOST_BYTES: whole lines from the start, then how many are left out. */
export function textOf(view: View): string {
  const lines = Object.entries(view).flatMap(([name, value]) => linesOf(name, value));
  if (lines.length === 0) return "nothing";
  const kept: string[] = [];
  let left = MOST_BYTES - CUT_BYTES;
  for (const line of lines) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) return [...kept, `… ${lines.length - kept.length} more lines are left out`].join("\n");
    kept.push(line);
  }
  return kept.join("\n");
}

function linesOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null || value === "") return [];
  if (!Array.isArray(value)) return [`${name}: ${inline(value)}`];
  return value.length === 0 ? [] : [`${name}:`, ...value.map((item) => `- ${inline(item)}`)];
}

function inline(value: unknown): string {
  if (isStep(value)) return `${value.tool} ${JSON.stringify(value.arguments)} ${oneLine(value.why)}`;
  return typeof value === "string" ? oneLine(value) : JSON.stringify(value);
}

const isStep = (value: unknown): value is Step =>
  typeof value === "object" && value !== null && "tool" in value && "why" in value;

/** Names and texts of other players stay one line, so that they cannot look like lines of the answer. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

type ReadKinds = () => Promise<readonly { readonly code: string; readonly remedy: string }[]>;

/** What to do about each kind of problem, as the service lists them. Read once, at the first problem. */
export class Remedies {
  readonly #read: ReadKinds;
  #known: ReadonlyMap<string, string> | undefined;

  constructor(read: ReadKinds) {
    this.#read = read;
  }

  async of(code: string): Promise<string | undefined> {
    this.#known ??= await this.#read().then(
      (kinds) => new Map(kinds.map((kind) => [kind.code, kind.remedy])),
      () => undefined,
    );
    return this.#known?.get(code);
  }
}

/** Runs a tool. What the service refuses, and what was never answered, becomes an answer with `isError`. */
export async function answerWith(remedies: Remedies, run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    const view = await problemView(error, remedies);
    return { isError: true, content: [{ type: "text", text: textOf(view) }] };
  }
}

async function problemView(error: unknown, remedies: Remedies): Promise<View> {
  if (error instanceof InputError) return { "malformed-input": error.message };
  if (error instanceof NoAnswerError) {
    return { "no-answer": error.message, remedy: "Check that the service runs; read the state before you act again." };
  }
  if (!(error instanceof ProblemError)) throw error;
  const { code, detail, errors = [] } = error.problem;
  const wait = error.retryAfter === undefined ? "" : ` Try again in ${Math.ceil(error.retryAfter)} s.`;
  return {
    [code]: detail + wait,
    places: errors.slice(0, 5).map(({ path, message }) => `${path} ${message}`),
    remedy: await remedies.of(code),
  };
}
