/** Formats a call as a curl command. */
import type { Call } from "./call.ts";

export interface ShownCall extends Pick<Call<unknown>, "method" | "url" | "body"> {
  /** Name of a file for the body, if the body is too long for a command. */
  readonly bodyFile?: string;
}

/** Returns a command for a POSIX shell. `origin` is the service's address; `signedIn` adds the session's token as $TOKEN. */
export function curlOf(call: ShownCall, origin: string, signedIn = false): string {
  const parts = ["curl"];
  if (call.method !== "GET") parts.push(`-X ${call.method}`);
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (call.body !== undefined) {
    const body = call.bodyFile === undefined ? JSON.stringify(call.body) : `@${call.bodyFile}`;
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(body)}`);
  }
  return [...parts, quoted(`${origin}${call.url}`)].join(" ");
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
