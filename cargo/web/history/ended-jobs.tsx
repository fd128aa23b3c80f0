/** The player's jobs that have ended, with what each one came to. */
import { SegmentedControl } from "@mantine/core";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconCheck, IconClockExclamation, IconPackage, IconPackageOff } from "@tabler/icons-react";
import { useState } from "react";
import { api, type Package } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { LogList, type LogRow } from "./log-list.tsx";
import { commodityName, type Names } from "./names.ts";
import { useLog } from "./use-log.ts";
import { useNames } from "./use-names.ts";

const ENDINGS = {
  delivered: { label: "Delivered", icon: IconCheck, tone: "good" },
  abandoned: { label: "Given up", icon: IconPackageOff, tone: "bad" },
  expired: { label: "Lapsed", icon: IconClockExclamation, tone: "bad" },
} as const;
type Ending = keyof typeof ENDINGS;

const ALL = "all";

export function EndedJobs() {
  const [ending, setEnding] = useState<Ending | typeof ALL>(ALL);
  const names = useNames();
  const { economy } = useGame();
  const log = useLog(["packages", ending], (before) =>
    api.get("/api/history/packages", {
      query: { ...(ending !== ALL && { status: ending }), ...(before && { before }) },
    }),
  );
  const specials = new Map(economy.specials.map(({ id, label }) => [id, label]));
  return (
    <>
      <SegmentedControl
        aria-label="Which jobs"
        value={ending}
        onChange={(value) => setEnding(value as typeof ending)}
        data={[
          { value: ALL, label: "All" },
          ...Object.entries(ENDINGS).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <LogList
        log={log}
        what="ended jobs"
        row={(job) => rowOf(job, names, specials)}
        empty={
          <EmptyState icon={<IconPackage size={24} />} title="No job has ended so">
            What you deliver, give up or let lapse is kept here.
          </EmptyState>
        }
      />
    </>
  );
}

function rowOf(job: Package, names: Names, specials: ReadonlyMap<string, string>): LogRow {
  const { label, icon, tone } = ENDINGS[job.status as Ending] ?? ENDINGS.delivered;
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
