/** Parses the Last-Event-ID header, with which a client resumes a stream. */
import { malformed } from "../http/request/validation.ts";

/** Returns the number of the client's last event, or undefined without one. Throws 400 for anything but a plain decimal. */
export function parseLastEventId(header: string | readonly string[] | undefined): number | undefined {
  if (header === undefined || header === "") return undefined;
  const text = typeof header === "string" ? header : header.join(", ");
  const id = Number(text);
  if (/^(0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(id)) return id;
  throw malformed([{ path: "/headers/last-event-id", message: "must be a plain decimal number" }]);
}
