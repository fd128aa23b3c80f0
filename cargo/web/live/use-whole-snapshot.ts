/** Completes the newest snapshot with all jobs of some airports and all packages of the player. */
import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Package } from "../api.ts";
import { useSnapshot } from "./live.tsx";
import type { Snapshot } from "./snapshot-store.ts";
import { completed, leavesOutJobs, type MorePackages } from "./whole-snapshot.ts";

/** Most packages of one page. */
const PAGE = 200;
/** How long an answer is kept in milliseconds, to be shown until the read of a later revision answers. */
const KEPT_MS = 60_000;

export interface WholeSnapshot extends Snapshot {
  /** False while something that the snapshot leaves out has never been read. */
  readonly isWhole: boolean;
}

interface NamedPackages extends MorePackages {
  readonly name: string;
}

/** Defined at module level, because a new function at each render would make React Query compare all packages each time. */
const dataOf = (results: readonly { readonly data: NamedPackages | undefined }[]): NamedPackages[] =>
  results.flatMap(({ data }) => data ?? []);

/** Returns the last answer of any revision. The queries of two revisions share nothing else. */
const lastOf = (queries: QueryClient, name: string): NamedPackages | undefined =>
  queries
    .getQueriesData<NamedPackages>({ queryKey: ["more", name] })
    .flatMap(([, data]) => data ?? [])
    .toSorted((a, b) => b.receivedAt - a.receivedAt)[0];

/** Reads what the snapshot leaves out, except other airports' jobs. */
export function useWholeSnapshot(...airports: readonly (string | null)[]): WholeSnapshot {
  const queries = useQueryClient();
  const snapshot = useSnapshot();
  const { state } = snapshot;
  const cut = [...new Set(airports)].filter((icao) => icao !== null && leavesOutJobs(state, icao)) as string[];
  const reads = [
    ...cut.map((icao) => ({ name: `jobs at ${icao}`, read: (signal: AbortSignal) => jobsAt(icao, signal) })),
    ...(state.omitted.packages > 0 ? [{ name: "own packages", read: ownPackages }] : []),
  ];
  const more = useQueries({
    queries: reads.map(({ name, read }) => ({
      queryKey: ["more", name, state.revision],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<NamedPackages> => ({
        name,
        packages: await read(signal),
        receivedAt: performance.now(),
      }),
      gcTime: KEPT_MS,
      // Shows the packages of the last revision until the read for the new one answers.
      placeholderData: () => lastOf(queries, name),
    })),
    combine: dataOf,
  });
  const isWhole = more.length === reads.length;
  return useMemo(() => ({ ...completed(snapshot, more), isWhole }), [snapshot, more, isWhole]);
}

const jobsAt = async (icao: string, signal: AbortSignal): Promise<readonly Package[]> =>
  (await api.get("/api/airports/{icao}/jobs", { path: { icao } }).send({ signal })).jobs;

async function ownPackages(signal: AbortSignal): Promise<readonly Package[]> {
  const packages: Package[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: { readonly items: readonly Package[]; readonly nextAfter: number | null } = await api
      .get("/api/packages", { query: { limit: PAGE, after } })
      .send({ signal });
    packages.push(...page.items);
    after = page.nextAfter;
  }
  return packages;
}
