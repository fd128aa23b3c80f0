/** Log lines for people: time, level, service, message and figures on one line, in colour unless `NO_COLOR` is set. */
import pretty from "pino-pretty";

const format = pretty.prettyFactory({ singleLine: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" });

/** Returns the line of a line of JSON, with a stack over more lines, which are indented. */
export const readableLine = (json: string): string => format(json.replace(ESCAPED, withoutControl));

/** An escape of JSON, or a character from DEL on that JSON does not escape and a terminal obeys. */
const ESCAPED = /\\(?:u00[01][0-9a-f]|.)|[\u007f-\u009f]/g;

/** Text of others must not steer the terminal: the escape of a control character is shown as it is written. */
function withoutControl(found: string): string {
  if (found.startsWith("\\u")) return `\\${found}`;
  return found.startsWith("\\") ? found : `\\\\u00${found.charCodeAt(0).toString(16)}`;
}
