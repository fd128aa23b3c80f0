/** SIGHUP says that the terminal is gone. A process without a terminal was started by nohup or a service manager, and stays. */
import { isatty } from "node:tty";

/** True if one of the standard streams is a terminal. */
export const hasTerminal = (): boolean => [0, 1, 2].some((fd) => isatty(fd));

/** Calls the listener for each SIGHUP that is to be ignored: Node undoes the ignoring that nohup asks for. Returns how to stop. */
export function onIgnoredHangup(listener: () => void): () => void {
  if (hasTerminal()) return () => {};
  process.on("SIGHUP", listener);
  return () => process.off("SIGHUP", listener);
}
