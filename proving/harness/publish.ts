/** Prints the result of a benchmark, and writes it into docs/ unless other programs kept the machine busy. */
import { type Disturbance, watchMachine } from "./machine.ts";
import { percent, writeSection, writesPages } from "./report.ts";

/** Percent of one core. An idle desktop or the timers of a server use less. */
const MOST = 10;

/** Measures from the start of the program, which loads this module first. */
const disturbance = watchMachine();

export interface Publication {
  /** Section of the page. */
  readonly name: string;
  readonly text: string;
  readonly script?: string;
  /** In docs/; performance.md unless given. */
  readonly page?: string;
}

/** Returns whether the page was written. Exit code 1 where it should have been and the machine was busy. */
export async function publish({ name, text, script, page }: Publication): Promise<boolean> {
  const meanwhile = disturbance();
  const full = withDisturbance(text, meanwhile);
  console.log(full);
  const refusal = refusalOf(meanwhile);
  if (refusal !== undefined) console.error(`\n${refusal}`);
  if (!writesPages()) return false;
  if (refusal === undefined) {
    await writeSection(name, full, script, page);
    return true;
  }
  console.error("docs/ is as it was: measure again while the machine does nothing else, or only print with --print.");
  process.exitCode = 1;
  return false;
}

/** Returns why these figures mislead; undefined if other programs used little, or if the machine does not report it. */
export function refusalOf(meanwhile: Disturbance | undefined): string | undefined {
  if (meanwhile === undefined || Math.max(meanwhile.others, meanwhile.stolen) <= MOST) return undefined;
  return `The machine was busy: ${sentenceOf(meanwhile)}, and at most ${MOST} % each is allowed.`;
}

export const withDisturbance = (text: string, meanwhile: Disturbance | undefined): string =>
  meanwhile === undefined ? text : `${text}\n\nMeanwhile ${sentenceOf(meanwhile)}.`;

const sentenceOf = ({ others, stolen }: Disturbance): string =>
  `other programs used ${percent(others / 100)} of a core and the host took ${percent(stolen / 100)}`;
