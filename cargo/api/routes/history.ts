/** The player's history, page by page, the latest first. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import type { CargoSettings } from "../../settings.ts";
import { loadSummary } from "../../store/history-sums.ts";
import { type FullEvent, loadEnded, loadEvents, loadLedger } from "../../store/load.ts";
import type { CargoTables } from "../../store/tables.ts";
import type { CargoGame } from "../../world/game.ts";
import { historyKeptFrom } from "../../world/old-logs.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { pageOf } from "../views/lists/page.ts";
import { endedPackageView } from "../views/package.ts";
import { isoTime } from "../views/session.ts";
import { summaryView } from "../views/summary.ts";
import { endpoints } from "./endpoint.ts";

export function historyRoutes(app: App, { game }: CargoService, { historyMonths = 0 }: CargoSettings = {}): void {
  ledgerRoute(app, game);
  packagesRoute(app, game, historyMonths > 0);
  eventsRoute(app, game);
  summaryRoute(app, game, historyMonths);
}

/** Returns the fields that ledger entries and events share. */
const logFields = ({ clock_ms, at, plane_id, package_id }: CargoTables["ledger"] | FullEvent) => ({
  clockMs: clock_ms,
  at: isoTime(at),
  planeId: plane_id,
  packageId: package_id,
});

function ledgerRoute(app: App, game: CargoGame): void {
  endpoints(app, "history").get({
    url: "/api/history/ledger",
    operationId: "listLedger",
    tokenScope: "read",
    summary: "The player's ledger",
    description:
      "Every change of the player's cash, newest first. All entries together make the cash. If old entries were deleted, the last entry is `brought-forward`, their sum. Changes nothing.",
    query: schemas.PageQuery,
    answer: schemas.LedgerPage,
    cost: COST.history,
    handler: async (request) => {
      await runDueEvents(game);
      return pageOf(
        request.query,
        (limit, before) => loadLedger(game.store.read, playerOf(request), limit, before),
        (row) => ({
          id: row.id,
          amount: row.amount,
          reason: row.reason as schemas.LedgerEntryView["reason"],
          ...logFields(row),
        }),
      );
    },
  });
}

function eventsRoute(app: App, game: CargoGame): void {
  endpoints(app, "history").get({
    url: "/api/history/events",
    operationId: "listEvents",
    tokenScope: "read",
    summary: "The player's events",
    description:
      "What happened to the player, such as departures, landings, deliveries and refused departures, newest first. Changes nothing.",
    query: schemas.EventsQuery,
    answer: schemas.EventPage,
    cost: COST.history,
    handler: async (request) => {
      const kinds = request.query.kinds?.split(",");
      await runDueEvents(game);
      return pageOf(
        request.query,
        (limit, before) => loadEvents(game.store.read, playerOf(request), limit, { before, kinds }),
        (row) => ({ id: row.id, kind: row.kind, ...logFields(row), data: row.data }),
      );
    },
  });
}

/** Runs and commits due events, so that a history page lists them. */
const runDueEvents = ({ host }: CargoGame): Promise<void> => host.read(() => undefined, "cached");

/** `isTrimmed`: old packages are deleted. */
function packagesRoute(app: App, game: CargoGame, isTrimmed: boolean): void {
  endpoints(app, "history").get({
    url: "/api/history/packages",
    operationId: "listEndedPackages",
    tokenScope: "read",
    summary: "The player's ended packages",
    description:
      "Packages that the player delivered or abandoned, or whose reservation lapsed, the latest first. Changes nothing.",
    query: schemas.EndedQuery,
    answer: schemas.PackagePage,
    cost: COST.history,
    handler: async (request) => {
      const { before, status } = request.query;
      const playerId = playerOf(request);
      const from = before === undefined ? undefined : await endOf(game, playerId, before);
      if (from === "unknown" && !isTrimmed) throw notEnded();
      // Deleted packages are older than all that are left.
      if (from === "unknown") return { items: [], nextBefore: null };
      return pageOf(
        request.query,
        (limit) => loadEnded(game.store.read, playerId, limit, { before: from, status }),
        endedPackageView,
      );
    },
  });
}

/** Returns when the package ended, because ids are not in that order; "unknown" if there is no package with this id. */
async function endOf(game: CargoGame, playerId: number, packageId: number) {
  const cargo = (await game.ended.find([packageId])).get(packageId);
  if (cargo === undefined) return "unknown";
  if (cargo.ownerId === playerId && cargo.endedAt !== null) return { endedAt: cargo.endedAt, id: cargo.id };
  throw notEnded();
}

const notEnded = () =>
  malformed([{ path: "/query/before", message: "must be the id of an ended package of the player" }]);

function summaryRoute(app: App, game: CargoGame, historyMonths: number): void {
  endpoints(app, "history").get({
    url: "/api/history/summary",
    operationId: "summariseHistory",
    tokenScope: "read",
    summary: "Totals of the player's history",
    description:
      "Sums of the ledger by reason and plane, cash over time and event counts, since an instant. They include entries that were deleted for their age. An instant before the oldest kept hour counts as that hour. Changes nothing.",
    query: schemas.SummaryQuery,
    answer: schemas.HistorySummary,
    cost: COST.sums,
    handler: async (request) => {
      const playerId = playerOf(request);
      const asked = Date.parse(request.query.since ?? "") || 0;
      const since = asked <= 0 ? 0 : Math.max(asked, historyKeptFrom(game, historyMonths));
      const createdAt = await game.host.read(
        ({ state }) => state.accounts.players.get(playerId)?.createdAt ?? 0,
        "cached",
      );
      return summaryView(await game.store.snapshot((tx) => loadSummary(tx, playerId, since, createdAt)));
    },
  });
}
