/** What happened to the player, page by page, the latest first. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { loadEnded, loadEventKinds, loadEvents, loadLedger } from "../../store/load.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { packageView } from "../views/package.ts";
import { DEFAULT_LIMIT, pageOf } from "../views/page.ts";
import { summaryView } from "../views/summary.ts";

export function historyRoutes(app: App, service: CargoService): void {
  ledgerRoute(app, service);
  packagesRoute(app, service);
  eventsRoute(app, service);
  summaryRoute(app, service);
}

interface Happened {
  readonly clock_ms: number;
  readonly at: number;
  readonly plane_id: number | null;
  readonly package_id: number | null;
}

const happened = ({ clock_ms, at, plane_id, package_id }: Happened) => ({
  clockMs: clock_ms,
  at: new Date(at).toISOString(),
  planeId: plane_id,
  packageId: package_id,
});

function ledgerRoute(app: App, service: CargoService): void {
  app.get(
    "/api/history/ledger",
    {
      schema: {
        operationId: "listLedger",
        tags: ["history"],
        summary: "The player's ledger",
        description: "Every change of the player's cash, newest first; the sum is the cash. Changes nothing.",
        querystring: schemas.PageQuery,
        response: { 200: schemas.answer(schemas.LedgerPage) },
      },
    },
    async (request) => {
      const { limit = DEFAULT_LIMIT, before } = request.query;
      await eventsUntilNow(service);
      const rows = await loadLedger(service.game.store.read, playerOf(request), limit + 1, before);
      return pageOf(rows, limit, (row) => ({
        id: row.id,
        amount: row.amount,
        reason: row.reason as schemas.LedgerEntryView["reason"],
        ...happened(row),
      }));
    },
  );
}

function eventsRoute(app: App, service: CargoService): void {
  app.get(
    "/api/history/events",
    {
      schema: {
        operationId: "listEvents",
        tags: ["history"],
        summary: "What happened to the player",
        description: "Departures, landings, deliveries, refused chains and all else, newest first. Changes nothing.",
        querystring: schemas.EventsQuery,
        response: { 200: schemas.answer(schemas.EventPage) },
      },
    },
    async (request) => {
      const { limit = DEFAULT_LIMIT, before, kinds } = request.query;
      await eventsUntilNow(service);
      const rows = await loadEvents(service.game.store.read, playerOf(request), limit + 1, {
        before,
        kinds: kinds?.split(","),
      });
      return pageOf(rows, limit, (row) => ({ id: row.id, kind: row.kind, ...happened(row), data: row.data }));
    },
  );
}

function packagesRoute(app: App, service: CargoService): void {
  app.get(
    "/api/history/packages",
    {
      schema: {
        operationId: "listEndedPackages",
        tags: ["history"],
        summary: "Packages that ended",
        description: "What the player delivered, abandoned or let lapse, the latest first. Changes nothing.",
        querystring: schemas.EndedQuery,
        response: { 200: schemas.answer(schemas.PackagePage) },
      },
    },
    async (request) => {
      const { limit = DEFAULT_LIMIT, before, status } = request.query;
      const playerId = playerOf(request);
      const { host, store } = service.game;
      const reputation = await host.read(
        ({ state }) => state.accounts.players.get(playerId)?.reputation ?? 0,
        "cached",
      );
      const rows = await loadEnded(store.read, playerId, limit + 1, {
        before: await placeOf(service, playerId, before),
        status,
      });
      return pageOf(rows, limit, (row) => packageView(row, reputation, 0));
    },
  );
}

/** Ledger entries and events that a summary reads at most, so that it takes some hundredths of a second. */
const SUMMED_AT_MOST = 10_000;

function summaryRoute(app: App, { game }: CargoService): void {
  app.get(
    "/api/history/summary",
    {
      schema: {
        operationId: "summariseHistory",
        tags: ["history"],
        summary: "What the history comes to",
        description:
          "Sums of the ledger by reason and plane, cash over time and event counts, since an instant: of the latest 10,000 entries and events. Changes nothing.",
        querystring: schemas.SummaryQuery,
        response: { 200: schemas.answer(schemas.HistorySummary) },
      },
    },
    async (request) => {
      const playerId = playerOf(request);
      const since = Date.parse(request.query.since ?? "") || 0;
      // Rows written while these are read do not belong to this amount of cash.
      const { nextLedgerId, nextEventId, money } = await game.host.read(
        ({ state }) => ({ ...state.counters, money: state.accounts.players.get(playerId)?.money ?? 0 }),
        "cached",
      );
      const { read } = game.store;
      const entries = await loadLedger(read, playerId, SUMMED_AT_MOST, nextLedgerId, since);
      const events = await loadEventKinds(read, playerId, SUMMED_AT_MOST, nextEventId, since);
      const oldest = [entries, events].map((rows) => (rows.length < SUMMED_AT_MOST ? since : (rows.at(-1)?.at ?? 0)));
      return summaryView({ entries, events, money, since: Math.max(...oldest) });
    },
  );
}

/** Commits the events that are due, so that a history page lists them. */
const eventsUntilNow = ({ game }: CargoService): Promise<void> => game.host.read(() => undefined, "cached");

/** Returns where a page continues: ids of packages do not say when they ended. */
async function placeOf(service: CargoService, playerId: number, before: number | undefined) {
  if (before === undefined) return undefined;
  const cargo: CargoPackage | undefined = (await service.game.endings.find([before])).get(before);
  if (cargo && cargo.ownerId === playerId && cargo.endedAt !== null) return { endedAt: cargo.endedAt, id: cargo.id };
  throw malformed([{ path: "/query/before", message: "must be the id of an ended package of the player" }]);
}
