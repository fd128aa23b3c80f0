/** What happened to a player, newest first. */
import { ref } from "@outbound/kit/http/schemas.ts";
import Type, { type TSchema } from "typebox";
import { LEDGER_REASONS } from "../../rules/ledger.ts";
import { Package } from "./package.ts";
import { euros, id, instant, nullable, object, oneOf, pageLimit, sentence, simTime, type View } from "./shape.ts";

/** Query of every log that is read page by page. */
export const PageQuery = object({
  limit: pageLimit(50),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: "Id of an item: only older ones. `nextBefore` of the page before." }),
  ),
});

export const page = <Item extends TSchema>($id: string, item: Item, description: string) =>
  object(
    {
      items: Type.Array(ref(item), { description: "Newest first." }),
      nextBefore: nullable(
        Type.Integer({ minimum: 1, description: "What `before` takes to go on; null on the last page." }),
      ),
    },
    { $id, description },
  );

const happenedFields = {
  clockMs: simTime("When, by the world's clock."),
  at: instant("When, in real time."),
  planeId: nullable(id("the plane it is about; null if it is about none")),
  packageId: nullable(id("the package it is about; null if it is about none")),
};

export const LedgerEntry = object(
  {
    id: id("the entry"),
    amount: euros("What the purse got; negative: what it paid."),
    reason: oneOf(LEDGER_REASONS, "Why."),
    ...happenedFields,
  },
  { $id: "LedgerEntry", description: "One change of the purse. The sum of all entries is the purse." },
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
