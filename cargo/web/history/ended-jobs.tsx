/** The player's ended jobs, each with its payout or cost. */
import { SegmentedControl } from "@mantine/core";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconCheck, IconClockExclamation, IconPackage, IconPackageOff } from "@tabler/icons-react";
import { useState } from "react";
import { api, type Package } from "../api.ts";
import { commodityName } from "../cargo-text.ts";
import { useGame } from "../live/live.tsx";
import { type Names, useNames } from "../names.ts";
import { LogList, type LogRow } from "./log-list.tsx";
import { useLog } from "./use-log.ts";

const OUTCOMES = {
  delivered: { label: "Delivered", icon: IconCheck, tone: "good" },
  abandoned: { label: "Abandoned", icon: IconPackageOff, tone: "bad" },
  expired: { label: "Lapsed", icon: IconClockExclamation, tone: "bad" },
} as const;
type Outcome = keyof typeof OUTCOMES;

const ALL = "all";

export function EndedJobs() {
  const [outcome, setOutcome] = useState<Outcome | typeof ALL>(ALL);
  const names = useNames();
  const { economy } = useGame();
  const log = useLog(["packages", outcome], (before) =>
    api.get("/api/history/packages", { query: { ...(outcome !== ALL && { status: outcome }), ...before } }),
  );
  const specials = new Map(economy.specials.map(({ id, label }) => [id, label]));
  return (
    <>
      <SegmentedControl
        aria-label="Which jobs"
        value={outcome}
        onChange={(value) => setOutcome(value as typeof outcome)}
        data={[
          { value: ALL, label: "All" },
          ...Object.entries(OUTCOMES).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <LogList
        log={log}
        what="ended jobs"
        row={(job) => rowOf(job, names, specials)}
        empty={
          <EmptyState icon={<IconPackage size={24} />} title="No such jobs yet">
            Your delivered, abandoned and lapsed jobs appear here.
          </EmptyState>
        }
      />
    </>
  );
}

function rowOf(job: Package, names: Names, specials: ReadonlyMap<string, string>): LogRow {
  const { label, icon, tone } = OUTCOMES[job.status as Outcome] ?? OUTCOMES.delivered;
  const goods = `${commodityName(job.commodity)} (${integer(job.weightKg)} kg)`;
  const special = job.special === undefined ? "" : `, ${(specials.get(job.special) ?? job.special).toLowerCase()},`;
  const plane = job.planeId === undefined ? "" : ` on ${names.plane(job.planeId)}`;
  const settled = job.settled ?? 0;
  return {
    id: job.id,
    icon,
    tone,
    text: `${label}: ${goods}${special} from ${names.place(job.originIcao)} to ${names.place(job.destIcao)}${plane}.`,
    clockMs: job.endedAtSimTime ?? 0,
    amount: settled,
    ...(settled !== job.payout && { remark: `promised ${euros(job.payout)}` }),
  };
}
