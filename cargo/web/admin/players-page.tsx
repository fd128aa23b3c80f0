/** The players as admins see them: found by name, suspended, given another password. */
import { Badge, TextInput } from "@mantine/core";
import { listingOf, queryOf, searchOf } from "@outbound/kit/web/admin/rows/listing.ts";
import { Pager } from "@outbound/kit/web/admin/rows/pager.tsx";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useSearchParams } from "wouter";
import { AdminTable } from "./admin-table.tsx";
import { PlayerActions } from "./player-actions.tsx";
import { playerOf } from "./player-row.ts";
import { useAdminRead } from "./session.ts";
import { tables } from "./tables.ts";

/** The column with the user name in lower case. */
const NAME_KEY = "username_key";

export function PlayersPage() {
  const [search, setSearch] = useSearchParams();
  const listing = { ...listingOf(search), orderBy: NAME_KEY };
  const players = useAdminRead("players", tables.rows("players", queryOf(listing)));
  const sought = listing.filters[NAME_KEY] ?? "";
  return (
    <Page title="Players" lead="Everyone with a company in this world." width={1100}>
      <TextInput
        key={sought}
        label="Find a player"
        description="The whole user name; press Enter to search"
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        defaultValue={sought}
        maw={420}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          const name = event.currentTarget.value.trim().toLowerCase();
          setSearch(name === "" ? {} : searchOf({ ...listing, page: 1, filters: { [NAME_KEY]: name } }));
        }}
      />
      <QueryState query={players} what="the players" />
      {players.data?.total === 0 && (
        <EmptyState title={sought === "" ? "No players yet" : `No player named ${sought}`}>
          {sought === ""
            ? "Players appear here when they register."
            : "Search for the whole user name, or clear the field to show everyone."}
        </EmptyState>
      )}
      {players.isSuccess && players.data.rows.length > 0 && (
        <>
          <AdminTable label="Players" columns={COLUMNS} rows={players.data.rows.map(playerOf)} minWidth={860} />
          <Pager
            listing={listing}
            total={players.data.total}
            uncounted={players.data.totalIsExact ? undefined : players.data}
            onChange={(next) => setSearch(searchOf(next))}
          />
        </>
      )}
    </Page>
  );
}

const COLUMNS: readonly Column<ReturnType<typeof playerOf>>[] = [
  {
    label: "User name",
    isHeader: true,
    cell: ({ id, username, isSuspended, suspension }) => (
      <>
        <TextLink href={`/admin/players/${id}`}>{username}</TextLink>
        {isSuspended && (
          <Badge color="red" variant="light" tt="none" ml="xs">
            suspended
          </Badge>
        )}
        {suspension !== "" && <Note size="xs">{suspension}</Note>}
      </>
    ),
  },
  { label: "Company", cell: ({ companyName }) => companyName },
  { label: "Cash", cell: ({ money }) => euros(money) },
  { label: "Home", cell: ({ home }) => home },
  { label: "Since", className: "nowrap", cell: ({ createdAt }) => instantText(createdAt) },
  { label: "Actions", cell: (player) => <PlayerActions player={player} /> },
];
