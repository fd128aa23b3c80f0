/** References: a bare server that sends the same bytes, and a loop that commits. */
import { writeFile } from "node:fs/promises";
import { type Child, startChild } from "../harness/child.ts";
import type { Headers } from "../harness/client.ts";
import type { Measure } from "./interleave.ts";
import { readsPerSecond } from "./load.ts";

/** Headers that node:http adds itself. */
const NODE_HEADERS: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** Reads of the url, and of a bare server that sends the service's bytes with the service's headers. */
export async function withBareReads<T>(
  url: string,
  headers: Headers,
  bodyFile: string,
  work: (measures: Readonly<Record<"bareReads" | "reads", Measure>>) => Promise<T>,
): Promise<T> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await writeFile(bodyFile, Buffer.from(await answer.arrayBuffer()));
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !NODE_HEADERS.has(name)));
  return withChild(new URL("bare-http.ts", import.meta.url), [bodyFile, JSON.stringify(own)], async (bare) => {
    const bareUrl = `http://127.0.0.1:${await bare.line()}${new URL(url).pathname}`;
    return work({
      bareReads: (load) => readsPerSecond(bareUrl, load, headers),
      reads: (load) => readsPerSecond(url, load, headers),
    });
  });
}

/** Commits of a bare node:sqlite loop on a file of its own. */
export const withBareCommits = <T>(file: string, work: (commits: Measure) => Promise<T>): Promise<T> =>
  withChild(new URL("bare-commits.ts", import.meta.url), [file], (bare) =>
    work(async ({ seconds }) => {
      bare.writeLine(String(seconds));
      return Number(await bare.line());
    }),
  );

/** Runs a program in a process of its own during the work. */
export async function withChild<T>(
  script: URL,
  given: readonly string[],
  work: (child: Child) => Promise<T>,
): Promise<T> {
  const child = startChild(script, given);
  try {
    return await work(child);
  } finally {
    await child.stop();
  }
}
