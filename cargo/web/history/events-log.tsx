/** All events of the player, filtered by subject. */
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
import type { EventKind } from "../../rules/values/events.ts";
import { api, type HistoryEvent } from "../api.ts";
import { eventAmount, eventReputation, eventSentence, reputationText } from "../event-sentence.ts";
import { type Names, useNames } from "../names.ts";
import { LogList, type LogRow } from "./log-list.tsx";
import { useLog } from "./use-log.ts";

const ALL = "all";

/** Kinds of events by filter. */
const GROUPS: Readonly<Record<string, readonly EventKind[]>> = {
  Flights: ["departed", "landed", "chain-refused", "plane-broken"],
  Jobs: ["accepted", "loaded", "delivered", "abandoned", "lapsed"],
  Fleet: ["plane-bought", "plane-sold", "plane-broken", "repair-started", "repaired"],
  Trouble: ["chain-refused", "plane-broken", "abandoned", "lapsed", "relief"],
};

export function EventsLog() {
  const [group, setGroup] = useState(ALL);
  const names = useNames();
  const kinds = GROUPS[group]?.join(",");
  const log = useLog(["events", group], (before) =>
    api.get("/api/history/events", { query: { ...(kinds !== undefined && { kinds }), ...before } }),
  );
  return (
    <>
      <SegmentedControl
        aria-label="Which events"
        value={group}
        onChange={setGroup}
        data={[{ value: ALL, label: "All" }, ...Object.keys(GROUPS)]}
      />
      <LogList
        log={log}
        what="events"
        row={(event) => rowOf(event, names)}
        empty={
          <EmptyState icon={<IconInfoCircle size={24} />} title="No such events yet">
            Load a job and dispatch a plane to start your history.
          </EmptyState>
        }
      />
    </>
  );
}

function rowOf(event: HistoryEvent, names: Names): LogRow {
  const [icon, tone] = LOOKS[event.kind] ?? [IconInfoCircle, "plain"];
  const remark = reputationText(eventReputation(event));
  return {
    id: event.id,
    icon,
    tone,
    text: eventSentence(event, names),
    clockMs: event.clockMs,
    at: event.at,
    amount: eventAmount(event),
    ...(remark !== undefined && { remark }),
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
