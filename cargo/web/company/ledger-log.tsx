/** The ledger, page by page. */
import { integer } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
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
import { useMemo } from "react";
import { api, type LedgerEntry, type Package } from "../api.ts";
import { commodityName } from "../cargo-text.ts";
import { LogList, type LogRow } from "../history/log-list.tsx";
import { useLog } from "../history/use-log.ts";
import { type Names, useNames } from "../names.ts";
import { entryName } from "./reasons.ts";

const SHOWN_AT_ONCE = 25;

export function LedgerLog() {
  const names = useNames();
  const jobs = useEndedJobs();
  const log = useLog(["ledger"], (before) =>
    api.get("/api/history/ledger", { query: { limit: SHOWN_AT_ONCE, ...before } }),
  );
  return (
    <LogList
      log={log}
      what="ledger entries"
      row={(entry) => rowOf(entry, names, jobs)}
      empty={<EmptyState title="No transactions yet" />}
    />
  );
}

type Jobs = ReadonlyMap<number, Package>;

/** Returns the latest ended jobs, which ledger entries refer to. */
function useEndedJobs(): Jobs {
  const { data } = useRead(["history", "latest-jobs"], api.get("/api/history/packages", { query: { limit: 200 } }));
  return useMemo(() => new Map((data?.items ?? []).map((job) => [job.id, job])), [data]);
}

function rowOf(entry: LedgerEntry, names: Names, jobs: Jobs): LogRow {
  const { id, reason, amount, planeId, packageId, clockMs, at } = entry;
  const [icon, tone] = LOOKS[reason] ?? [IconCash, "plain"];
  const about = [
    packageId === null ? undefined : jobText(packageId, names, jobs),
    planeId === null ? undefined : names.plane(planeId),
  ].filter((part) => part !== undefined);
  const text = about.length === 0 ? entryName(reason) : `${entryName(reason)}: ${about.join(", ")}`;
  return { id, icon, tone, text, clockMs, at, amount };
}

function jobText(packageId: number, names: Names, jobs: Jobs): string {
  const job = jobs.get(packageId);
  if (job === undefined) return `job ${packageId}`;
  const goods = `${commodityName(job.commodity).toLowerCase()} (${integer(job.weightKg)} kg)`;
  return `${goods} from ${names.place(job.originIcao)} to ${names.place(job.destIcao)}`;
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
  debt: [IconPackageOff, "bad"],
};
