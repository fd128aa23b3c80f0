/** Entries of the log. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { SEVERITIES } from "../../rules/game/game.ts";
import { count, object, oneOf, sentence, shownBy } from "./shape.ts";

export const EventRefs = object(
  {
    systemId: Type.Optional(Type.Integer()),
    crewId: Type.Optional(Type.Integer()),
    techId: Type.Optional(Type.String()),
    moduleId: Type.Optional(Type.Integer()),
    missionId: Type.Optional(Type.Integer()),
    taskId: Type.Optional(Type.Integer()),
  },
  { $id: "EventRefs", description: "What an event is about." },
);

export const Event = object(
  {
    seq: Type.Integer({
      minimum: 1,
      description:
        "Number of the event. The numbers of a game only grow, even after a new game, an import or a restore.",
    }),
    turn: count("Turn on which it happened."),
    kind: Type.String({ description: "Kind of event. An open list: releases add kinds." }),
    severity: oneOf(SEVERITIES, "How it affects the player."),
    refs: ref(EventRefs),
    figures: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
    text: sentence("The event as a sentence."),
    by: shownBy,
  },
  { $id: "Event" },
);
