/** Streams the player's snapshot: a frame whenever it changed. */
import { parseLastEventId } from "@outbound/kit/event-stream/last-event-id.ts";
import { FrameQueue } from "@outbound/kit/event-stream/newest-frame.ts";
import { type EventStreamOptions, openEventStream } from "@outbound/kit/event-stream/stream.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { STREAMS } from "@outbound/kit/http/limits/rate-limit.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Hub, Subscriber } from "../../push/hub.ts";
import type { WorldView } from "../../world/adapter.ts";
import { type CargoGame, isBehind } from "../../world/game.ts";
import type { World } from "../../world/state/world.ts";
import { playerAccessOf, playerOf } from "../guard.ts";
import { StreamDelta, StreamQuery, StreamSnapshot, StreamState } from "../schemas.ts";
import { commitOf, deltaFrames, type FrameOf, wholeFrames } from "../views/frames/state-frames.ts";
import { endpoints } from "./endpoint.ts";

export function streamRoute(app: App, game: CargoGame, hub: Hub): void {
  const frames = new FrameQueue<WorldView, number>({
    read: (show) => game.host.read(show),
    // Works pools with jobs that have expired or appeared since the last look.
    catchUp: (playerIds) => game.host.execute({ run: (draft) => draft.look(...playerIds) }),
  });
  endpoints(app, "state").get({
    url: "/api/stream",
    operationId: "streamState",
    tokenScope: "read",
    summary: "Stream of the player's snapshot",
    description:
      "Server-sent events without a name. Each is the State at that moment, without ended packages, and its id is the revision. The first is sent at once, the others when something that the player can see has changed, also if it was changed back, at most one a second. A slow reader gets the newest. With Last-Event-ID the first is sent only if the revision has changed since. The stream ends with its session or API token. `event: campaign` has the progress of a campaign (id, deliveredKg and targetKg) and no id of its own. `event: bye` means that newer streams replace this one. With `frames=delta` the first message is `event: snapshot` with a StreamSnapshot, and the later ones are `event: delta` with a StreamDelta. Their ids are a revision, a dash and the commit's token. A client whose last id is not `from` opens the stream again without Last-Event-ID. If Last-Event-ID is one of the last 1,000 commits, the first message is a delta, with PostgreSQL also after a restart and on another process, unless one of the player's planes has changed or lists may have been shortened.",
    query: StreamQuery,
    headers: Type.Object({
      "last-event-id": Type.Optional(
        Type.String({ description: "Id of the last message that was seen.", example: "4711" }),
      ),
    }),
    answer: Type.Unsafe<never>({
      description: "A stream of frames.",
      content: {
        "text/event-stream": {
          schema: {
            type: "string",
            contentMediaType: "application/json",
            contentSchema: Type.Union([ref(StreamState), ref(StreamSnapshot), ref(StreamDelta)]),
          },
        },
      },
    }),
    limits: STREAMS,
    problems: ["too-many-streams"],
    handler: async (request, reply) => {
      const lastId = request.headers["last-event-id"];
      const stream =
        request.query.frames === "delta"
          ? await deltas(request, reply, { game, hub }, parseFrameId(lastId))
          : wholes(request, reply, parseLastEventId(lastId));
      await game.host.read(({ state }) => subscribe(stream, { hub, frames }, state));
      return reply;
    },
  });
}

interface Opened extends Required<Pick<EventStreamOptions, "compress">> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Renders the next frame of the player. */
  readonly frameOf: FrameOf;
  /** Revision of the last whole frame that the client received. */
  readonly after: number | undefined;
}

function wholes(request: FastifyRequest, reply: FastifyReply, after: number | undefined): Opened {
  return { request, reply, compress: "together", frameOf: wholeFrames(playerOf(request)), after };
}

async function deltas(
  request: FastifyRequest,
  reply: FastifyReply,
  { game, hub }: Pick<Streams, "game" | "hub">,
  id: string | undefined,
): Promise<Opened> {
  const seen = id === undefined ? undefined : commitOf(id);
  const missed = seen && (await game.host.read(({ state }) => hub.commits.find(game.store, seen, state)));
  const resumed = id === undefined || missed === undefined ? undefined : { id, missed };
  const frameOf = deltaFrames(playerOf(request), hub.commits, resumed);
  return { request, reply, compress: "alone", frameOf, after: undefined };
}

interface Streams {
  readonly game: CargoGame;
  readonly hub: Hub;
  readonly frames: FrameQueue<WorldView, number>;
}

function subscribe(
  { request, reply, compress, frameOf, after }: Opened,
  { hub, frames }: Pick<Streams, "hub" | "frames">,
  world: World,
): void {
  const { id: accessId, player_id: playerId } = playerAccessOf(request);
  const stream = openEventStream(request, reply, { retryMs: 2000, compress });
  if (request.method === "HEAD") return;
  let isSent = false;
  let ownChanges = 1;
  const changed = frames.add(stream, {
    after,
    behind: (view) => (isBehind(view, playerId) ? playerId : undefined),
    render(view) {
      if (view.state.accounts.players.get(playerId) === undefined) return undefined;
      isSent = true;
      const changes = ownChanges + (hub.hasPublished(view.state) ? 0 : 1);
      ownChanges = 0;
      return frameOf(view, changes);
    },
    // The client reconnects and gets a whole frame.
    failed: (error) => request.log.warn({ err: error }, "a snapshot stream failed"),
  });
  const subscriber: Subscriber = {
    playerId,
    accessId,
    changed: (commits) => {
      ownChanges += commits;
      changed();
    },
    campaign: (event) => {
      if (isSent) void stream.sendParts([event]);
    },
    // Without a bye event the client reconnects, and gets a 401 because the session or token has ended.
    end: (why) => void stream.end(why === "replaced" ? { event: "bye", data: "{}" } : undefined),
  };
  stream.signal.addEventListener("abort", () => hub.delete(subscriber), { once: true });
  if (!stream.signal.aborted) hub.add(subscriber, world);
}

/** Returns the id of a delta message, undefined without a header. Throws 400 for any other text. */
function parseFrameId(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined || header === "") return undefined;
  if (typeof header === "string" && /^[0-9]{1,16}(-[0-9a-z]{1,16})?$/.test(header)) return header;
  throw malformed([{ path: "/headers/last-event-id", message: "must be the id of a message of the stream" }]);
}
