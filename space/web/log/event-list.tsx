/** Shows the events that match the filter, page by page. */
import { Text, Title, VisuallyHidden } from "@mantine/core";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconListDetails } from "@tabler/icons-react";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type GameEvent } from "../api.ts";
import { GAME } from "../game/game.ts";
import { SeverityIcon } from "../game/severity.tsx";
import classes from "./log.module.css";
import { groupText, type LogFilter } from "./log-filter.ts";
import { type TurnGroup, turnGroups, withoutQuietTurns } from "./turn-groups.ts";

const PAGE_LENGTH = 50;

export function EventList({ filter }: { readonly filter: LogFilter }) {
  const pages = useSuspenseInfiniteQuery({
    queryKey: [GAME, "events", filter],
    queryFn: ({ pageParam, signal }) =>
      api
        .get("/api/events", {
          query: { ...filter, limit: PAGE_LENGTH, ...(pageParam === null ? {} : { before: pageParam }) },
        })
        .send({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_LENGTH ? null : (page.at(-1)?.seq ?? null)),
  });
  const events = pages.data.pages.flat();
  // With a filter for kinds or for a turn, quiet turns are not merged.
  const all = filter.kind === undefined && filter.turn === undefined;
  const groups = all ? withoutQuietTurns(turnGroups(events)) : turnGroups(events);
  if (events.length === 0) return <NothingHere filtered={Object.keys(filter).length > 0} />;
  return (
    <>
      <NewEntries events={events} />
      {groups.map((group) => (
        <TurnSection key={group.events[0]?.seq} group={group} />
      ))}
      <OlderButton list={pages} end="No older entries">
        Older entries
      </OlderButton>
    </>
  );
}

function NothingHere({ filtered }: { readonly filtered: boolean }) {
  return (
    <EmptyState icon={<IconListDetails size={22} />} title={filtered ? "No matching entries" : "The log is empty"}>
      {filtered
        ? "Change the filter, or show all."
        : "Your orders, turns and their results appear here. An imported game may come without its log."}
    </EmptyState>
  );
}

function TurnSection({ group }: { readonly group: TurnGroup }) {
  const { from, to } = group;
  if (from !== to) {
    return (
      <Title order={2} py={4}>
        Turns {from}–{to}{" "}
        <Text component="span" size="sm" c="dimmed">
          nothing to report
        </Text>
      </Title>
    );
  }
  return (
    <section>
      <Title order={2} mb="0.4rem">
        Turn {to}
      </Title>
      <ul className={classes.events} data-surface>
        {group.events.map((event) => (
          <li key={event.seq} className={classes.event}>
            <SeverityIcon severity={event.severity} />
            <Text size="sm" flex={1} className="breaks">
              {event.text}
            </Text>
            <Text size="xs" c="dimmed" lh={1.7} style={{ whiteSpace: "nowrap" }}>
              {event.by === undefined ? groupText(event.kind) : `${event.by}, ${groupText(event.kind).toLowerCase()}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Announces new events at the top to screen readers. */
function NewEntries({ events }: { readonly events: readonly GameEvent[] }) {
  const newest = events[0]?.seq ?? 0;
  const [seen, setSeen] = useState({ newest, said: "" });
  if (newest > seen.newest) {
    const added = events.filter(({ seq }) => seq > seen.newest).length;
    setSeen({ newest, said: `${counted(added, "new entry", "new entries")}: ${events[0]?.text ?? ""}` });
  }
  return <VisuallyHidden role="status">{seen.said}</VisuallyHidden>;
}
