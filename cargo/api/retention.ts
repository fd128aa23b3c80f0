/** Exports and deletes, in the background, rows of the cargo game that the settings do not keep. */
import { Retention } from "@outbound/kit/retention/retention.ts";
import { lastSeen, unusedAccounts, unusedGuests } from "../players/unused-accounts.ts";
import type { CargoSettings } from "../settings.ts";
import type { CargoTables } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import { oldAudit, oldHistory } from "../world/old-logs.ts";

/** Creates the retention of the game. Without a setting, and with 0, rows are kept forever, except those of guests. */
export function cargoRetention(game: CargoGame, settings: CargoSettings = {}): Retention<CargoTables> {
  const { historyMonths = 0, auditMonths = 0, unusedAccountDays = 0, exportFolder } = settings;
  const surpluses = [
    ...(historyMonths === 0 ? [] : oldHistory(game, historyMonths)),
    ...(auditMonths === 0 ? [] : [oldAudit(game, auditMonths)]),
    unusedGuests(game),
    ...(unusedAccountDays === 0 ? [] : [unusedAccounts(game, unusedAccountDays)]),
  ];
  return new Retention({
    store: game.store,
    clock: game.clock,
    game: "cargo",
    folder: exportFolder,
    surpluses,
    lastSeen: () => game.host.read(({ state }) => lastSeen(state), "committed"),
  });
}
