/** Formats the answers of tools: a few lines of text made from a plain object, and problems with their remedies. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { NoAnswerError, ProblemError } from "@outbound/client";

/**
 * Names and values of an answer's lines and lists, the most important first. Values that are undefined, null or empty are left
 * out.
 */
export type View = Readonly<Record<string, unknown>>;

/** A call that is possible now, as arguments of a tool. */
export interface Step {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/** Greatest length of an answer's text in bytes. A model pays for each byte on every later turn. */
export const MOST_BYTES = 2_000;
/** Room for the line that says how much was cut. */
const CUT_BYTES = 60;

/** An input that the tool itself refuses, before it calls the service. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** Returns the view as text and, if wanted, as `structuredContent` for programs. Only the text is cut at MOST_BYTES. */
export function answer(view: View, { structured = false } = {}): CallToolResult {
  const content = [{ type: "text" as const, text: textOf(view) }];
  return structured ? { content, structuredContent: JSON.parse(JSON.stringify(view)) } : { content };
}

/** Returns an unchanged text, which must be at most MOST_BYTES long. */
export const plainAnswer = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

/** Returns at most MOST_BYTES: whole lines from the start, then the number of lines left out. */
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

/** Keeps names and texts of other players on one line, so that they cannot look like lines of the answer. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

type ReadKinds = () => Promise<readonly { readonly code: string; readonly remedy: string }[]>;

/** The remedies for each kind of problem, as the service lists them. They are read once, at the first problem. */
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

/**
 * Reads what an answer shows beside the result of a command. The command is done, so a failure here is a line of the answer: as a
 * refusal it would lead the model to give the command again.
 */
export async function afterCommand(read: () => Promise<View>): Promise<View> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProblemError || error instanceof NoAnswerError)) throw error;
    return { unread: `The command is done. The state after it could not be read: ${error.message}` };
  }
}

/** Runs a tool. A refusal of the service, or a missing answer, becomes an answer with `isError`. */
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
