/** Why a password was neither hashed nor looked at. */

/** As many wait for the hasher as may; nothing was done. The app answers 503 `hashing-busy`. */
export class BusyError extends Error {
  constructor(waiting: number) {
    super(`${waiting} passwords are waiting to be checked, the most there can be`);
    this.name = "BusyError";
  }
}
