/** The error of a password that was neither hashed nor verified. */
import { ProblemError } from "../http/problems/problem.ts";

/** The queue of the hasher is full; nothing was done. The app answers 503 `hashing-busy`. */
export class BusyError extends ProblemError {
  constructor(waiting: number) {
    super("hashing-busy", `${waiting} passwords are waiting to be checked, the maximum.`, {
      headers: { "retry-after": "2" },
    });
    this.name = "BusyError";
  }
}
