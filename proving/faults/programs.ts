/** The fault programs by name, in the order in which they run. */
import { setClocks } from "./clock/clock.ts";
import { breakDisks } from "./disk/disk.ts";
import { holdLock } from "./disk/lock.ts";
import type { FaultProgram } from "./fault.ts";
import { kill } from "./kill.ts";
import { misuseBodies } from "./network/bodies.ts";
import { stayIdle } from "./network/idle.ts";
import { losePostgres } from "./network/postgres.ts";
import { stopReading } from "./network/readers.ts";

export const PROGRAMS: ReadonlyMap<string, FaultProgram> = new Map([
  ["kill", kill],
  ["disk", breakDisks],
  ["lock", holdLock],
  ["postgres", losePostgres],
  ["clock", setClocks],
  ["readers", stopReading],
  ["bodies", misuseBodies],
  ["idle", stayIdle],
]);
