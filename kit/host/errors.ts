/** Why the writer did not take a command; both mean that nothing was changed. */

/** More commands are waiting than the queue holds. */
export class OverloadedError extends Error {
  constructor(queueLimit: number) {
    super(`more than ${queueLimit} commands are waiting`);
    this.name = "OverloadedError";
  }
}

/** The writer is closing or closed. */
export class StoppedError extends Error {
  constructor() {
    super("the writer has stopped");
    this.name = "StoppedError";
  }
}
