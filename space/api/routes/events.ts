/** The log: in pages, and as a stream of new events. */

import { parseLastEventId } from "@outbound/kit/event-stream/last-event-id.ts";
import { streamLog } from "@outbound/kit/event-stream/log-stream.ts";
import { openEventStream } from "@outbound/kit/event-stream/stream.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST, STREAMS } from "@outbound/kit/http/limits/rate-limit.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { type EventFilter, loadEvents } from "../../store/load.ts";
import { EventTails } from "../event-tail.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";
import { eventView } from "../views/event.ts";
import { CREATES_SAVE } from "./description.ts";

const Filter = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, default: 50, description: "Maximum number of events." }),
    ),
    before: Type.Optional(
      Type.Integer({ description: "Only events with a smaller seq. For the next page, give the last seq received." }),
    ),
    after: Type.Optional(Type.Integer({ description: "Only events with a greater seq." })),
    kind: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          "Only events of this kind. A value without a dot, such as `mission`, means all kinds of the group.",
        example: "mission",
      }),
    ),
    turn: Type.Optional(Type.Integer({ minimum: 0, description: "Only events of this turn." })),
    systemId: Type.Optional(Type.Integer({ description: "Only events about this system." })),
    crewId: Type.Optional(Type.Integer({ description: "Only events about this crew member." })),
  },
  { additionalProperties: false },
);

export function eventRoutes(app: App, service: SpaceService): void {
  app.get(
    "/api/events",
    {
      schema: {
        operationId: "listEvents",
        tags: ["events"],
        summary: "Event log",
        description: `The newest events first. \`before\` pages back, \`after\` returns only newer ones. ${CREATES_SAVE}`,
        querystring: Filter,
        response: { 200: Type.Array(ref(schemas.Event)) },
      },
      config: { cost: COST.log },
    },
    async (request) => {
      await service.game(request);
      const filter: EventFilter = { limit: 50, ...request.query };
      const events = await loadEvents(service.store.read, request.saveId, filter);
      return events.map((event) => eventView(event, event.seq));
    },
  );
  streamRoute(app, service);
}

function streamRoute(app: App, service: SpaceService): void {
  const tails = new EventTails(service);
  app.get(
    "/api/events/stream",
    {
      schema: {
        operationId: "streamEvents",
        tags: ["events"],
        summary: "New events as they happen",
        description:
          "Server-sent events: each message is one Event, with its seq as the id. A message named `changed`, without an id, says that the game changed without an event, such as by an import without a log. A client that reconnects with Last-Event-ID gets every event that it missed, in order. Without Last-Event-ID, or with a number beyond the log, it gets only new events. One address can have at most 50 open streams.",
        headers: Type.Object({
          "last-event-id": Type.Optional(
            Type.String({ description: "seq of the last event received.", example: "12" }),
          ),
        }),
        response: {
          200: { description: "A stream of events.", content: { "text/event-stream": { schema: { type: "string" } } } },
        },
      },
      config: { limits: STREAMS, problems: ["too-many-streams"] },
    },
    async (request, reply) => {
      await service.game(request);
      const resumed = parseLastEventId(request.headers["last-event-id"]);
      const { newest, epoch } = await service.endOfLog(request.saveId);
      const stream = openEventStream(request, reply);
      const tail = tails.of(request.saveId);
      const log = streamLog(stream, {
        after: Math.min(resumed ?? newest, newest),
        read: (seq, limit) => tail.read(seq, limit, epoch),
        wake: (added) =>
          tail.follow({
            added,
            changed: () => void stream.send({ event: "changed", data: "{}" }),
            wentBack: () => void stream.end(),
          }),
      });
      // The stream has ended by now; the client reconnects and resumes.
      log.catch((error: unknown) => request.log.warn({ err: error }, "event stream failed"));
    },
  );
}
