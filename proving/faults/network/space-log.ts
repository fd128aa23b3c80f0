/** A space game whose log is longer than the system buffers for a reader of its stream. */
import type { GameEvent } from "@outbound/space/rules/game/game.ts";
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { type Flood, openStopped } from "./stopped-reader.ts";

/** Together more than 10 MB; Linux buffers up to 4 MB for a connection. */
const EVENTS = 4_000;
const TEXT = "x".repeat(500);
const NOTE = "y".repeat(2_000);

export async function fillLog({ url, client }: Service): Promise<Flood> {
  await client.ok("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  const { game } = await client.ok<SaveDocument>("GET", "/api/save/export");
  const events: GameEvent[] = Array.from({ length: EVENTS }, (_, place) => ({
    ...{ number: place + 1, turn: 0, kind: "turn.advanced", severity: "info" },
    ...{ refs: {}, figures: { note: NOTE }, text: TEXT },
  }));
  const save = exportSave({ game: { ...game, eventCount: EVENTS }, events, tasks: [] });
  await client.ok("POST", "/api/save/import", save);
  return {
    open: () => openStopped(url, { path: "/api/events/stream", headers: { "last-event-id": "0" } }),
    // The log is there already.
    pour: async () => {},
    async publish() {
      await client.ok("POST", "/api/turn");
      const [newest] = await client.ok<{ readonly seq: number }[]>("GET", "/api/events?limit=1");
      return newest?.seq ?? 0;
    },
  };
}
