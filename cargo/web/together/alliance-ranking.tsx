/** Ranks all alliances by what their members earned. */
import { Badge, Card } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type RankedAlliance } from "../api.ts";
import { useGame } from "../live/live.tsx";

const SHOWN = 50;
const REFRESH_MS = 60_000;

export function AllianceRanking() {
  const { alliance } = useGame().player;
  const call = api.get("/api/alliances", { query: { limit: SHOWN } });
  const query = useRead(["alliances", "ranking"], call, { refetchInterval: REFRESH_MS });
  const items = query.data?.items ?? [];
  return (
    <Section title="Alliances" lead="Ranked by income earned as a member.">
      <QueryState query={query} what="the alliances" />
      {query.data !== undefined && items.length === 0 && <Note>No alliance yet.</Note>}
      {items.length > 0 && (
        <Card className="card" p={0}>
          <DataTable
            label="Alliances by score"
            columns={columnsOf(alliance?.id)}
            rows={items}
            rowKey={({ id }) => id}
            minWidth={0}
          />
        </Card>
      )}
    </Section>
  );
}

const columnsOf = (own: number | undefined): readonly Column<RankedAlliance>[] => [
  { label: "Rank", cell: ({ rank }) => integer(rank) },
  {
    label: "Alliance",
    isHeader: true,
    cell: ({ id, name }) => (
      <>
        <TextLink inherit href={`/together/${id}`}>
          {name}
        </TextLink>{" "}
        {id === own && (
          <Badge size="sm" variant="light" component="span">
            Yours
          </Badge>
        )}
      </>
    ),
  },
  { label: "Members", figures: true, cell: ({ members }) => integer(members) },
  { label: "Score", figures: true, cell: ({ score }) => euros(score) },
];
