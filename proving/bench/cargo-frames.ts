/** How large the frames of a stream are, by how many airports the player's planes open. */
import type { Plane } from "@outbound/cargo/rules/values/plane.ts";
import { type Service, startCargo } from "../harness/service.ts";
import { actionsPerSecond, queueAndCancel } from "./cargo-load.ts";
import { frameSizes } from "./cargo-streams.ts";
import { AT_ONE_AIRPORT, crowd, placeAt, standing, writeWorld } from "./cargo-world.ts";

const AIRPORTS = [1, 4, 12] as const;
const MOST_AIRPORTS = 12;

/** Bytes on the wire. */
export interface FrameSizes {
  readonly airports: number;
  readonly plain: number;
  readonly gzipFirst: number;
  readonly gzipNext: number;
}

/** Every airport has eleven open jobs and ten planes of others; the viewers have a plane at each of their own. */
export async function measureFrames(prefix: string): Promise<FrameSizes[]> {
  const others = crowd(MOST_AIRPORTS * AT_ONE_AIRPORT);
  const planes: Plane[] = [...others];
  const viewers = AIRPORTS.map((airports, index) => {
    const playerId = others.length + index + 1;
    const planeId = planes.length + 1;
    for (let place = 0; place < airports; place += 1) {
      planes.push(standing(planes.length + 1, playerId, placeAt(place)));
    }
    return { airports, playerId, planeId };
  });
  await writeWorld(`${prefix}.db`, { players: others.length + viewers.length, planes, now: Date.now() });
  const service = await startCargo(`${prefix}.db`, `${prefix}-compiled`);
  try {
    await actionsPerSecond(service, queueAndCancel, { connections: 1, seconds: 0.01 });
    const sizes: FrameSizes[] = [];
    for (const viewer of viewers) sizes.push(await sizesOf(service, viewer));
    return sizes;
  } finally {
    await service.stop();
  }
}

interface Viewer {
  readonly airports: number;
  readonly playerId: number;
  readonly planeId: number;
}

async function sizesOf(service: Service, { airports, playerId, planeId }: Viewer): Promise<FrameSizes> {
  const plain = await frameSizes(service, playerId, planeId, false);
  const gzip = await frameSizes(service, playerId, planeId, true);
  return { airports, plain: plain.next, gzipFirst: gzip.first, gzipNext: gzip.next };
}

export function frameTable(sizes: readonly FrameSizes[]): string {
  const show = (bytes: number) => bytes.toLocaleString("en");
  const rows = sizes.map(
    ({ airports, plain, gzipFirst, gzipNext }) =>
      `| ${airports} | ${show(plain)} | ${show(gzipFirst)} | ${show(gzipNext)} |`,
  );
  return [
    "| pool airports | a frame without gzip, bytes | first frame with gzip, bytes | a later frame with gzip, bytes |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}
