/** `npm run prove -- faults [name …]`: injects the named faults, or all of them. Exits with 1 if a promise was broken. */
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { markdown, markdownTable, today, writeSection } from "../harness/report.ts";
import { setClocks } from "./clock/clock.ts";
import { breakDisks } from "./disk/disk.ts";
import { holdLock } from "./disk/lock.ts";
import { deleteOldRows } from "./disk/retention.ts";
import type { FaultProgram, Findings } from "./fault.ts";
import { kill } from "./kill.ts";
import { misuseBodies } from "./network/bodies.ts";
import { floodConnections } from "./network/connections.ts";
import { stayIdle } from "./network/idle.ts";
import { losePostgres } from "./network/postgres.ts";
import { stopReading } from "./network/readers.ts";
import { guessPasswords } from "./network/sign-in.ts";
import { killCatchUps } from "./process/catch-up.ts";
import { endLauncher } from "./process/launcher.ts";
import { loseLog } from "./process/log.ts";
import { measureStalls } from "./stalls/stalls.ts";

const PROGRAMS = {
  kill,
  "catch-up": killCatchUps,
  disk: breakDisks,
  retention: deleteOldRows,
  lock: holdLock,
  postgres: losePostgres,
  clock: setClocks,
  readers: stopReading,
  bodies: misuseBodies,
  idle: stayIdle,
  stalls: measureStalls,
  connections: floodConnections,
  "sign-in": guessPasswords,
  log: loseLog,
  launcher: endLauncher,
} satisfies Readonly<Record<string, FaultProgram>>;

const { quick, seed, positionals } = readOptions({ quick: false, seed: 1 }, { allowPositionals: true });

for (const name of namedOnes("fault", Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[], positionals)) {
  const verdicts = await PROGRAMS[name]({ size: quick ? "quick" : "full", seed });
  const text = sectionOf(verdicts);
  console.log(`${name}\n\n${text}\n`);
  await writeSection(name, text, `prove -- faults ${name}`, "proving/faults.md");
  if (verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function sectionOf(verdicts: readonly Findings[]): string {
  const faults = verdicts.flatMap(({ name, faults: sentences }) => sentences.map((one) => `- ${name}: ${one}`));
  const rows = verdicts.flatMap(({ name, figures }) => Object.entries(figures).map((figure) => [name, ...figure]));
  return markdown(
    `${today()}. ${faults.length === 0 ? "All promises were kept." : "Violations:"}`,
    ...(faults.length === 0 ? [] : [faults]),
    markdownTable(["where", "figure", "measured"], rows),
  );
}
