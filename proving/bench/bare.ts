/** Reference measurements: a bare server that sends the same bytes, and a loop that commits. */
import { writeFile } from "node:fs/promises";
import { startChild } from "../harness/child.ts";
import type { Headers } from "../harness/client.ts";
import { interleave, type Measure, readsPerSecond } from "./load.ts";

/** Headers that node:http adds automatically. */
const NODE_HEADERS: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** Returns reads per second of the url, and of a bare server that sends the same bytes with the same headers. */
export async function compareReads(url: string, headers: Headers, bodyFile: string, seconds: number) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await writeFile(bodyFile, Buffer.from(await answer.arrayBuffer()));
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !NODE_HEADERS.has(name)));
  await using bare = startChild(new URL("bare-http.ts", import.meta.url), [bodyFile, JSON.stringify(own)]);
  const bareUrl = `http://127.0.0.1:${await bare.line()}${new URL(url).pathname}`;
  const bareReads: Measure = (load) => readsPerSecond(bareUrl, load, headers);
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
