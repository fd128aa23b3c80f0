import assert from "node:assert/strict";
import { test } from "node:test";
import type { Worker } from "node:worker_threads";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Mission } from "../rules/game/game.ts";
import { exportSave, type SaveContents } from "../rules/save/save.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { aGame } from "../testing/a-game.ts";
import { aLongLog } from "../testing/a-long-log.ts";
import type { ThreadAnswer } from "./save-thread.ts";

/** Imports a fresh copy of the module, because other files of this process may have started its thread already. */
const copy = new URL("./save-checks.ts?copy", import.meta.url).href;
const { threadChecks, WAITING_LIMIT } = (await import(copy)) as typeof import("./save-checks.ts");
const checkImport = (text: Buffer) => threadChecks.ofImport(text);
const checkStored = (text: string) => threadChecks.ofStored(text);

const CONTENTS = aLongLog(aGame().rich().build(), 900);
const textOf = (contents: SaveContents): Buffer => Buffer.from(JSON.stringify(exportSave(contents)));

/** The started threads and their messages. */
const threads: Worker[] = [];
/** Errors that ended a thread, such as too little memory. */
const failures: unknown[] = [];
const messages: ThreadAnswer[] = [];
const watch = (worker: Worker) => {
  threads.push(worker);
  worker.on("error", (error) => failures.push(error));
  worker.on("message", (message: ThreadAnswer) => messages.push(message));
};

const problem = (code: string, detail: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ProblemError);
  assert.equal(error.code, code);
  assert.match(error.message, detail);
  return true;
};

test("[SAVE13] saves are checked on one thread, which returns them in pages", async () => {
  process.on("worker", watch);
  for (let round = 0; round < 3; round++) assert.deepEqual(await checkImport(textOf(CONTENTS)), CONTENTS);
  assert.equal(threads.length, 1);
  const pages = messages.filter((message) => "events" in message);
  assert.ok(pages.length >= 3 * 11);
  for (const { events, tasks } of pages) assert.ok(events.length + tasks.length <= 125);
});

test("[SAVE13] one save is checked at a time, a few wait, and further ones are refused with Retry-After", async () => {
  const text = textOf(CONTENTS);
  const checks = await Promise.allSettled(Array.from({ length: WAITING_LIMIT + 3 }, () => checkImport(text)));
  const refused = checks.flatMap((check) => (check.status === "rejected" ? [check.reason as ProblemError] : []));
  assert.deepEqual(
    refused.map(({ code, headers, details }) => [code, headers?.["retry-after"], details?.reason]),
    Array.from({ length: 2 }, () => ["overloaded", "2", "imports"]),
  );
  assert.deepEqual(await checkImport(text), CONTENTS);
  assert.equal(threads.length, 1);
});

test("[SAVE12] an import of more values than an export can have is refused before it is parsed", async () => {
  const most = 4 * 1024 * 1024;
  const items = `[${"{},".repeat(most / 3 - 2)}{}]`;
  await assert.rejects(checkImport(Buffer.from(items)), problem("malformed-request", /at most 300000 items/));
  const keys = `{"figures":{${Array.from({ length: 600_000 }, (_, key) => `"${key.toString(36)}":0`).join()}}}`;
  await assert.rejects(checkImport(Buffer.from(keys)), problem("malformed-request", /at most 600000 fields/));
});

test("[SAVE13] an import is refused if an entry, its galaxy or its mission board is too large to handle without a pause", async () => {
  const numbers = Array.from({ length: 250 }, (_, place) => place + 1);
  const { game, events, tasks } = CONTENTS;
  const [event, ended] = [events.at(-1), tasks.at(-1)];
  const [system] = game.systems;
  assert.ok(event && ended && system);
  const mission: Mission = {
    ...{ id: 1, status: "failed", goal: { kind: "survey", systemId: 1 }, reward: {}, hops: 1, progress: [] },
    ...{ offeredOnTurn: 0, acceptedOnTurn: null, deadline: null, endedOnTurn: 1 },
  };
  const figures = Object.fromEntries(numbers.map((number) => [`figure${number}`, number]));
  const explain = numbers.map((value) => ({ factor: "crew", value }));
  const run = { startedOnTurn: 1, durationTurns: 1, remainingTurns: 0, baseTurns: 1, power: 1, difficulty: 1 };
  const large: readonly [string, Partial<SaveContents>][] = [
    ["/events/0/figures", { events: [{ ...event, figures }] }],
    ["/events/0/figures/story", { events: [{ ...event, figures: { story: "x".repeat(201) } }] }],
    ["/tasks/0/helperNames", { tasks: [{ ...ended, helperNames: numbers.map(String) }] }],
    [
      "/tasks/0/task/run/explain",
      { tasks: [{ ...ended, task: { ...ended.task, run: { ...run, ratio: 1, fuel: 0, explain } } }] },
    ],
    ["/game/systems", { game: { ...game, systems: numbers.map((id) => ({ ...system, id })) } }],
    ["/game/missions", { game: { ...game, missions: numbers.map((id) => ({ ...mission, id })) } }],
    ["/game/missions/0/progress", { game: { ...game, missions: [{ ...mission, progress: numbers }] } }],
  ];
  for (const [place, change] of large) {
    const error = await checkImport(textOf({ ...CONTENTS, ...change })).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ProblemError && error.code === "malformed-request", place);
    assert.ok(
      error.errors?.some(({ path }) => path === place),
      `${place}: ${JSON.stringify(error.errors)}`,
    );
  }
});

test("[SAVE4] up to ten faults of an import are reported, and only the first if it has very many values", async () => {
  const text = textOf(CONTENTS).toString();
  const placesOf = async (changed: string): Promise<number> => {
    const error = await checkImport(Buffer.from(changed)).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ProblemError && error.code === "malformed-request", String(error));
    return error.errors?.length ?? 0;
  };
  const events = (count: number, event: string) => `"events":[${Array(count).fill(event).join()}],"was":`;
  assert.equal(await placesOf(text.replace('"events":', events(3, "5"))), 4);
  assert.equal(await placesOf(text.replace('"events":', events(50, "{}"))), 10);
  assert.equal(await placesOf(text.replace('"events":', events(250_000, "{}"))), 1);
  assert.deepEqual(failures, [], "the thread has enough memory");
});

test("[SAVE4] an import that is not a save is refused with the faulty place, and one that violates the rules with the reasons", async () => {
  const text = textOf(CONTENTS).toString();
  const refused = async (changed: string, code: string, detail: RegExp) =>
    assert.rejects(checkImport(Buffer.from(changed)), problem(code, detail));
  await refused(text.slice(1), "malformed-json", /not valid JSON/);
  await refused(text.replace('"version":1', '"version":1,"extra":1'), "malformed-request", /\/extra is not a field/);
  await refused(text.replace('"turn":0', '"turn":0,"turn":0'), "malformed-request", /\/events\/0\/.*is given twice/);
  const other = await checkImport(Buffer.from(text.replace('"turn":0', '"turn":1')));
  assert.ok(other instanceof Refusal);
  assert.equal(other.code, "save-invalid");
});

test("[SAVE6] a stored document is checked whatever its length, and every fault of it is refused as save-invalid", async () => {
  assert.deepEqual(await checkStored(textOf(CONTENTS).toString()), CONTENTS);
  const started = threads.length;
  const long = aLongLog(CONTENTS.game, 50_000);
  const checked = await checkStored(textOf(long).toString());
  assert.ok(!(checked instanceof Refusal));
  assert.equal(checked.events.length, 50_000);
  assert.deepEqual(await checkStored(textOf(CONTENTS).toString()), CONTENTS);
  assert.equal(threads.length, started + 1, "the thread of a long save ends, and with it its memory");
  for (const text of ["5", "{", '{"format":1}', "[[]]"]) {
    const refusal = await checkStored(text);
    assert.ok(refusal instanceof Refusal);
    assert.equal(refusal.code, "save-invalid");
    assert.ok(Array.isArray(refusal.details.violations));
  }
});

test("if the thread of a check fails, its save is refused, and the next check gets another thread", async () => {
  const started = threads.length;
  const thread = threads.at(-1);
  const failing = checkImport(textOf(CONTENTS));
  await thread?.terminate();
  await assert.rejects(failing, /the thread that checks saves ended/);
  assert.deepEqual(await checkImport(textOf(CONTENTS)), CONTENTS);
  assert.equal(threads.length, started + 1);
  process.off("worker", watch);
});
