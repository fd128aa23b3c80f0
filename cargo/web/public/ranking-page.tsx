/** The public ranking, if the operator enables it. Players have their own ranking page. */
import { Card, Group, Stack, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { LoadingState, QueryState } from "@outbound/kit/web/states.tsx";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect } from "wouter";
import { useSession } from "../account/session.ts";
import { api, type PublicRanking } from "../api.ts";
import { figureColumns, type Order, RankBy } from "../leaderboard/ranking-figures.tsx";
import { useStatus } from "../use-status.ts";
import { PublicFrame } from "./public-frame.tsx";

type Entry = PublicRanking["entries"][number];

/** Most entries of one answer. */
const SHOWN = 200;

export default function RankingPage() {
  usePageTitle("Ranking");
  const session = useSession();
  const status = useStatus();
  if (session.data) return <Redirect to="/leaderboard" replace />;
  if (session.isPending) return <LoadingState what="the ranking" />;
  return (
    <PublicFrame>
      <Stack>
        <Title order={1}>Ranking</Title>
        <QueryState query={status} what="the status" />
        {status.data && (status.data.rankingIsPublic ? <Ranking /> : <NotPublic />)}
      </Stack>
    </PublicFrame>
  );
}

const NotPublic = () => (
  <Note>
    This service shows its ranking to players only. <TextLink href="/">Sign in</TextLink> to see it.
  </Note>
);

function Ranking() {
  const [by, setBy] = useState<Order>("worth");
  const ranks = useRead(["public ranking", by], api.get("/api/ranking", { query: { by, limit: SHOWN } }), {
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Group justify="space-between" gap="sm">
        <RankBy by={by} onChange={setBy} />
        {ranks.data && <Note>{counted(ranks.data.players, "company", "companies")}</Note>}
      </Group>
      <QueryState query={ranks} what="the ranking" />
      {ranks.data && (
        <Card className="card" p={0}>
          <DataTable
            label="All ranks"
            columns={columnsOf(by)}
            rows={ranks.data.entries}
            rowKey={({ rank }) => rank}
            sorting={{ by, descending: true }}
            minWidth={0}
          />
        </Card>
      )}
      <Note>Companies without a public page have no name here.</Note>
    </>
  );
}

const columnsOf = (by: Order): readonly Column<Entry, Order>[] => [
  { label: "Rank", cell: ({ rank }) => integer(rank) },
  {
    label: "Company",
    isHeader: true,
    cell: ({ username, companyName }) =>
      username === null ? (
        <Note span>Hidden</Note>
      ) : (
        <TextLink inherit href={`/company/${username}`}>
          {companyName}
        </TextLink>
      ),
  },
  ...figureColumns(by),
];
