/** All servers in turn, and all again: whatever else the machine does in the meantime slows all of them alike. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ActionFigures, actionFigures } from "./action-rates.ts";
import { type CrowdFigures, type CrowdSize, crowdFigures } from "./crowd.ts";
import { type KillFigures, killFigures } from "./kill.ts";
import type { Folders, Measured } from "./measured.ts";
import type { Peer } from "./peer.ts";

export interface Size {
  readonly rounds: number;
  readonly seconds: number;
  readonly crowd: CrowdSize;
}

/** What the rounds of one server came to, where it took part. */
export interface Measurements {
  readonly peer: Peer;
  readonly actions: ActionFigures[];
  readonly crowds: CrowdFigures[];
  readonly kills: KillFigures[];
}

export async function measureAll(
  peers: readonly Peer[],
  size: Size,
  tell: (progress: string) => void = () => {},
): Promise<Measurements[]> {
  const all = peers.map((peer) => ({ peer, actions: [], crowds: [], kills: [] }) as Measurements);
  const folder = await mkdtemp(join(tmpdir(), "outbound-peers-"));
  try {
    for (let round = 0; round < size.rounds; round += 1) {
      for (const [index, one] of all.entries()) {
        tell(`round ${round + 1} of ${size.rounds}: ${one.peer.name}`);
        await measureOne(one, size, join(folder, `${round}-${index}`), join(folder, "compiled"));
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return all;
}

async function measureOne({ peer, actions, crowds, kills }: Measurements, size: Size, own: string, compiled: string) {
  const folders = async (part: string): Promise<Folders> => {
    const data = `${own}-${part}`;
    await mkdir(data);
    return { data, compiled };
  };
  if (peer.parts.includes("one-room")) {
    actions.push(await running(peer, await folders("act"), (server) => actionFigures(server, peer, size.seconds)));
  }
  if (peer.parts.includes("crowd")) {
    crowds.push(await running(peer, await folders("crowd"), (server) => crowdFigures(server, peer, size.crowd)));
  }
  if (peer.parts.includes("kill")) kills.push(await killFigures(peer, await folders("kill"), size.seconds / 2));
}

async function running<Figures>(peer: Peer, folders: Folders, work: (server: Measured) => Promise<Figures>) {
  const server = await peer.start(folders);
  try {
    return await work(server);
  } finally {
    await server.stop("SIGKILL");
  }
}
