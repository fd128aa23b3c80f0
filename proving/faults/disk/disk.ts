/** Makes the database of a service unwritable under load: a full disk, a file that may not grow, connections that may only read. */
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { instruct, preloaded } from "../../harness/preload/preloaded.ts";
import { type FaultProgram, type FaultRun, ON_SQLITE, underLoad } from "../fault.ts";
import { haveOutages, type Outage } from "../outages.ts";

const SIZES = {
  // Tests share their machine with other programs.
  quick: { rounds: 1, playMs: 100, lastsMs: 300, mostWaitMs: 30_000, mostReadMs: 30_000 },
  // Nothing waits for a disk that refuses to write, so only a busy machine delays an answer.
  full: { rounds: 20, playMs: 1_000, lastsMs: 1_000, mostWaitMs: 5_000, mostReadMs: 5_000 },
};

/** Space for the database and its write-ahead log, which grows to 4 MB, in all rounds. */
const DISK_SIZE = "128m";
const FILLER_BYTES = 1024 * 1024;

export const breakDisks: FaultProgram = (options) => {
  const { lastsMs, ...schedule } = SIZES[options.size];
  const places = ON_SQLITE.map((place) => ({ ...place, diskSize: DISK_SIZE, environment: preloaded() }));
  return underLoad(places, options, (run) => haveOutages(run, outagesOf(run, lastsMs), schedule));
};

/** Returns the outages that this machine allows. Deleted rows may leave room for all changes of a round on a full disk. */
function outagesOf(run: FaultRun, lastsMs: number): Outage[] {
  const full = { lastsMs, refuses: "some" } as const;
  const filler = join(run.file, "..", "filler");
  const fullDisk: Outage = { name: "full disk", ...full, start: () => fill(filler), end: () => rm(filler) };
  const byPragma = (broken: string, repaired: string) => ({
    start: () => instruct(run.service, `pragma ${broken}`),
    end: () => instruct(run.service, `pragma ${repaired}`),
  });
  return [
    ...(run.hasOwnDisk ? [fullDisk] : []),
    // The error of a full disk, also on machines that mount nothing.
    { name: "full file", ...full, ...byPragma("max_page_count = 1", "max_page_count = 4294967294") },
    { name: "read-only database", ...full, refuses: "every", ...byPragma("query_only = on", "query_only = off") },
  ];
}

/** Fills all space, the last of it byte by byte. */
async function fill(filler: string): Promise<void> {
  for (let bytes = FILLER_BYTES; bytes >= 1; ) {
    try {
      await appendFile(filler, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      bytes = Math.floor(bytes / 2);
    }
  }
}
