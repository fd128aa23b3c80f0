/** A space game whose log is longer than the system holds for a reader of its stream. */
import type { GameEvent } from "@outbound/space/rules/game/game.ts";
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { Service } from "../harness/service.ts";
import type { Flood } from "./readers.ts";
import { StoppedReader } from "./stopped-reader.ts";

/** Together more than 10 MB; Linux holds up to 4 MB for a connection. */
const EVENTS = 4_000;
const TEXT = "x".repeat(500);
const NOTE = "y".repeat(2_000);

export async function fillLog(service: Service): Promise<Flood> {
  await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  const { game } = (await service.json("GET", "/api/save/export")) as SaveDocument;
  const events: GameEvent[] = Array.from({ length: EVENTS }, (_, place) => ({
    number: place + 1,
    turn: 0,
    kind: "turn.advanced",
    severity: "info",
    refs: {},
    figures: { note: NOTE },
    text: TEXT,
  }));
  await service.json(
    "POST",
    "/api/save/import",
    exportSave({ game: { ...game, eventCount: EVENTS }, events, tasks: [] }),
  );
  return {
    open: () => StoppedReader.open(service.url, { path: "/api/events/stream", headers: { "last-event-id": "0" } }),
    // The log is there from the beginning.
    pour: async () => {},
    async happen() {
      await service.json("POST", "/api/turn");
      const [newest] = (await service.json("GET", "/api/events?limit=1")) as { readonly seq: number }[];
      return newest?.seq ?? 0;
    },
  };
}
