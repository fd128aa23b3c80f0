/** A call as the curl command that does the same. */
import type { Call } from "./call.ts";

export interface ShownCall extends Pick<Call<unknown>, "method" | "url" | "body"> {
  /** The name of a file that holds the body, where that is too much for a command. */
  readonly bodyFile?: string;
}

/** For a shell of POSIX: `origin` is where the service is, `signedIn` adds the token of a session as $TOKEN. */
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
