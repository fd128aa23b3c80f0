/** Measures all servers in turn, round by round, so that other work on the machine slows all of them alike. */
import { withFolder } from "../../harness/folder.ts";
import { markdownTable, progress, spread } from "../../harness/report.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { actionFigures } from "./action-rates.ts";
import { type FanOutSize, fanOutFigures } from "./fan-out.ts";
import { killFigures } from "./kill.ts";
import type { Part, Peer } from "./peer.ts";

export interface Size {
  readonly rounds: number;
  readonly seconds: number;
  readonly fanOut: FanOutSize;
}

/** Figures of one server; undefined if it takes no part. */
type Figures = Readonly<Record<string, number | undefined>>;

interface Measurement {
  /** Servers without this part are skipped. */
  readonly part: Part;
  /** Measures on data in a folder that is empty at first. */
  readonly measure: (peer: Peer, size: Size, folder: string) => Promise<Figures>;
  /** Title and number of digits by figure. */
  readonly columns: Readonly<Record<string, readonly [title: string, digits?: number]>>;
}

const onServer =
  (measure: (server: Service, peer: Peer, size: Size) => Promise<Figures>): Measurement["measure"] =>
  async (peer, size, folder) => {
    const server = await peer.start(folder);
    return measure(server, peer, size).finally(() => server.stop("SIGKILL"));
  };

const MEASUREMENTS = {
  actions: {
    part: "one-room",
    measure: onServer((server, peer, { seconds }) => actionFigures(server, peer, seconds)),
    columns: {
      oneRoom: ["actions/s, 16 clients in one room"],
      oneRoomCpuMs: ["processor ms an action", 3],
      rooms: ["actions/s, a room each"],
      aloneP50: ["one client waits, ms, p50", 2],
      aloneP99: ["p99", 2],
    },
  },
  fanOut: {
    part: "fan-out",
    measure: onServer((server, peer, { fanOut }) => fanOutFigures(server, peer, fanOut)),
    columns: {
      actor: ["the client that acted has it after, ms", 1],
      p50: ["half of all, ms", 1],
      p99: ["99 of 100, ms", 1],
      last: ["the last, ms", 1],
      cpuMs: ["processor ms", 1],
      frameBytes: ["bytes a frame"],
      clientKB: ["memory a client, KB", 1],
      idle: ["idle, % of a core", 2],
    },
  },
  kill: {
    part: "kill",
    measure: (peer, { seconds }, folder) => killFigures(peer, folder, seconds / 2),
    columns: {
      readyMs: ["start to ready, ms"],
      restMB: ["memory at rest, MB"],
      acknowledged: ["acknowledged, then killed"],
      kept: ["of these kept"],
      share: ["%", 1],
    },
  },
} satisfies Readonly<Record<string, Measurement>>;

type Name = keyof typeof MEASUREMENTS;

/** Figures of each round of one server, in the parts in which it takes part. */
export type Measurements = Readonly<Record<Name, Figures[]>> & { readonly peer: Peer };

export async function measureAll(peers: readonly Peer[], size: Size): Promise<Measurements[]> {
  const all = peers.map((peer): Measurements => ({ peer, actions: [], fanOut: [], kill: [] }));
  for (let round = 1; round <= size.rounds; round += 1) {
    for (const one of all) {
      progress(`round ${round} of ${size.rounds}: ${one.peer.name}`);
      for (const [name, { part, measure }] of Object.entries(MEASUREMENTS)) {
        if (!one.peer.parts.includes(part as Part)) continue;
        one[name as Name].push(await withFolder((folder) => measure(one.peer, size, folder)));
      }
    }
  }
  return all;
}

/** Returns a table with a row per server; each cell has the median of the rounds with the minimum and maximum. */
export function tableOf(name: Name, all: readonly Measurements[]): readonly string[] {
  const { columns }: Measurement = MEASUREMENTS[name];
  const rows = all
    .filter((one) => one[name].length > 0)
    .map((one) => {
      const cells = Object.entries(columns).map(([figure, [, digits]]) => {
        const values = one[name].flatMap((figures) => figures[figure] ?? []);
        return values.length === 0 ? "" : spread(values, digits);
      });
      return [one.peer.name, ...cells];
    });
  return markdownTable(["server", ...Object.values(columns).map(([title]) => title)], rows);
}
