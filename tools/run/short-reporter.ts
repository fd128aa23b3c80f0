/**
 * A reporter for node's test runner: its own spec reporter without the lines of the tests that passed, so that failures
 * and the closing counts can be found.
 */
import { Readable } from "node:stream";
import { spec } from "node:test/reporters";

type ReporterEvents = AsyncGenerator<{ type: string }, void>;

/** Gives the text to print for the events of one run. */
export default async function* shortReporter(events: ReporterEvents): AsyncGenerator<string, void> {
  for await (const text of Readable.from(withoutPassed(events)).pipe(new spec())) yield String(text);
}

async function* withoutPassed(events: ReporterEvents): ReporterEvents {
  for await (const event of events) {
    if (SHOWN.has(event.type)) yield event;
  }
}

const SHOWN = new Set(["test:fail", "test:diagnostic", "test:stderr", "test:summary", "test:interrupted"]);
