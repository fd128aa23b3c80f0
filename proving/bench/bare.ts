/** Reference measurements: a bare server that sends the same bytes, and a loop that commits. */
import { startChild } from "../harness/child.ts";
import type { Headers } from "../harness/client.ts";
import { interleave, type Measure, readsPerSecond } from "./load.ts";

/** Headers that node:http adds automatically. */
const NODE_HEADERS: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** Starts a server that only sends this text, which must fit on a command line. */
export async function startBareHttp(text: string, headers: Headers = {}) {
  const server = startChild(new URL("bare-http.ts", import.meta.url), [text, JSON.stringify(headers)]);
  return { ...server, url: `http://127.0.0.1:${await server.line()}` };
}

/** Returns reads per second of the url, and of a bare server that sends the same bytes with the same headers. */
export async function compareReads(url: string, headers: Headers, seconds: number) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !NODE_HEADERS.has(name)));
  await using bare = await startBareHttp(await answer.text(), own);
  const bareReads: Measure = (load) => readsPerSecond(bare.url + new URL(url).pathname, load, headers);
  const reads: Measure = (load) => readsPerSecond(url, load, headers);
  return await interleave({ bareReads, reads }, seconds);
}

/** Returns the measures, and the commits per second of a bare node:sqlite loop on its own file. */
export async function compareCommits<Name extends string>(
  file: string,
  measures: Readonly<Record<Name, Measure>>,
  seconds: number,
): Promise<Record<Name | "commits", number>> {
  await using bare = startChild(new URL("bare-commits.ts", import.meta.url), [file]);
  const commits: Measure = async (load) => {
    bare.writeLine(String(load.seconds));
    return Number(await bare.line());
  };
  return await interleave({ commits, ...measures } as Record<Name | "commits", Measure>, seconds);
}
