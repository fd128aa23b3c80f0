/** The refusal of a body that is longer than its route accepts. */
import { ProblemError } from "./problem.ts";

export const bodyTooLarge = (maxBytes: number): ProblemError =>
  new ProblemError("body-too-large", `The body may have at most ${maxBytes} bytes.`, {
    details: { maxBytes },
    headers: { connection: "close" },
  });
