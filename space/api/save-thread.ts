/**
 * The thread that parses and checks the text of a save, so that a long one does not hold up other requests. It keeps the save
 * and hands it over in pages, because the event loop would wait for a large message too.
 */
import { type MessagePort, parentPort } from "node:worker_threads";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { JsonLimits } from "@outbound/kit/http/request/json-scan.ts";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { checkSave } from "./save-check.ts";

/** Checks a save, or asks for the next page of the one that was checked last. */
export type ThreadRequest = { readonly check: Uint8Array; readonly limits: JsonLimits } | { readonly next: true };

export type ThreadAnswer =
  | { readonly problem: Pick<ProblemError, "code" | "message" | "errors" | "details"> }
  | { readonly refusal: Pick<Refusal, "code" | "detail" | "details"> }
  | { readonly game: Game; readonly pages: number }
  | { readonly events: readonly GameEvent[]; readonly tasks: readonly EndedTask[] };

/** Entries of the log in a message: reading it takes the event loop a few milliseconds. */
const PAGE_ENTRIES = 125;

/** The pages of the save that were not asked for yet. */
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
