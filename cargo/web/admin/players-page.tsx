/** Lists the players: searches by name and offers the actions for each one. */
import { Badge, TextInput } from "@mantine/core";
import { atPage, type Listing, listingOf, queryOf, searchOf } from "@outbound/kit/web/admin/rows/listing.ts";
import { NoSuchPage } from "@outbound/kit/web/admin/rows/no-such-page.tsx";
import { Pager } from "@outbound/kit/web/admin/rows/pager.tsx";
import { hourText, minuteText } from "@outbound/kit/web/admin/values.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { type Sorting, sortedBy } from "@outbound/kit/web/table/sorting.ts";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import { api } from "../api.ts";
import { AdminTable } from "./admin-table.tsx";
import { PlayerActions } from "./player-actions.tsx";
import { foundPlayer, playerOf } from "./player-row.ts";
import { useAdminRead } from "./session.ts";
import { tables } from "./tables.ts";

const SOUGHT = "search";

export function PlayersPage() {
  const [search, setSearch] = useSearchParams();
  const sought = search.get(SOUGHT) ?? "";
  const field = useRef<HTMLInputElement>(null);
  // Shows what the address seeks, also after Back, without another element, which would not have the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = sought;
  }, [sought]);
  return (
    <Page title="Players" lead="Everyone with a company in this world.">
      <TextInput
        ref={field}
        label="Find a player"
        description="A part of the user name or of the company's name; press Enter to search"
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        defaultValue={sought}
        maxLength={50}
        maw={420}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          const name = event.currentTarget.value.trim();
          setSearch(name === "" ? {} : { [SOUGHT]: name });
        }}
      />
      {sought === "" ? <AllPlayers /> : <FoundPlayers sought={sought} />}
    </Page>
  );
}

/** Shows the first hundred matches. */
function FoundPlayers({ sought }: { readonly sought: string }) {
  const found = useAdminRead("players", api.get("/api/admin/players", { query: { search: sought, limit: 100 } }));
  const { players = [], total = 0 } = found.data ?? {};
  return (
    <>
      <QueryState query={found} what="the players" />
      {found.isSuccess && total === 0 && (
        <EmptyState title={`No player with “${sought}” in a name`}>
          Search for another part of a name, or clear the field to show everyone.
        </EmptyState>
      )}
      {players.length > 0 && (
        <AdminTable label="Players" columns={COLUMNS} rows={players.map(foundPlayer)} minWidth={980} />
      )}
      {total > players.length && <Note>{`These are the first ${players.length} of ${total}.`}</Note>}
    </>
  );
}

function AllPlayers() {
  const [search, setSearch] = useSearchParams();
  const listing = listingOf(search);
  const by = SORTED.find((name) => name === listing.orderBy) ?? "username_key";
  const sorting = { by, descending: listing.direction === "desc" };
  const players = useAdminRead("players", tables.rows("players", queryOf({ ...listing, orderBy: by })));
  return (
    <>
      <QueryState query={players} what="the players" />
      {players.data?.total === 0 && (
        <EmptyState title="No players yet">Players appear here when they register.</EmptyState>
      )}
      {players.data?.rows.length === 0 && players.data.total > 0 && (
        <NoSuchPage onFirst={() => setSearch(searchOf(atPage(listing, 1)))} />
      )}
      {players.data !== undefined && players.data.rows.length > 0 && (
        <>
          <AdminTable
            label="Players"
            columns={COLUMNS}
            rows={players.data.rows.map(playerOf)}
            minWidth={980}
            sorting={sorting}
            onSort={(next) => setSearch(searchOf(atPage(ordered(listing, sortedBy(sorting, next, isAmount)), 1)))}
          />
          <Pager
            listing={listing}
            total={players.data.total}
            uncounted={players.data.totalIsExact ? undefined : players.data}
            onChange={(next) => setSearch(searchOf(next))}
          />
        </>
      )}
    </>
  );
}

/** Columns that the service can sort by. */
const SORTED = ["username_key", "company_name", "money", "home_icao", "created_at", "seen_at"] as const;
type SortKey = (typeof SORTED)[number];

const ordered = (listing: Listing, { by, descending }: Sorting<SortKey>): Listing => ({
  ...listing,
  orderBy: by,
  direction: descending ? "desc" : "asc",
});
/** Returns true for columns that sort descending at first: amounts and dates. */
const isAmount = (by: SortKey): boolean => by === "money" || by === "created_at" || by === "seen_at";

const COLUMNS: readonly Column<ReturnType<typeof playerOf>, SortKey>[] = [
  {
    label: "User name",
    sort: "username_key",
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
  { label: "Company", sort: "company_name", cell: ({ companyName }) => companyName },
  { label: "Cash", sort: "money", figures: true, cell: ({ money }) => euros(money) },
  { label: "Home", sort: "home_icao", cell: ({ home }) => home },
  {
    label: "Since",
    sort: "created_at",
    className: "nowrap",
    cell: ({ createdAt }) => minuteText(new Date(createdAt).toISOString()),
  },
  {
    label: "Last seen (to the hour)",
    sort: "seen_at",
    className: "nowrap",
    cell: ({ seenAt }) => (seenAt === 0 ? "not yet" : hourText(seenAt)),
  },
  { label: "Actions", cell: (player) => <PlayerActions player={player} /> },
];
