/**
 * The thread that parses and checks the text of a save, so that a long one does not block other requests. It keeps the save and
 * returns it in pages, because a large message would block the event loop too.
 */
import { type MessagePort, parentPort } from "node:worker_threads";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { JsonLimits } from "@outbound/kit/http/request/json-scan.ts";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { checkSave } from "./save-check.ts";

/** Checks a save, or asks for the next page of the save that was checked last. */
export type ThreadRequest = { readonly check: Uint8Array; readonly limits: JsonLimits } | { readonly next: true };

export type ThreadAnswer =
  | { readonly problem: Pick<ProblemError, "code" | "message" | "errors" | "details"> }
  | { readonly refusal: Pick<Refusal, "code" | "detail" | "details"> }
  | { readonly game: Game; readonly pages: number }
  | { readonly events: readonly GameEvent[]; readonly tasks: readonly EndedTask[] };

/** Number of log entries in a message: reading one takes the event loop a few milliseconds. */
const PAGE_ENTRIES = 125;

/** Pages of the save that have not been asked for yet. */
let pages: ThreadAnswer[] = [];

const main = parentPort as MessagePort;
main.on("message", (request: ThreadRequest) => {
  main.postMessage("check" in request ? answerTo(request.check, request.limits) : pages.shift());
});

function answerTo(bytes: Uint8Array, limits: JsonLimits): ThreadAnswer {
  const checked = checkSave(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  if (checked instanceof ProblemError) {
    const { code, message, errors, details } = checked;
    return { problem: { code, message, errors, details } };
  }
  if (checked instanceof Refusal) {
    const { code, detail, details } = checked;
    return { refusal: { code, detail, details } };
  }
  pages = [
    ...slicesOf(checked.events).map((events) => ({ events, tasks: [] })),
    ...slicesOf(checked.tasks).map((tasks) => ({ events: [], tasks })),
  ];
  return { game: checked.game, pages: pages.length };
}

const slicesOf = <Entry>(entries: readonly Entry[]): (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / PAGE_ENTRIES) }, (_, page) =>
    entries.slice(page * PAGE_ENTRIES, (page + 1) * PAGE_ENTRIES),
  );
