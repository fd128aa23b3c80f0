/** A call as the curl command that does the same. */
import type { Call } from "./call.ts";

/** For a shell of POSIX: `origin` is where the service is, `signedIn` adds the token of a session as $TOKEN. */
export function curlOf(call: Pick<Call<unknown>, "method" | "url" | "body">, origin: string, signedIn = false): string {
  const parts = ["curl"];
  if (call.method !== "GET") parts.push(`-X ${call.method}`);
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (call.body !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(call.body))}`);
  }
  return [...parts, quoted(`${origin}${call.url}`)].join(" ");
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
