/** A thread that writes a few bytes again and again, and records when it could not: see slowness.ts. */
import { fdatasyncSync, openSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

const EVERY_MS = 20;
/** A write that is this late counts as a pause. */
const PAUSE_MS = 50;
/** Older pauses do not affect answers in progress. */
const KEPT_MS = 120_000;

const file = openSync(workerData as string, "w");
let pauses: { readonly end: number; readonly lengthMs: number }[] = [];
let last = Date.now();

setInterval(() => {
  writeSync(file, ".", 0);
  fdatasyncSync(file);
  const now = Date.now();
  const lengthMs = now - last - EVERY_MS;
  last = now;
  if (lengthMs < PAUSE_MS) return;
  pauses = [...pauses.filter(({ end }) => end > now - KEPT_MS), { end: now, lengthMs }];
}, EVERY_MS);

parentPort?.on("message", (since: number) => {
  const stood = pauses.map(({ end, lengthMs }) => Math.max(0, Math.min(lengthMs, end - since)));
  parentPort?.postMessage(stood.reduce((sum, ms) => sum + ms, 0));
});
