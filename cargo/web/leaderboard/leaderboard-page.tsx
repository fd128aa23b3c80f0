/** The ranking of all players, by one of four figures. */
import { Badge, Card, Group, SegmentedControl } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Leaderboard } from "../api.ts";
import { Seasons } from "../seasons/seasons.tsx";
import classes from "./leaderboard-page.module.css";
import { figureColumns, type Order, RankBy } from "./ranking-figures.tsx";

type Entry = Leaderboard["own"];

/** Most entries of one answer. */
const SHOWN = 200;

export default function LeaderboardPage() {
  const [tab, setTab] = useState<Tab>("all");
  return (
    <Page
      title="Ranking"
      width={900}
      actions={
        <SegmentedControl aria-label="Period" value={tab} onChange={(value) => setTab(value as Tab)} data={[...TABS]} />
      }
    >
      {tab === "all" ? <AllTime /> : <Seasons />}
    </Page>
  );
}

const TABS = [
  { value: "all", label: "All time" },
  { value: "seasons", label: "Seasons" },
] as const;
type Tab = (typeof TABS)[number]["value"];

function AllTime() {
  const [by, setBy] = useState<Order>("worth");
  const ranks = useRead(["leaderboard", by], api.get("/api/leaderboard", { query: { by, limit: SHOWN } }), {
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Group justify="space-between" gap="sm">
        <RankBy by={by} onChange={setBy} />
        {ranks.data && (
          <Note>
            You rank {ranks.data.own.rank} of {counted(ranks.data.players, "player")}.
          </Note>
        )}
      </Group>
      <QueryState query={ranks} what="the ranking" />
      {ranks.data && <Ranks board={ranks.data} />}
      <Note>Net worth is cash plus the sale value of all planes.</Note>
    </>
  );
}

function Ranks({ board: { by, entries, own, players } }: { readonly board: Leaderboard }) {
  const isOwn = ({ playerId }: Entry) => playerId === own.playerId;
  return (
    <Card className="card" p={0}>
      <DataTable
        label="All ranks"
        highlightOnHover
        columns={columnsOf(by, isOwn)}
        rows={entries.some(isOwn) ? entries : [...entries, own]}
        rowKey={({ playerId }) => playerId}
        rowProps={(entry) => ({ className: isOwn(entry) ? (classes.own ?? "") : "" })}
        sorting={{ by, descending: true }}
        minWidth={0}
      />
      {players > entries.length && (
        <Note p="sm">
          The first {integer(entries.length)} of {counted(players, "player")}.
        </Note>
      )}
    </Card>
  );
}

const columnsOf = (by: Order, isOwn: (entry: Entry) => boolean): readonly Column<Entry, Order>[] => [
  { label: "Rank", cell: ({ rank }) => integer(rank) },
  {
    label: "Company",
    isHeader: true,
    cell: (entry) => (
      <>
        <span className={classes.company}>
          {entry.companyPage ? (
            <TextLink inherit href={`/company/${entry.username}`}>
              {entry.companyName}
            </TextLink>
          ) : (
            entry.companyName
          )}{" "}
          {isOwn(entry) && (
            <Badge size="sm" variant="light" component="span">
              You
            </Badge>
          )}
        </span>
        <Note size="xs">{entry.username}</Note>
      </>
    ),
  },
  ...figureColumns(by, classes.ranked),
];
