/**
 * Handles SIGHUP, which means that the terminal is gone. A process without a terminal was started by nohup or a service manager
 * and must keep running.
 */
import { isatty } from "node:tty";

/** True if one of the standard streams is a terminal. */
export const hasTerminal = (): boolean => [0, 1, 2].some((fd) => isatty(fd));

/**
 * Calls the listener for each SIGHUP that must be ignored: Node overrides nohup's request to ignore it. Returns a function that
 * stops this.
 */
export function onIgnoredHangup(listener: () => void): () => void {
  if (hasTerminal()) return () => {};
  process.on("SIGHUP", listener);
  return () => process.off("SIGHUP", listener);
}
