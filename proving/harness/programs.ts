/** The programs behind one npm script: `npm run bench -- scale --rounds 1` runs the one named "scale". */

export interface Program {
  /** One line for the list. */
  readonly about: string;
  /** Imports the program, which reads its own options from the command line. */
  readonly run: () => Promise<unknown>;
}

/**
 * Runs the program that the command line names first, or `fallback` when it names none. Prints the list of names, and sets
 * exit code 1, for an unknown name and for none without a fallback.
 */
export async function runProgram(
  script: string,
  programs: Readonly<Record<string, Program>>,
  fallback?: string,
): Promise<void> {
  const given = process.argv[2];
  const isNamed = given !== undefined && !given.startsWith("-");
  const name = isNamed ? given : (fallback ?? "");
  if (isNamed) process.argv.splice(2, 1);
  if (Object.hasOwn(programs, name)) {
    await programs[name]?.run();
    return;
  }
  const width = Math.max(...Object.keys(programs).map(({ length }) => length));
  const lines = Object.entries(programs).map(([key, { about }]) => `  ${key.padEnd(width)}  ${about}`);
  console.error([`npm run ${script} -- <name> [options]`, "", ...lines].join("\n"));
  process.exitCode = 1;
}
