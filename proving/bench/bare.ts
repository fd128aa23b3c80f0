/** What services are compared with: a server that sends the same bytes, and a loop that commits. */
import { writeFile } from "node:fs/promises";
import { startChild } from "../harness/child.ts";
import { type Load, readsPerSecond } from "./load.ts";
import type { Measure } from "./turns.ts";

type Headers = Readonly<Record<string, string>>;

/** Headers that node:http adds by itself. */
const NODES_OWN: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** Reads of the url, and of a bare server that sends the service's own bytes under the service's own headers. */
export async function withBareReads<T>(
  url: string,
  headers: Headers,
  bodyFile: string,
  work: (measures: { readonly bareReads: Measure; readonly reads: Measure }) => Promise<T>,
): Promise<T> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await writeFile(bodyFile, Buffer.from(await answer.arrayBuffer()));
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !NODES_OWN.has(name)));
  const bare = startChild(new URL("bare-http.ts", import.meta.url), [bodyFile, JSON.stringify(own)]);
  try {
    const bareUrl = `http://127.0.0.1:${await bare.line()}${new URL(url).pathname}`;
    return await work({
      bareReads: (load) => readsPerSecond(bareUrl, load, headers),
      reads: (load) => readsPerSecond(url, load, headers),
    });
  } finally {
    await bare.stop();
  }
}

/** Commits of a bare node:sqlite loop on a file of its own. */
export async function withBareCommits<T>(file: string, work: (commits: Measure) => Promise<T>): Promise<T> {
  const bare = startChild(new URL("bare-commits.ts", import.meta.url), [file]);
  try {
    return await work(async ({ seconds }: Load) => {
      bare.writeLine(String(seconds));
      return Number(await bare.line());
    });
  } finally {
    await bare.stop();
  }
}
