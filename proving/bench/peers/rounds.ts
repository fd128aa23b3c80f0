/** Measures all servers in turn, round by round, so that whatever else the machine does slows all of them alike. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { withFolder } from "../../harness/folder.ts";
import { type ActionFigures, actionFigures } from "./action-rates.ts";
import { type FanOutFigures, type FanOutSize, fanOutFigures } from "./fan-out.ts";
import { type KillFigures, killFigures } from "./kill.ts";
import type { Measured, Peer } from "./peer.ts";

export interface Size {
  readonly rounds: number;
  readonly seconds: number;
  readonly fanOut: FanOutSize;
}

/** The figures of each round of one server, in the parts in which it takes part. */
export interface Measurements {
  readonly peer: Peer;
  readonly actions: ActionFigures[];
  readonly fanOuts: FanOutFigures[];
  readonly kills: KillFigures[];
}

export async function measureAll(
  peers: readonly Peer[],
  size: Size,
  report: (progress: string) => void = () => {},
): Promise<Measurements[]> {
  const all = peers.map((peer): Measurements => ({ peer, actions: [], fanOuts: [], kills: [] }));
  for (let round = 1; round <= size.rounds; round += 1) {
    for (const one of all) {
      report(`round ${round} of ${size.rounds}: ${one.peer.name}`);
      await withFolder((folder) => measureOne(one, size, folder));
    }
  }
  return all;
}

async function measureOne({ peer, actions, fanOuts, kills }: Measurements, size: Size, folder: string): Promise<void> {
  const dataOf = async (part: string): Promise<string> => {
    const data = join(folder, part);
    await mkdir(data);
    return data;
  };
  const running = async <Figures>(part: string, work: (server: Measured) => Promise<Figures>): Promise<Figures> => {
    const server = await peer.start(await dataOf(part));
    return work(server).finally(() => server.stop("SIGKILL"));
  };
  const { parts } = peer;
  if (parts.includes("one-room")) {
    actions.push(await running("actions", (server) => actionFigures(server, peer, size.seconds)));
  }
  if (parts.includes("fan-out")) {
    fanOuts.push(await running("fan-out", (server) => fanOutFigures(server, peer, size.fanOut)));
  }
  if (parts.includes("kill")) kills.push(await killFigures(peer, await dataOf("kill"), size.seconds / 2));
}
