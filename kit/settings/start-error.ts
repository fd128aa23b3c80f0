/** Reasons not to start that the operator can fix: printed as lines, without a stack. */
import { SettingsError } from "./settings.ts";

/** Its message is one line. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StartError";
  }
}

/** Runs a service's main. If it cannot start, prints the reasons on stderr and exits with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const expected = error instanceof StartError || error instanceof SettingsError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}
