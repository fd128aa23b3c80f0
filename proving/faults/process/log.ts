/** Puts the log of a service on a full disk, or leaves its pipe: the service serves, counts the lost lines, and stops on request. */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import { type FaultProgram, type LoadRun, ON_SQLITE, underLoad } from "../fault.ts";

/** Milliseconds of play: short enough that the export of a space game leaves out no event. */
const FOR_MS = { quick: 300, full: 10_000 };
const ENDS_WITHIN_MS = 10_000;

type Leave = "closed" | "unread" | undefined;

const FAULTS: Readonly<Record<string, { readonly outputFile?: string; readonly leave?: Leave }>> = {
  "on a full disk": { outputFile: "/dev/full" },
  "in a closed pipe": { leave: "closed" },
  "in a pipe that nobody reads": { leave: "unread" },
};

/** Runs all cases; the quick form runs the first one. */
export const loseLog: FaultProgram = async (options) => {
  const faults = Object.entries(FAULTS).slice(0, options.size === "full" ? undefined : 1);
  const found = await Array.fromAsync(faults, ([fault, { leave, ...place }]) => {
    const common = { ...place, environment: { LOG_LEVEL: "trace" } };
    const places = ON_SQLITE.map((one) => ({ ...one, ...common, name: `${one.game}, ${one.engine}, log ${fault}` }));
    return underLoad(places, { ...options, isObserved: false }, (run) => playOn(run, FOR_MS[options.size], leave));
  });
  return found.flat();
};

async function playOn(run: LoadRun, ms: number, leave: Leave) {
  const { service, players } = run;
  if (leave !== undefined) service.leaveOutput(leave);
  await wait(ms);
  const { text } = await service.client.send("GET", "/metrics");
  const dropped = Number(/^\w*log_dropped_lines_total (\d+)/m.exec(text)?.[1]);
  const before = performance.now();
  await service.stop();
  const endMs = performance.now() - before;
  run.expect(endMs <= ENDS_WITHIN_MS, `the service took ${duration(endMs)} to end`);
  run.expect(dropped > 0 || run.place.outputFile === undefined, "no line was dropped");
  await run.restart();
  await players.check(run.service.url);
  players.start(run.service.url);
  return () => ({
    "requests answered": players.answered,
    "lines dropped": dropped,
    "ended after": duration(endMs),
  });
}
