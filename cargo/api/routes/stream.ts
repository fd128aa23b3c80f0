/** The player's snapshot, pushed when something in it changed. */
import { parseLastEventId } from "@outbound/kit/event-stream/last-event-id.ts";
import { streamNewestFrame } from "@outbound/kit/event-stream/newest-frame.ts";
import { openEventStream } from "@outbound/kit/event-stream/stream.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Hub, Subscriber } from "../../push/hub.ts";
import type { WorldView } from "../../world/adapter.ts";
import type { CargoGame } from "../../world/game.ts";
import type { World } from "../../world/state/world.ts";
import { poolsDueAt } from "../../world/time/slots.ts";
import { sessionOf } from "../guard.ts";
import { type ChangeKey, changeKey, collect, sameChangeKey, snapshotJson } from "../views/state.ts";
import { endpoints } from "./endpoint.ts";

export function streamRoute(app: App, game: CargoGame, hub: Hub): void {
  endpoints(app, "state").get({
    url: "/api/stream",
    operationId: "streamState",
    summary: "The snapshot, whenever it changes",
    description:
      "Server-sent events without a name: each is the State as of then, without ended packages; its id is the revision. The first comes at once, then one only when something that the player can see changed, at most one a second; a slow reader gets the newest. With Last-Event-ID the first is sent only if the revision moved since. The stream ends with its session; `event: campaign` is the progress of a campaign: id, deliveredKg and targetKg, without an id of its own. `event: bye` means that newer streams took its place.",
    headers: Type.Object({
      "last-event-id": Type.Optional(Type.String({ description: "Revision of the last frame that was seen." })),
    }),
    answer: Type.Unsafe<never>({
      description: "A stream of frames.",
      content: { "text/event-stream": { schema: { type: "string" } } },
    }),
    opensStream: true,
    problems: ["too-many-streams"],
    handler: async (request, reply) => {
      await game.host.read(({ state }) => subscribe(request, reply, game, hub, state));
      return reply;
    },
  });
}

function subscribe(request: FastifyRequest, reply: FastifyReply, game: CargoGame, hub: Hub, world: World): void {
  const { id: sessionId, player_id: playerId } = sessionOf(request);
  const after = parseLastEventId(request.headers["last-event-id"]);
  const stream = openEventStream(request, reply, { retryMs: 2000, isSizedByFirst: true });
  const frame = frameRenderer(game, playerId);
  const frames = streamNewestFrame(stream, { render: frame.render, ...(after === undefined ? {} : { after }) });
  const subscriber: Subscriber = {
    playerId,
    sessionId,
    changed: frames.changed,
    dueAt: frame.dueAt,
    campaign: (data) => {
      if (frame.isSent()) void stream.send({ event: "campaign", data });
    },
    // Without a bye the client reconnects, and the 401 shows it that the session is over.
    end: (why) => void stream.end(why === "replaced" ? { event: "bye", data: "{}" } : undefined),
  };
  stream.signal.addEventListener("abort", () => hub.delete(subscriber), { once: true });
  if (!stream.signal.aborted) hub.add(subscriber, world);
  // The client reconnects and gets a whole frame.
  frames.done.catch((error: unknown) => request.log.warn({ err: error }, "a stream of snapshots failed"));
}

/** Renders a frame if the snapshot's change key is not that of the last one. `dueAt`: when jobs of the last one expire or come. */
function frameRenderer(game: CargoGame, playerId: number) {
  let shown: ChangeKey = [];
  let dueAt = Number.POSITIVE_INFINITY;
  const frame = (view: WorldView) => {
    const { state: world } = view;
    if (world.accounts.players.get(playerId) === undefined) return undefined;
    dueAt = poolsDueAt(world, playerId);
    const input = collect(view, playerId);
    const key = changeKey(input);
    if (sameChangeKey(key, shown)) return undefined;
    shown = key;
    return { id: world.counters.revision, data: snapshotJson(input, { isFrame: true }) };
  };
  return { render: () => game.view(playerId, frame, "now"), dueAt: () => dueAt, isSent: () => shown.length > 0 };
}
