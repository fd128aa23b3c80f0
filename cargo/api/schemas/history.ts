/** A player's history, newest first. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TSchema } from "typebox";
import { ENDED_STATUSES } from "../../rules/values/cargo-package.ts";
import { LEDGER_REASONS } from "../../rules/values/ledger.ts";
import { Package } from "./package.ts";
import { euros, id, instant, nullable, object, oneOf, pageLimit, sentence, simTime, type View } from "./shape.ts";

const pageFields = {
  limit: pageLimit(50),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "Only items older than the one with this id. For the next page, give the `nextBefore` of the previous one.",
    }),
  ),
};

/** Query of a paged log. */
export const PageQuery = object(pageFields);
export const EventsQuery = object({
  ...pageFields,
  kinds: Type.Optional(
    Type.String({
      pattern: "^[a-z-]{1,40}(,[a-z-]{1,40}){0,31}$",
      "x-must": "be 1 to 32 kinds with commas between them, such as landed,delivered",
      description: "Only events of these kinds: 1 to 32 with commas between them.",
      example: "landed,delivered",
    }),
  ),
});
export const EndedQuery = object({
  ...pageFields,
  status: Type.Optional(oneOf(ENDED_STATUSES, "Only packages with this status.")),
});
export const SummaryQuery = object({
  since: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Only what happened at this real instant or later. ISO 8601.",
      example: "2026-11-23T08:00:00Z",
    }),
  ),
});

export const page = <Item extends TSchema>($id: string, item: Item, description: string) =>
  object(
    {
      items: Type.Array(ref(item), { description: "Newest first." }),
      nextBefore: nullable(
        Type.Integer({ minimum: 1, description: "`before` of the next page; null on the last page." }),
      ),
    },
    { $id, description },
  );

const happenedFields = {
  clockMs: simTime("When it happened, by the world's clock."),
  at: instant("When it happened, in real time."),
  planeId: nullable(id("the plane, if it is about one")),
  packageId: nullable(id("the package, if it is about one")),
};

export const LedgerEntry = object(
  {
    id: id("the entry"),
    amount: euros("Euros that the player received; negative if the player paid."),
    reason: oneOf(LEDGER_REASONS, "Why the cash changed."),
    ...happenedFields,
  },
  { $id: "LedgerEntry", description: "One change of the player's cash. The sum of all entries is the cash." },
);
export type LedgerEntryView = View<typeof LedgerEntry>;

export const HistoryEvent = object(
  {
    id: id("the event"),
    kind: sentence("What happened. An open list: releases add kinds."),
    ...happenedFields,
    data: Type.Record(Type.String(), Type.Unknown(), { description: "The figures of the event, by its kind." }),
  },
  { $id: "HistoryEvent", description: "Something that happened to the player." },
);
export type HistoryEventView = View<typeof HistoryEvent>;

export const LedgerPage = page("LedgerPage", LedgerEntry, "Entries of the player's ledger.");
export type LedgerPageView = View<typeof LedgerPage>;
export const PackagePage = page("PackagePage", Package, "Ended packages of the player.");
export type PackagePageView = View<typeof PackagePage>;
export const EventPage = page("EventPage", HistoryEvent, "Events of the player.");
export type EventPageView = View<typeof EventPage>;

export const HistorySummary = object(
  {
    since: instant(
      "Start of the sums: the requested instant, or the beginning of the player's history or of the part that is kept.",
    ),
    money: Type.Array(
      object({
        reason: oneOf(LEDGER_REASONS, "Why the cash changed."),
        planeId: nullable(id("the plane, if it is about one")),
        amount: euros("Euros that the player received in total; negative if the player paid."),
        count: Type.Integer({
          minimum: 0,
          description: "How many entries there are; 0 if only earlier entries of routes grew.",
        }),
      }),
      { description: "The ledger, one sum for each reason and plane." },
    ),
    purse: Type.Array(
      object({
        at: instant("When it happened, in real time."),
        clockMs: simTime("When it happened, by the world's clock."),
        money: euros("Cash at that instant."),
      }),
      {
        description:
          "Cash over time, oldest first: 201 points at most, the first before the first entry. For more than 200 hours, a point is the last entry of a full hour.",
      },
    ),
    events: Type.Array(
      object({
        kind: sentence("What happened."),
        count: Type.Integer({ minimum: 1, description: "How many there are." }),
      }),
      { description: "Number of events by kind." },
    ),
  },
  {
    $id: "HistorySummary",
    description: "Sums of the ledger entries and events since an instant, or of the whole history.",
  },
);
export type HistorySummaryView = View<typeof HistorySummary>;
