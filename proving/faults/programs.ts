/** The faults that can be brought about, by name, in the order in which they are when none is named. */

import { misuseBodies } from "./bodies.ts";
import { breakCargoDisks } from "./cargo-disk.ts";
import { killCargo } from "./cargo-kill.ts";
import { setClocks } from "./clock.ts";
import type { DiskVerdict } from "./disk-verdict.ts";
import { idleAway } from "./idle.ts";
import type { KillVerdict } from "./kill-verdict.ts";
import { holdLock } from "./lock.ts";
import { losePostgres } from "./postgres.ts";
import type { FaultProgram, FaultVerdict } from "./program.ts";
import { stopReading } from "./readers.ts";
import { breakSpaceDisks } from "./space-disk.ts";
import { killSpace } from "./space-kill.ts";

const KILLS = { quick: 2, full: 100 };
const DISKS = { quick: 1, full: 20 };

const kill: FaultProgram = async ({ size, seed, tell = () => {} }) => {
  const rounds = KILLS[size];
  const onCargo = async (engine: "sqlite" | "postgres") => {
    const name = `cargo, ${engine}`;
    return killed(name, await killCargo({ rounds, seed, engine, tell: (line) => tell(`${name}, ${line}`) }));
  };
  const space = await killSpace({ rounds, seed, tell: (line) => tell(`space, ${line}`) });
  return [killed("space, sqlite", space), await onCargo("sqlite"), await onCargo("postgres")];
};

const killed = (name: string, { answered, inDoubt, hadHappened, done, faults }: KillVerdict): FaultVerdict => ({
  name,
  figures: {
    "requests answered before a kill": answered,
    "requests in doubt, repeated with their key": inDoubt,
    "of these had happened": hadHappened,
    [name.startsWith("space") ? "turns in all" : "requests done in all"]: done,
  },
  faults,
});

const disk: FaultProgram = async ({ size, tell = () => {} }) => {
  const verdicts: FaultVerdict[] = [];
  for (const [game, breakDisks] of [
    ["space", breakSpaceDisks],
    ["cargo", breakCargoDisks],
  ] as const) {
    const found = await breakDisks(DISKS[size]);
    verdicts.push(...found.map((one) => broken(`${game}, ${one.fault}`, one)));
    tell(`${game}: ${found.map(({ fault, refused }) => `${fault}: ${refused} refused`).join(", ")}`);
  }
  return verdicts;
};

const broken = (name: string, { refused, accepted, faults }: DiskVerdict): FaultVerdict => ({
  name,
  figures: { "changes refused with 503, without a trace": refused, "changes for which there was room": accepted },
  faults,
});

export const PROGRAMS: ReadonlyMap<string, FaultProgram> = new Map([
  ["kill", kill],
  ["disk", disk],
  ["lock", holdLock],
  ["postgres", losePostgres],
  ["clock", setClocks],
  ["readers", stopReading],
  ["bodies", misuseBodies],
  ["idle", idleAway],
]);
