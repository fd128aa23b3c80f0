/**
 * A reporter for node's test runner that writes one word to its file: "passed" once the whole run has ended and nothing
 * failed. The exit code alone is no proof, for a package that the run loads may end the process early, and with 0.
 */

interface SummaryEvent {
  readonly type: string;
  readonly data: { readonly file?: string; readonly success?: boolean };
}

/** The summary of one file names the file; that of the whole run names none. */
export default async function* verdict(events: AsyncIterable<SummaryEvent>): AsyncGenerator<string, void> {
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file === undefined) yield data.success === true ? "passed" : "failed";
  }
}
