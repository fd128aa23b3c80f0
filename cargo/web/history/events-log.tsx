/** All that happened to the player, with a choice of what about. */
import { SegmentedControl } from "@mantine/core";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import {
  IconAlertTriangle,
  IconBuilding,
  IconCheck,
  IconCirclePlus,
  IconClockExclamation,
  type Icon as IconComponent,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconPackage,
  IconPackageOff,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconShoppingCart,
  IconTag,
  IconTool,
} from "@tabler/icons-react";
import { useState } from "react";
import { api, type HistoryEvent } from "../api.ts";
import { EVENT_GROUPS } from "./event-groups.ts";
import { eventAmount, eventReputation, eventSentence } from "./event-sentence.ts";
import { LogList, type LogRow } from "./log-list.tsx";
import type { Names } from "./names.ts";
import { useLog } from "./use-log.ts";
import { useNames } from "./use-names.ts";

const ALL = "all";

export function EventsLog() {
  const [group, setGroup] = useState(ALL);
  const names = useNames();
  const kinds = EVENT_GROUPS.find(({ id }) => id === group)?.kinds.join(",");
  const log = useLog(["events", group], (before) =>
    api.get("/api/history/events", { query: { ...(kinds !== undefined && { kinds }), ...(before && { before }) } }),
  );
  return (
    <>
      <SegmentedControl
        aria-label="Which events"
        value={group}
        onChange={setGroup}
        data={[{ value: ALL, label: "All" }, ...EVENT_GROUPS.map(({ id, label }) => ({ value: id, label }))]}
      />
      <LogList
        log={log}
        what="events"
        row={(event) => rowOf(event, names)}
        empty={
          <EmptyState icon={<IconInfoCircle size={24} />} title="Nothing of this kind has happened yet">
            Load a job and dispatch a plane to start your history.
          </EmptyState>
        }
      />
    </>
  );
}

function rowOf(event: HistoryEvent, names: Names): LogRow {
  const [icon, tone] = LOOKS[event.kind] ?? [IconInfoCircle, "plain"];
  const points = eventReputation(event);
  return {
    id: event.id,
    icon,
    tone,
    text: eventSentence(event, names),
    clockMs: event.clockMs,
    at: event.at,
    amount: eventAmount(event),
    ...(Math.abs(points) >= 0.05 && {
      remark: `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)} reputation`,
    }),
  };
}

const LOOKS: Readonly<Record<string, readonly [icon: IconComponent, tone: LogRow["tone"]]>> = {
  registered: [IconBuilding, "plain"],
  "home-chosen": [IconHome, "plain"],
  "plane-bought": [IconShoppingCart, "plain"],
  "plane-sold": [IconTag, "plain"],
  departed: [IconPlaneDeparture, "plain"],
  landed: [IconPlaneArrival, "plain"],
  delivered: [IconCheck, "good"],
  "chain-refused": [IconAlertTriangle, "bad"],
  "plane-broken": [IconAlertTriangle, "bad"],
  "repair-started": [IconTool, "plain"],
  repaired: [IconTool, "good"],
  loaded: [IconPackage, "plain"],
  accepted: [IconCirclePlus, "plain"],
  abandoned: [IconPackageOff, "bad"],
  lapsed: [IconClockExclamation, "bad"],
  relief: [IconLifebuoy, "plain"],
};
