/** Shows the current and past seasons, ranked by one of three figures, with or without route earnings. */
import { Badge, Card, Group, SegmentedControl, Switch, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Season, type SeasonEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { monthName, type SeasonFigure, seasonValue } from "./season-text.ts";

const FIGURES: readonly { readonly value: SeasonFigure; readonly label: string }[] = [
  { value: "net", label: "Net result" },
  { value: "tkm", label: "Tonne-km" },
  { value: "punctuality", label: "Punctuality" },
];

export function Seasons() {
  const [by, setBy] = useState<SeasonFigure>("net");
  const [hand, setHand] = useState(false);
  const seasons = useRead(["seasons", by, hand], api.get("/api/seasons", { query: { by, hand, limit: 12 } }), {
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="Compare by"
          value={by}
          onChange={(value) => setBy(value as SeasonFigure)}
          data={[...FIGURES]}
        />
        <Switch
          label="Without routes"
          checked={hand}
          onChange={({ currentTarget }) => setHand(currentTarget.checked)}
        />
      </Group>
      <QueryState query={seasons} what="the seasons" />
      {seasons.data?.items.map((season) => (
        <SeasonCard key={season.season} season={season} by={by} />
      ))}
      <Note>
        A season is a month of real time, in UTC. Punctuality counts from 30 deliveries with a deadline. The first ten
        are kept.
      </Note>
    </>
  );
}

function SeasonCard({
  season: { season, isRunning, entries, own },
  by,
}: {
  readonly season: Season;
  readonly by: SeasonFigure;
}) {
  const playerId = useGame().player.id;
  const rows = own === null || entries.some((entry) => entry.playerId === own.playerId) ? entries : [...entries, own];
  return (
    <Card component="section" className="card" p={0} aria-label={monthName(season)}>
      <Group justify="space-between" p="sm" pb={4}>
        <Text component="h2" fw={650}>
          {monthName(season)}
        </Text>
        <Badge variant="light" color={isRunning ? "teal" : "gray"}>
          {isRunning ? "Running" : "Finished"}
        </Badge>
      </Group>
      {rows.length === 0 ? (
        <Note p="sm">{isRunning ? "No scores yet. The first delivery opens the season." : "No scores."}</Note>
      ) : (
        <DataTable
          label={`${monthName(season)}, first players`}
          columns={columnsOf(by, playerId)}
          rows={rows}
          rowKey={({ rank }) => rank}
          minWidth={0}
        />
      )}
    </Card>
  );
}

const columnsOf = (by: SeasonFigure, playerId: number): readonly Column<SeasonEntry>[] => [
  { label: "Rank", cell: ({ rank }) => rank },
  {
    label: "Company",
    isHeader: true,
    cell: (entry) => (
      <>
        {entry.companyName ?? "Deleted company"}{" "}
        {entry.playerId === playerId && (
          <Badge size="sm" variant="light" component="span">
            You
          </Badge>
        )}
      </>
    ),
  },
  {
    label: FIGURES.find(({ value }) => value === by)?.label ?? "",
    figures: true,
    cell: ({ value }) => seasonValue(by, value),
  },
];
