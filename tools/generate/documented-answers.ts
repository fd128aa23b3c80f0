/** Replaces the answers in a document by the service's real ones, keeping the document's choice of fields. */
import { isDeepStrictEqual } from "node:util";
import stringify from "json-stringify-pretty-compact";
import type { AnswerBlock } from "./documented-calls.ts";

/** Widest line of a JSON block, so that it fits beside the text of a page. */
const WIDTH = 120;

export interface Answer {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Frame {
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Returns the block's new text for this answer. Throws if the answer lacks a field that the block shows. */
export function answerText({ kind, text }: AnswerBlock, answer: Answer): string {
  if (kind === "json") return jsonText(text, answer.body);
  const [head = "", body] = text.split(/\n\n([\s\S]*)/);
  const [first = "", ...lines] = head.trimEnd().split("\n");
  const headers = lines.map((line) => {
    const [name = ""] = line.split(": ", 1);
    return `${name}: ${valueShown("", answer.headers[name.toLowerCase()], name)}`;
  });
  return [first, ...headers, ...(body === undefined ? [] : ["", jsonText(body, answer.body)])]
    .join("\n")
    .replace(/\n*$/, "\n");
}

const jsonText = (documented: string, body: unknown): string =>
  `${stringify(valueShown(JSON.parse(documented), body), { maxLength: WIDTH })}\n`;

/** Returns the new text of a block that shows events of a stream. Throws if the stream sent fewer. */
export function framesText(text: string, frames: readonly Frame[]): string {
  const shown = valueShown(framesOf(text), frames) as Frame[];
  if (shown.length < framesOf(text).length) throw new Error(`shows more events than the ${frames.length} received`);
  const blocks = text.trimEnd().split("\n\n");
  let next = 0;
  return `${blocks
    .map((block) => {
      if (!/^data: /m.test(block)) return block;
      const { id, data } = shown[next++] as Frame;
      return block.replace(/^id: .*$/m, `id: ${id}`).replace(/^data: .*$/m, () => `data: ${JSON.stringify(data)}`);
    })
    .join("\n\n")}\n`;
}

/** Returns the events of a stream, without comments and the reconnection delay. */
export const framesOf = (text: string): Frame[] =>
  text
    .split("\n\n")
    .map((block) => ({ id: /^id: (.*)$/m.exec(block)?.[1], data: [...block.matchAll(/^data: (.*)$/gm)] }))
    .filter(({ data }) => data.length > 0)
    .map(({ id, data }) => ({ id, data: JSON.parse(data.map(([, line]) => line).join("\n")) }));

/** Fields that differ in every run: the documented value stays. */
const VOLATILE = ["token", "expiresAt", "at"];

/**
 * Returns the answer with only the fields and as many list items as the document shows. `place` is a pointer such as
 * `/planes/0/fuel`. Throws if a field or an item is missing.
 */
export function valueShown(documented: unknown, actual: unknown, place = ""): unknown {
  if (actual === undefined) throw new Error(`${place} was not answered`);
  const key = place.slice(place.lastIndexOf("/") + 1);
  if (VOLATILE.includes(key) && typeof documented === typeof actual) return documented;
  if (Array.isArray(documented) && Array.isArray(actual)) return itemsShown(documented, actual, place);
  if (!isRecord(documented) || !isRecord(actual)) return actual;
  return Object.fromEntries(
    Object.entries(documented).map(([name, value]) => [name, valueShown(value, actual[name], `${place}/${name}`)]),
  );
}

/**
 * Documents shorten lists but keep their order. For each documented item, returns the most similar real item after the last one
 * used.
 */
function itemsShown(documented: readonly unknown[], actual: readonly unknown[], place: string): unknown[] {
  let from = 0;
  return documented.map((item, index) => {
    const last = actual.length - (documented.length - 1 - index);
    const likeness = actual.slice(from, last).map((candidate) => similarity(item, candidate));
    if (likeness.length === 0) throw new Error(`${place}/${index} was not answered`);
    const at = from + likeness.indexOf(Math.max(...likeness));
    from = at + 1;
    return valueShown(item, actual[at], `${place}/${index}`);
  });
}

/** Returns the share of documented values that are equal, 0 to 1. A missing field counts as different. */
function similarity(documented: unknown, actual: unknown): number {
  if (!isRecord(documented) || !isRecord(actual)) return isDeepStrictEqual(documented, actual) ? 1 : 0;
  const parts = Object.entries(documented).map(([name, value]) =>
    name in actual ? similarity(value, actual[name]) : -1,
  );
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
