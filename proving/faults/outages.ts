/** Ways in which a service loses its PostgreSQL: the server ends, or the network between them fails. */
import { setTimeout as wait } from "node:timers/promises";
import type { TestServer } from "@outbound/kit/testing/postgres.ts";
import type { Proxy as TcpProxy } from "@outbound/kit/testing/proxy.ts";

export interface Outage {
  readonly name: string;
  /** It lasts so long, in milliseconds. */
  readonly lastsMs: number;
  /** False where everything is answered, only later; undefined where it depends on how long it lasts. */
  readonly refuses: boolean | undefined;
  strike(): Promise<void>;
  heal(): Promise<void>;
}

const DELAY_MS = 40;
const SILENCE = "silence";

/** `silenceMs`: how long the network falls silent; the driver gives a statement up after some time. */
export function outagesOf(server: TestServer, proxy: TcpProxy, silenceMs: number): Outage[] {
  const restore = () => proxy.restore();
  const outage = (name: string, lastsMs: number, strike: () => unknown, heal: () => unknown = restore): Outage => ({
    name,
    lastsMs,
    refuses: name === SILENCE ? undefined : name !== "delay",
    strike: async () => void (await strike()),
    heal: async () => void (await heal()),
  });
  const startAgain = () => server.startAgain();
  return [
    outage("restart", 0, () => server.end("in-order"), startAgain),
    outage("kill -9", 200, () => server.end("killed"), startAgain),
    outage("cut", 300, () => proxy.cut()),
    outage(
      "cut at the commit",
      500,
      () => proxy.cutAfter("commit"),
      () => proxy.cutAfter(undefined),
    ),
    outage("half-close", 300, () => proxy.halfClose()),
    outage("delay", 1000, () => proxy.delay(DELAY_MS)),
    outage(SILENCE, silenceMs, () => proxy.fallSilent()),
  ];
}

/** Lets it happen; resolves when it is healed. */
export async function suffer(outage: Outage): Promise<void> {
  await outage.strike();
  await wait(outage.lastsMs);
  await outage.heal();
}
