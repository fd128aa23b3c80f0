/** Opens thousands of idle connections and streams without events: they cost only memory, and a normal client is served as usual. */
import { setTimeout as wait } from "node:timers/promises";
import { openFileLimit } from "@outbound/kit/settings/process-limits.ts";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client, type Headers } from "../../harness/client.ts";
import { type EventStream, openEventStream } from "../../harness/event-stream.ts";
import { inLanes } from "../../harness/in-lanes.ts";
import { EACH_GAME, type FaultProgram, onServices } from "../fault.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

/** Each cargo player has five streams, and needs one password hash. */
const SIZES = {
  quick: { keptAlive: 200, streams: 60, players: 4, idleMs: 100 },
  full: { keptAlive: 5_000, streams: 5_000, players: 200, idleMs: 20_000 },
};
const STREAMS_A_SESSION = 5;
/** Connections opened at a time: fewer than the system queues for acceptance. */
const AT_A_TIME = 100;
const MOST_KB = 150;
/** Other files that a process has open. */
const OTHER_FILES = 200;

export const stayIdle: FaultProgram = (options) =>
  onServices(EACH_GAME, async (run) => {
    const { size } = options;
    const { service, figures, place, log } = run;
    const { url } = service;
    const { keptAlive, streams, players, idleMs } = SIZES[size];
    const allowed = openFileLimit() - OTHER_FILES;
    if (allowed < keptAlive) figures["this machine allows open files"] = allowed + OTHER_FILES;
    const isCargo = place.game === "cargo";
    const sessions: Headers[] = [];
    while (isCargo && sessions.length < players) {
      sessions.push(bearer((await registerPlayer(url, `idler-${sessions.length}`)).token));
    }
    const normal: SteadyRequest = ["GET", isCargo ? "/api/state" : "/api/world", undefined, sessions[0] ?? {}];
    const path = isCargo ? "/api/stream" : "/api/events/stream";
    const openStream = (index: number) =>
      openEventStream(url, { path, headers: sessions[Math.floor(index / STREAMS_A_SESSION)] ?? {} });
    const ofSessions = isCargo ? players * STREAMS_A_SESSION : Math.min(streams, allowed);
    const kinds = [
      { name: "connections kept alive", count: Math.min(keptAlive, allowed), open: () => openClient(url) },
      { name: "event streams", count: ofSessions, open: openStream },
    ];
    for (const { name, count, open } of kinds) {
      const connections: Pick<EventStream, "isOpen" | "close">[] = [];
      const beforeMB = await service.memoryMB();
      const rest = async () => {
        await inLanes(Array(count).keys(), AT_A_TIME, async (index) => connections.push(await open(index)));
        await wait(idleMs);
        const left = connections.filter(({ isOpen }) => isOpen).length;
        const kilobytes = Math.round((((await service.memoryMB()) - beforeMB) * 1000) / count);
        figures[`${name}: open at a time`] = left;
        figures[`${name}: resident memory each`] = `${kilobytes} KB`;
        run.expect(left === count, `${left} of ${count} ${name} were open in the end`);
        run.expect(kilobytes <= MOST_KB || size === "quick", `${name} take ${kilobytes} KB each`);
        log(`${left} ${name}, ${kilobytes} KB each`);
      };
      await whileServing(run, [normal], size, rest, `${name}: `).finally(() => {
        for (const connection of connections) connection.close();
      });
    }
  });

async function openClient(url: string): Promise<Client> {
  const client = new Client(url);
  await client.ok("GET", "/api/version");
  return client;
}
