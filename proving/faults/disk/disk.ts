/**
 * Makes the SQLite file of a service unwritable under load: its disk is full, SQLite refuses to let it grow, its connection is
 * read-only, or another program holds its lock. Changes are refused with 503 and leave no trace, and space still answers reads.
 * Once the file is writable again, the service works without a restart, and its memory equals the tables.
 */
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { PASSWORD, signInAdmin } from "../../harness/cargo/player.ts";
import { type Child, startChild } from "../../harness/child.ts";
import { bearer, Client } from "../../harness/client.ts";
import { withFolder } from "../../harness/folder.ts";
import { instruct, preloaded } from "../../harness/preload/preloaded.ts";
import { ADMIN_PASSWORD, GAMES } from "../../harness/spawn-service.ts";
import { type FaultProgram, type FaultVerdict, type LoadRun, ON_SQLITE, type Place, underLoad } from "../fault.ts";
import { haveOutages, type Outage } from "../outages.ts";
import { mountDisk } from "./mount-disk.ts";

const SIZES = {
  quick: { rounds: 1, playMs: 100, brokenMs: 100, heldMs: 1_500 },
  full: { rounds: 20, playMs: 500, brokenMs: 500, heldMs: 5_000 },
};
/** A change waits one second for the lock, and may queue behind a batch that waits too. */
const MOST_WAIT_MS = 5_000;
/**
 * Reads of space do not wait for the store, so only a busy machine delays them. In cargo, a flight that is due has to land before
 * a state can be shown.
 */
const MOST_READ_MS = 1_000;
const BOUNDS = { mostWaitMs: MOST_WAIT_MS, mostReadMs: MOST_READ_MS };

/** Room for the write-ahead log, and for a database of many times its size. */
const DISK_SIZE = "64m";

export const breakDisks: FaultProgram = async (options) => {
  const verdicts: FaultVerdict[] = [];
  for (const game of GAMES) {
    await withFolder(async (folder) => {
      const disk = join(folder, "disk");
      const unmount = await mountDisk(disk, DISK_SIZE);
      const database = `sqlite:${join(disk, "game.db")}`;
      const place: Place = { game, engine: "sqlite", database, environment: preloaded() };
      const inject = async (run: LoadRun) => {
        const { brokenMs, ...schedule } = SIZES[options.size];
        const others = await otherChanges(run);
        const outages = outagesOf(run, unmount && join(disk, "filler")).map((one) => ({
          ...{ ...one, lastsMs: brokenMs, refuses: true },
          async end() {
            await others.send();
            await one.end();
            await others.check();
          },
        }));
        return haveOutages(run, outages, { ...schedule, ...BOUNDS });
      };
      verdicts.push(...(await underLoad([place], options, inject).finally(unmount)));
    });
  }
  return verdicts;
};

/**
 * Returns the outages. Without a disk of its own the file is kept from growing by SQLite's own limit, which gives the same error
 * as a full disk.
 */
function outagesOf(run: LoadRun, filler: string | undefined): Pick<Outage, "name" | "start" | "end">[] {
  const restricted = (name: string, broken: string, repaired: string) => ({
    name,
    start: () => instruct(run.service, broken),
    end: () => instruct(run.service, repaired),
  });
  return [
    ...(filler === undefined ? [] : [{ name: "full disk", start: () => fill(filler), end: () => rm(filler) }]),
    restricted("full file", "pragma max_page_count = 1", "pragma max_page_count = 4294967294"),
    restricted("read-only database", "pragma query_only = on", "pragma query_only = off"),
  ];
}

/** Fills the disk, byte by byte at the end. */
async function fill(filler: string): Promise<void> {
  for (let bytes = 1024 * 1024; bytes >= 1; ) {
    try {
      await appendFile(filler, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      bytes = Math.floor(bytes / 2);
    }
  }
}

/** A change that the players do not make, and how to find out whether it was made. */
interface OtherChange {
  readonly request: Parameters<Client["send"]>;
  isMade(client: Client): Promise<boolean>;
}

/**
 * Sends changes, including an admin's edit, while the store is broken; afterwards each was made or refused as it was answered.
 */
async function otherChanges(run: LoadRun) {
  const { url } = run.service;
  const { game } = run.place;
  const [table, column] = game === "space" ? ["crew", "name"] : ["players", "company_name"];
  const headers = game === "space" ? {} : bearer(await signInAdmin(url, ADMIN_PASSWORD));
  const client = new Client(url, { ...run.observer.watching, headers });
  let [sent, answered]: [number, { one: OtherChange; isDone: boolean }[]] = [0, []];
  const next = (): OtherChange[] => {
    sent += 1;
    const [name, account] = [`Renamed ${sent}`, { username: `late-${sent}`, password: PASSWORD }];
    const edit: OtherChange = {
      request: ["PATCH", `/api/admin/tables/${table}/rows?pk.id=2`, { [column as string]: name }],
      isMade: async () => (await client.send("GET", `/api/admin/tables/${table}/rows?where.id=2`)).text.includes(name),
    };
    const registration: OtherChange = {
      request: ["POST", "/api/auth/register", account],
      isMade: async () => (await client.send("POST", "/api/auth/sign-in", account)).status === 200,
    };
    return game === "space" ? [edit] : [edit, registration];
  };
  return {
    async send(): Promise<void> {
      for (const one of next()) answered.push({ one, isDone: (await client.send(...one.request)).status < 300 });
    },
    async check(): Promise<void> {
      for (const { one, isDone } of answered) {
        const [method, path] = one.request;
        const isMade = await one.isMade(client);
        run.expect(
          isMade === isDone,
          `${method} ${path} was ${isDone ? "answered, and is lost" : "refused, and made"}`,
        );
      }
      answered = [];
    },
  };
}

const HOLDER = new URL("lock-holder.ts", import.meta.url);

export const holdLock: FaultProgram = (options) =>
  underLoad(ON_SQLITE, options, (run) => {
    const { heldMs: lastsMs, ...schedule } = SIZES[options.size];
    let holder: Child | undefined;
    const start = async () => {
      holder = startChild(HOLDER, [run.file]);
      await holder.line();
    };
    const lock: Outage = { name: "the lock", lastsMs, refuses: true, start, end: () => holder?.stop("SIGKILL") };
    return haveOutages(run, [lock], { ...schedule, ...BOUNDS });
  });
