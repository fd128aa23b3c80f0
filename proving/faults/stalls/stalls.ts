/**
 * Inputs and games that need much work: hostile imports, and every operation on the whole log of a long game. Measures the
 * longest time that the service's event loop did nothing else, and what another client's request waited meanwhile.
 */
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { repeatDuring } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { longGame } from "../../harness/space/long-game.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { type FaultProgram, type FaultRun, onServices } from "../fault.ts";

const SIZES = { quick: { turns: 150, bytes: 400_000 }, full: { turns: 2_300, bytes: 16 * 1024 * 1024 } };
/** The import's limit. */
const IMPORT_BYTES = 4 * 1024 * 1024;
const AT_ONCE = 6;
/** Of processor time: on the clock, other programs of the machine count too. */
const MOST_MS = 50;

export const measureStalls: FaultProgram = (options) =>
  onServices([{ game: "space", environment: watched() }], options, async (run) => {
    const { turns, bytes } = SIZES[options.size];
    const save = longGame(turns, options.seed);
    const text = JSON.stringify(save);
    const isFull = options.size === "full";
    const within = Math.min(bytes, IMPORT_BYTES) - 100;
    const stalls = new Stalls(run, isFull);
    // The first requests of a kind compile what they need.
    for (const warm of ["first", "again"]) {
      await stalls.during(`import ${turns} turns, ${warm}`, [200], (send) => [send("POST", "save/import", text)]);
    }
    await stalls.during("export", [200], (send) => [send("GET", "save/export")]);
    for (const warm of ["first", "again"]) {
      const edit = JSON.stringify({ credits: 100 });
      await stalls.during(`admin edit, ${warm}`, [200], (send) => [
        send("PATCH", "admin/tables/save/rows?pk.id=1", edit),
      ]);
    }
    await stalls.during("new game, which archives", [201], (send) => [send("POST", "save/new", "{}")]);
    await stalls.during("list the rows of archives", [200], (send) => [send("GET", "admin/tables/archives/rows")]);
    await stalls.during("restore the archive", [200], (send) => [send("POST", "save/restore", '{"archiveId":3}')]);
    const turn = JSON.stringify({ turn: save.game.turn });
    await stalls.during("restore a turn", [200], (send) => [send("POST", "save/restore", turn)]);
    await stalls.during("delete an archive's row", [200], (send) => [
      send("DELETE", "admin/tables/archives/rows?pk.id=2"),
    ]);
    const before = await exported(run.service);
    if (isFull) {
      await stalls.during(`${megabytes(bytes)} of {},`, REFUSED, (send) => [
        send("POST", "save/import", objects(bytes)),
      ]);
      await stalls.during("12.6 MB of keys", REFUSED, (send) => [send("POST", "save/import", keys(12_600_000))]);
    }
    await stalls.during(`${megabytes(within)} of {},`, [400], (send) => [send("POST", "save/import", objects(within))]);
    await stalls.during(`${megabytes(within)} of keys`, [400], (send) => [send("POST", "save/import", keys(within))]);
    for (const [what, document] of tooLarge(save, isFull ? 200_000 : 2_000)) {
      await stalls.during(what, [400], (send) => [send("POST", "save/import", document)]);
    }
    const many = keys(within);
    await stalls.during(`${AT_ONCE} of these at once`, [400, 503], (send) =>
      Array.from({ length: AT_ONCE }, () => send("POST", "save/import", many)),
    );
    run.figures["resident memory after that"] = megabytes(1_000_000 * (await run.service.memoryMB()));
    run.expect((await exported(run.service)) === before, "a refused import changed the game");
  });

const CUT_OFF = 0;
/** A client that is still sending may find its connection closed before it has read the answer. */
const REFUSED = [413, CUT_OFF];

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const objects = (bytes: number): string => `[${"{},".repeat(Math.floor(bytes / 3) - 1)}{}]`;

/** Saves with much in one place, which nothing could read or write in slices. */
function tooLarge(save: SaveDocument, count: number): readonly (readonly [what: string, document: string])[] {
  const [event, ended, system] = [save.events[0], save.tasks[0], save.game.systems[0]];
  if (event === undefined || ended === undefined || system === undefined) throw new Error("the game has no log");
  const numbers = Array.from({ length: count }, (_, number) => number);
  const figures = Object.fromEntries(numbers.map((number) => [`k${number}`, number]));
  const systems = numbers.slice(0, 1_000).map((id) => ({ ...system, id: id + 1 }));
  const written = (change: Partial<SaveDocument>) =>
    JSON.stringify(exportSave({ game: save.game, events: [], tasks: [], ...change }));
  return [
    [`an event of ${count} figures`, written({ events: [{ ...event, figures }] })],
    [`an ended task of ${count} helpers`, written({ tasks: [{ ...ended, helperNames: numbers.map(String) }] })],
    [`a galaxy of ${systems.length} systems`, written({ game: { ...save.game, systems } })],
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

type Send = (method: string, path: string, body?: string) => Promise<number>;

/** The figures of one service. */
class Stalls {
  readonly #run: FaultRun;
  readonly #isBounded: boolean;

  constructor(run: FaultRun, isBounded: boolean) {
    this.#run = run;
    this.#isBounded = isBounded;
  }

  /** Sends the requests at once, while another client asks all the time. */
  async during(what: string, statuses: readonly number[], requests: (send: Send) => Promise<number>[]): Promise<void> {
    const { service, figures } = this.#run;
    await longestTurn(service);
    const startedAt = performance.now();
    const answering = Promise.all(requests((method, path, body) => send(`${service.url}/api/${path}`, method, body)));
    let slowestMs = 0;
    const ask = async () => {
      slowestMs = Math.max(slowestMs, (await service.client.send("GET", "/api/world")).ms);
    };
    const answered = await repeatDuring(answering, ask, 5);
    const tookMs = performance.now() - startedAt;
    const { clockMs, processorMs } = await longestTurn(service);
    const wrong = answered.filter((status) => !statuses.includes(status));
    this.#run.expect(wrong.length === 0, `${what}: answered ${wrong.join(", ")}`);
    this.#run.expect(
      !this.#isBounded || processorMs <= MOST_MS,
      `${what}: the event loop did one thing for ${duration(processorMs)}`,
    );
    const longest = `longest turn of the event loop ${duration(processorMs)} (on the clock ${duration(clockMs)})`;
    const statusesSeen = [...new Set(answered)]
      .map((status) => (status === CUT_OFF ? "cut off" : status))
      .join(" and ");
    figures[what] =
      `${longest}; another request at most ${duration(slowestMs)}; ${statusesSeen} in ${duration(tookMs)}`;
    this.#run.log(`${what}: ${figures[what]}`);
  }
}

async function send(url: string, method: string, body?: string): Promise<number> {
  const sent = body === undefined ? {} : { body, headers: { "content-type": "application/json" } };
  try {
    const answer = await fetch(url, { method, ...sent });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return CUT_OFF;
  }
}
