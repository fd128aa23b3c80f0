/** How all players rank, by one of four figures. */
import { Badge, Card, SegmentedControl, Table, Text } from "@mantine/core";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Leaderboard } from "../api.ts";
import classes from "./leaderboard-page.module.css";

type Order = Leaderboard["by"];
type Entry = Leaderboard["own"];

const COLUMNS: readonly { readonly by: Order; readonly label: string; readonly show: (entry: Entry) => string }[] = [
  { by: "worth", label: "Worth", show: ({ worth }) => euros(worth) },
  { by: "reputation", label: "Reputation", show: ({ reputation }) => reputation.toFixed(1) },
  { by: "deliveries", label: "Deliveries", show: ({ deliveries }) => integer(deliveries) },
  { by: "km", label: "Distance", show: ({ km }) => `${integer(km)} km` },
];

/** What the rank follows comes first; a phone has no room for the others. */
const columnsFor = (by: Order) => COLUMNS.toSorted((a, b) => Number(b.by === by) - Number(a.by === by));

/** Most entries in one answer of the service. */
const SHOWN = 200;

export default function LeaderboardPage() {
  const [by, setBy] = useState<Order>("worth");
  const ranks = useQuery({
    queryKey: ["leaderboard", by],
    queryFn: () => api.get("/api/leaderboard", { query: { by, limit: SHOWN } }).send(),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Ranking"
      lead={ranks.data && `You rank ${ranks.data.own.rank} of ${counted(ranks.data.players, "player")}.`}
      width={900}
      actions={
        <SegmentedControl
          aria-label="Rank by"
          value={by}
          onChange={(value) => setBy(value as Order)}
          data={COLUMNS.map(({ by: value, label }) => ({ value, label }))}
        />
      }
    >
      {ranks.isPending && <LoadingState what="the ranking" />}
      {ranks.isError && <FailedState error={ranks.error} retry={() => void ranks.refetch()} />}
      {ranks.data && <Ranks board={ranks.data} />}
      <Text size="sm" c="dimmed">
        Net worth is cash plus the sale value of all planes.
      </Text>
    </Page>
  );
}

function Ranks({ board }: { readonly board: Leaderboard }) {
  const { by, entries, own, players } = board;
  const columns = columnsFor(by);
  const isListed = entries.some(({ playerId }) => playerId === own.playerId);
  return (
    <Card className="card" p={0}>
      <Table.ScrollContainer
        minWidth={0}
        scrollAreaProps={{
          offsetScrollbars: false,
          viewportProps: { tabIndex: 0, role: "region", "aria-label": "All ranks" },
        }}
      >
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Rank</Table.Th>
              <Table.Th scope="col">Company</Table.Th>
              {columns.map((column) => (
                <Table.Th
                  key={column.by}
                  scope="col"
                  className={`${classes.figure} ${column.by === by ? "" : classes.other}`}
                  aria-sort={column.by === by ? "descending" : undefined}
                >
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <Rank key={entry.playerId} entry={entry} by={by} isOwn={entry.playerId === own.playerId} />
            ))}
            {!isListed && <Rank entry={own} by={by} isOwn />}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {players > entries.length && (
        <Text size="sm" c="dimmed" p="sm">
          The first {integer(entries.length)} of {counted(players, "player")}.
        </Text>
      )}
    </Card>
  );
}

function Rank({ entry, by, isOwn }: { readonly entry: Entry; readonly by: Order; readonly isOwn: boolean }) {
  return (
    <Table.Tr className={isOwn ? classes.own : ""}>
      <Table.Td>{integer(entry.rank)}</Table.Td>
      <Table.Th scope="row" fw={600}>
        <span className={classes.company}>
          {entry.companyName}{" "}
          {isOwn && (
            <Badge size="sm" variant="light" component="span">
              You
            </Badge>
          )}
        </span>
        <Text size="xs" c="dimmed">
          {entry.username}
        </Text>
      </Table.Th>
      {columnsFor(by).map((column) => (
        <Table.Td key={column.by} className={`${classes.figure} ${column.by === by ? classes.ranked : classes.other}`}>
          {column.show(entry)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
