/** Where a stream resumes: the Last-Event-ID header of a client that connects again. */
import { malformed } from "../http/request/validation.ts";

/** The sequence number of the last event the client has, or undefined when it has none. Anything but a plain decimal: 400. */
export function parseLastEventId(header: string | readonly string[] | undefined): number | undefined {
  if (header === undefined || header === "") return undefined;
  const text = typeof header === "string" ? header : header.join(", ");
  const id = Number(text);
  if (/^(0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(id)) return id;
  throw malformed([{ path: "/headers/last-event-id", message: "must be a plain decimal number" }]);
}
