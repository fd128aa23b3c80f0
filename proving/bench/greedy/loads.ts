/** Loads that the greedy player sends, one at a time. */

export interface Load {
  readonly what: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly isStream?: true;
}

const reads = (what: string, path: string): Load => ({ what, method: "GET", path });

export const LOADS: Readonly<Record<string, Load>> = {
  kinds: reads("events of a kind that the history does not have", "/api/history/events?kinds=relief"),
  packages: reads("ended packages of a status that the history does not have", "/api/history/packages?status=expired"),
  summary: reads("the history in sums", "/api/history/summary"),
  snapshots: reads("snapshots", "/api/state"),
  changes: { what: "changes", method: "POST", path: "/api/planes/1/rename", body: { name: "Greedy" } },
  streams: { what: "opening streams", method: "GET", path: "/api/stream", isStream: true },
};
