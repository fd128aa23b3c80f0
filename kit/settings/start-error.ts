/** Errors that the operator can fix and that prevent a start. They are printed as lines, without a stack. */
import { SettingsError } from "./settings.ts";

/** An error with a message of one line. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StartError";
  }
}

/** Runs a service's main. If it cannot start, prints the reasons on stderr and exits with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  // A full disk or a closed pipe behind stdout or stderr must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  stopWithStarter();
  try {
    await main();
  } catch (error) {
    const expected = error instanceof StartError || error instanceof SettingsError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

/** `npm start` keeps a channel to each service. When the channel closes, that process has ended, however it ended. */
function stopWithStarter(): void {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
