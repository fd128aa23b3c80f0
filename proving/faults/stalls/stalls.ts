/** Sends hostile imports, and every operation on the log of a long game, and measures the longest turn of the event loop. */
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { repeatDuring } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { longGame } from "../../harness/space/long-game.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { type FaultProgram, type FaultRun, onServices } from "../fault.ts";

const SIZES = { quick: { turns: 150, bytes: 400_000 }, full: { turns: 2_300, bytes: 16 * 1024 * 1024 } };
const IMPORT_BYTES = 4 * 1024 * 1024;
const AT_ONCE = 6;
/** Bound in processor time, because clock time includes other programs of the machine. */
const MOST_MS = 50;

export const measureStalls: FaultProgram = (options) =>
  onServices([{ game: "space", environment: watched() }], async (run) => {
    const { turns, bytes } = SIZES[options.size];
    const save = longGame(turns, options.seed);
    const isFull = options.size === "full";
    const all = async (steps: readonly Step[]) => {
      for (const step of steps) await stall(run, step, isFull);
    };
    await all(stepsOf(save, turns));
    const before = await exported(run.service);
    await all(hostileSteps(save, bytes, isFull));
    run.figures["resident memory after that"] = megabytes(1_000_000 * (await run.service.memoryMB()));
    run.expect((await exported(run.service)) === before, "a refused import changed the game");
  });

/** Sent this many times at once; once by default. */
type Step = readonly [what: string, statuses: readonly number[], request: Request, times?: number];
type Request = readonly [method: string, path: string, body?: string];

const importOf = (document: string): Request => ["POST", "save/import", document];

/** Returns the steps. The first requests of a kind compile what they need. */
function stepsOf(save: SaveDocument, turns: number): readonly Step[] {
  const [document, turn] = [JSON.stringify(save), JSON.stringify({ turn: save.game.turn })];
  const edit: Request = ["PATCH", "admin/tables/save/rows?pk.id=1", JSON.stringify({ credits: 100 })];
  return [
    [`import ${turns} turns, first`, [200], importOf(document)],
    [`import ${turns} turns, again`, [200], importOf(document)],
    ["export", [200], ["GET", "save/export"]],
    ["admin edit, first", [200], edit],
    ["admin edit, again", [200], edit],
    ["new game, which archives", [201], ["POST", "save/new", "{}"]],
    ["list the rows of archives", [200], ["GET", "admin/tables/archives/rows"]],
    ["restore the archive", [200], ["POST", "save/restore", '{"archiveId":3}']],
    ["restore a turn", [200], ["POST", "save/restore", turn]],
    ["delete an archive's row", [200], ["DELETE", "admin/tables/archives/rows?pk.id=2"]],
  ];
}

function hostileSteps(save: SaveDocument, bytes: number, isFull: boolean): readonly Step[] {
  const within = Math.min(bytes, IMPORT_BYTES) - 100;
  const beyond: readonly Step[] = [
    [`${megabytes(bytes)} of {},`, REFUSED, importOf(objects(bytes))],
    ["12.6 MB of keys", REFUSED, importOf(keys(12_600_000))],
  ];
  return [
    ...(isFull ? beyond : []),
    [`${megabytes(within)} of {},`, [400], importOf(objects(within))],
    [`${megabytes(within)} of keys`, [400], importOf(keys(within))],
    ...tooLarge(save, isFull ? 200_000 : 2_000),
    [`${AT_ONCE} of these at once`, [400, 503], importOf(keys(within)), AT_ONCE],
  ];
}

const CUT_OFF = 0;
/** A client that is still sending may find its connection closed before it has read the answer. */
const REFUSED = [413, CUT_OFF];

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const objects = (bytes: number): string => `[${"{},".repeat(Math.floor(bytes / 3) - 1)}{}]`;

/** Returns saves with too much in one place to be read or written in slices. */
function tooLarge(save: SaveDocument, count: number): readonly Step[] {
  const [event, ended, system] = [save.events[0], save.tasks[0], save.game.systems[0]];
  if (event === undefined || ended === undefined || system === undefined) throw new Error("the game has no log");
  const numbers = Array.from({ length: count }, (_, number) => number);
  const figures = Object.fromEntries(numbers.map((number) => [`k${number}`, number]));
  const systems = numbers.slice(0, 1_000).map((id) => ({ ...system, id: id + 1 }));
  const refused = (what: string, change: Partial<SaveDocument>): Step => {
    const document = exportSave({ game: save.game, events: [], tasks: [], ...change });
    return [what, [400], importOf(JSON.stringify(document))];
  };
  return [
    refused(`an event of ${count} figures`, { events: [{ ...event, figures }] }),
    refused(`an ended task of ${count} helpers`, { tasks: [{ ...ended, helperNames: numbers.map(String) }] }),
    refused(`a galaxy of ${systems.length} systems`, { game: { ...save.game, systems } }),
  ];
}

function keys(bytes: number): string {
  const fields: string[] = [];
  for (let length = 2; length < bytes - 20; ) {
    const field = `"k${fields.length}":0`;
    fields.push(field);
    length += field.length + 1;
  }
  return `{${fields.join()}}`;
}

const exported = async ({ client }: Service): Promise<string> =>
  JSON.stringify(await client.ok<SaveDocument>("GET", "/api/save/export"));

async function stall(run: FaultRun, [what, statuses, request, times = 1]: Step, isBounded: boolean): Promise<void> {
  const { service, figures } = run;
  await longestTurn(service);
  const startedAt = performance.now();
  const answering = Promise.all(Array.from({ length: times }, () => send(service.url, request)));
  let slowestMs = 0;
  const ask = async () => {
    slowestMs = Math.max(slowestMs, (await service.client.send("GET", "/api/world")).ms);
  };
  const answered = await repeatDuring(answering, ask, 5);
  const tookMs = performance.now() - startedAt;
  const { clockMs, processorMs } = await longestTurn(service);
  const wrong = answered.filter((status) => !statuses.includes(status));
  run.expect(wrong.length === 0, `${what}: answered ${wrong.join(", ")}`);
  const isShort = !isBounded || processorMs <= MOST_MS;
  run.expect(isShort, `${what}: the event loop did one thing for ${duration(processorMs)}`);
  const longest = `longest turn of the event loop ${duration(processorMs)} (on the clock ${duration(clockMs)})`;
  const seen = [...new Set(answered)].map((status) => (status === CUT_OFF ? "cut off" : status)).join(" and ");
  figures[what] = `${longest}; another request at most ${duration(slowestMs)}; ${seen} in ${duration(tookMs)}`;
  run.log(`${what}: ${figures[what]}`);
}

async function send(url: string, [method, path, body]: Request): Promise<number> {
  const sent = body === undefined ? {} : { body, headers: { "content-type": "application/json" } };
  try {
    const answer = await fetch(`${url}/api/${path}`, { method, ...sent });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return CUT_OFF;
  }
}
