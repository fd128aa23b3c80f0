/** Formats server-sent events and comments. */

/** One event. `data` may hold any text; its line ends arrive as \n. `id` and `event` are single lines. */
export interface StreamEvent {
  readonly id?: string | number;
  readonly event?: string;
  readonly data: string;
}

/** Returns the event as text. Throws a RangeError for an id or an event name that would break the frame. */
export function eventFrame({ id, event, data }: StreamEvent): string {
  let frame = "";
  if (id !== undefined) frame += `id: ${singleLine("id", String(id))}\n`;
  if (event !== undefined) frame += `event: ${singleLine("event", event)}\n`;
  return `${frame}${lines("data: ", data)}\n`;
}

/** Returns the text of an event before its data, if the data is a single line. */
export const eventHead = ({ id, event }: Omit<StreamEvent, "data">): string =>
  eventFrame({ ...(id === undefined ? {} : { id }), ...(event === undefined ? {} : { event }), data: "" }).slice(0, -2);

/** The text of an event after its data. */
export const EVENT_END = "\n\n";

/** Returns a comment. It keeps the connection alive; clients ignore it. */
export const commentFrame = (text: string): string => `${lines(": ", text)}\n`;

/** Returns the line that sets how long a client waits before it reconnects. */
export const retryFrame = (retryMs: number): string => `retry: ${retryMs}\n\n`;

function lines(prefix: string, text: string): string {
  // Fast path: JSON is one, possibly long, line.
  if (!text.includes("\n") && !text.includes("\r")) return `${prefix}${text}\n`;
  let framed = "";
  for (const line of text.split(/\r\n|\r|\n/)) framed += `${prefix}${line}\n`;
  return framed;
}

function singleLine(field: string, value: string): string {
  // A client ignores an id with a NUL, and a line end would start another field.
  for (const character of value) {
    if (character === "\n" || character === "\r" || character === "\0") {
      throw new RangeError(`the ${field} of an event must be a single line without NUL`);
    }
  }
  return value;
}
