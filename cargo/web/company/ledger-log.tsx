/** Every euro that moved, page by page. */
import { EmptyState } from "@outbound/kit/web/states.tsx";
import {
  IconCash,
  IconCheck,
  IconClockExclamation,
  type Icon as IconComponent,
  IconGasStation,
  IconLifebuoy,
  IconPackageOff,
  IconShoppingCart,
  IconTag,
  IconTool,
} from "@tabler/icons-react";
import { api, type LedgerEntry } from "../api.ts";
import { LogList, type LogRow } from "../history/log-list.tsx";
import type { Names } from "../history/names.ts";
import { useLog } from "../history/use-log.ts";
import { useNames } from "../history/use-names.ts";
import { entryName } from "./reasons.ts";

const SHOWN_AT_ONCE = 25;

export function LedgerLog() {
  const names = useNames();
  const log = useLog(["ledger"], (before) =>
    api.get("/api/history/ledger", { query: { limit: SHOWN_AT_ONCE, ...(before && { before }) } }),
  );
  return (
    <LogList
      log={log}
      what="ledger entries"
      row={(entry) => rowOf(entry, names)}
      empty={<EmptyState title="No money has moved yet" />}
    />
  );
}

function rowOf({ id, reason, amount, planeId, packageId, clockMs, at }: LedgerEntry, names: Names): LogRow {
  const [icon, tone] = LOOKS[reason] ?? [IconCash, "plain"];
  const about = [
    planeId === null ? undefined : names.plane(planeId),
    packageId === null ? undefined : `package ${packageId}`,
  ].filter((part) => part !== undefined);
  const text = about.length === 0 ? entryName(reason) : `${entryName(reason)}: ${about.join(", ")}`;
  return { id, icon, tone, text, clockMs, at, amount };
}

const LOOKS: Readonly<Record<string, readonly [icon: IconComponent, tone: LogRow["tone"]]>> = {
  delivery: [IconCheck, "good"],
  sell: [IconTag, "good"],
  relief: [IconLifebuoy, "good"],
  fuel: [IconGasStation, "plain"],
  repair: [IconTool, "plain"],
  buy: [IconShoppingCart, "plain"],
  abandon: [IconPackageOff, "bad"],
  lapse: [IconClockExclamation, "bad"],
};
