/** Formats log lines for people: time, level, service, message and figures on one line, in colour unless `NO_COLOR` is set. */
import pretty from "pino-pretty";

const format = pretty.prettyFactory({ singleLine: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" });

/** Formats a line of JSON. A stack follows on further, indented lines. */
export const readableLine = (json: string): string => format(json.replace(ESCAPED, withoutControl));

/** An escape of JSON, or DEL and the C1 control characters, which JSON does not escape but a terminal obeys. */
const ESCAPED = /\\(?:u00[01][0-9a-f]|.)|[\u007f-\u009f]/g;

/** Logged text must not control the terminal, so a control character is shown as its escape. */
function withoutControl(found: string): string {
  if (/^\\[ubfr]/.test(found)) return `\\${found}`;
  return found.startsWith("\\") ? found : `\\\\u00${found.charCodeAt(0).toString(16)}`;
}
