/** The player's snapshot, pushed when something in it changed. */
import { parseLastEventId } from "@outbound/kit/event-stream/last-event-id.ts";
import { streamNewestFrame } from "@outbound/kit/event-stream/newest-frame.ts";
import { openEventStream } from "@outbound/kit/event-stream/stream.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { FastifyBaseLogger } from "fastify";
import Type from "typebox";
import type { Hub, Subscriber } from "../../push/hub.ts";
import type { CargoGame } from "../../world/game.ts";
import type { View } from "../../world/keeper.ts";
import { playerOf, sessionOf } from "../guard.ts";
import { isSamePart, jsonOf, type StoredPart, sightOf, stateJson, storedPart } from "../views/state.ts";

export function streamRoute(app: App, game: CargoGame, hub: Hub): void {
  app.get(
    "/api/stream",
    {
      schema: {
        operationId: "streamState",
        tags: ["state"],
        summary: "The snapshot, whenever it changes",
        description:
          "Server-sent events without a name: each is the State as of then, without ended packages; its id is the revision. The first comes at once, then one only when something was done or happened that the player can see, at most one a second; a slow reader gets the newest. With Last-Event-ID the first is sent only if the revision moved since. The stream ends with its session; `event: bye` tells a client that newer streams took its place.",
        headers: Type.Object({
          "last-event-id": Type.Optional(Type.String({ description: "Revision of the last frame that was seen." })),
        }),
        response: {
          200: { description: "A stream of frames.", content: { "text/event-stream": { schema: { type: "string" } } } },
        },
      },
      config: { rateLimit: false, problems: ["too-many-streams"] },
    },
    async (request, reply) => {
      const playerId = playerOf(request);
      const session = sessionOf(request);
      const after = parseLastEventId(request.headers["last-event-id"]);
      const view = await game.view();
      const frameBytes = frameBytesOf(view, playerId);
      const stream = openEventStream(request, reply, { retryMs: 2000, limitAddress: false, frameBytes });
      const frames = streamNewestFrame(stream, {
        render: frameRenderer(game, playerId),
        ...(after === undefined ? {} : { after }),
      });
      const subscriber: Subscriber = {
        playerId,
        sessionId: session.id,
        changed: frames.changed,
        // Without a bye the client comes back, and learns by the 401 that the session is over.
        end: (why) => void stream.end(why === "replaced" ? { event: "bye", data: "{}" } : undefined),
      };
      stream.signal.addEventListener("abort", () => hub.delete(subscriber), { once: true });
      if (!stream.signal.aborted) hub.add(subscriber, view.world);
      frames.done.catch(tellOf(request.log));
    },
  );
}

/** The client connects again and gets a whole frame. */
const tellOf = (log: FastifyBaseLogger) => (error: unknown) => log.warn({ err: error }, "a stream of states broke");

/** A session may have lost its player since it was looked at. */
const frameBytesOf = (view: View, playerId: number): number =>
  view.world.accounts.players.get(playerId) === undefined ? 0 : Buffer.byteLength(stateJson(view, playerId));

/** Gives a frame when what is stored of it is not what it was in the last one. */
function frameRenderer(game: CargoGame, playerId: number) {
  let shown: StoredPart = [];
  return async () => {
    const view = await game.view();
    if (view.world.accounts.players.get(playerId) === undefined) return undefined;
    const sight = sightOf(view, playerId);
    const stored = storedPart(sight);
    if (isSamePart(stored, shown)) return undefined;
    shown = stored;
    return { id: view.world.counters.revision, data: jsonOf(sight) };
  };
}
