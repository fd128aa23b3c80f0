/** All events of the player, filtered by subject. */
import { SegmentedControl } from "@mantine/core";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import {
  IconAlertTriangle,
  IconBuilding,
  IconCheck,
  IconCirclePlus,
  IconClockExclamation,
  IconCoins,
  type Icon as IconComponent,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconPackage,
  IconPackageOff,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconRouteOff,
  IconShoppingCart,
  IconTag,
  IconTool,
  IconTrophy,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useState } from "react";
import { api, type HistoryEvent } from "../api.ts";
import { eventAmount, eventReputation, eventSentence, reputationText } from "../event-sentence.ts";
import { type Names, useNames } from "../names.ts";
import { EVENT_GROUPS } from "./event-groups.ts";
import { LogList, type LogRow } from "./log-list.tsx";
import { useLog } from "./use-log.ts";

const ALL = "all";

export function EventsLog() {
  const [group, setGroup] = useState(ALL);
  const names = useNames();
  const kinds = EVENT_GROUPS[group]?.join(",");
  const log = useLog(["events", group], (before) =>
    api.get("/api/history/events", { query: { ...(kinds !== undefined && { kinds }), ...before } }),
  );
  return (
    <>
      <SegmentedControl
        aria-label="Which events"
        value={group}
        onChange={setGroup}
        data={[{ value: ALL, label: "All" }, ...Object.keys(EVENT_GROUPS)]}
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
  "cash-adjusted": [IconCoins, "plain"],
  "route-stopped": [IconAlertTriangle, "bad"],
  "route-suspended": [IconRouteOff, "plain"],
  "base-bought": [IconBuilding, "plain"],
  "base-closed": [IconAlertTriangle, "bad"],
  "base-sold": [IconTag, "plain"],
  milestone: [IconTrophy, "good"],
  "campaign-ended": [IconUsersGroup, "plain"],
  "alliance-joined": [IconUsersGroup, "plain"],
  "alliance-left": [IconUsersGroup, "plain"],
  "alliance-expelled": [IconAlertTriangle, "bad"],
};
