/** The players as admins see them: let in or kept out, with another password, and their rows. */
import { Badge, Group, Table, Text, TextInput } from "@mantine/core";
import { listingOf, queryOf, searchOf } from "@outbound/kit/web/admin/rows/listing.ts";
import { Pager } from "@outbound/kit/web/admin/rows/pager.tsx";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import { euros } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useSearchParams } from "wouter";
import { useAdminQuery } from "./admin-query.ts";
import { PlayerActions } from "./player-actions.tsx";
import { type PlayerRow, playerOf } from "./player-row.ts";
import { tables } from "./tables.ts";
import { WideTable } from "./wide-table.tsx";

/** Players are kept by their user name in lower case. */
const NAME_KEY = "username_key";

export function PlayersPage() {
  const [search, setSearch] = useSearchParams();
  const listing = { ...listingOf(search), orderBy: NAME_KEY };
  const players = useAdminQuery("players", tables.rows("players", queryOf(listing)));
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
      {players.isPending && <LoadingState what="the players" />}
      {players.isError && <FailedState error={players.error} retry={() => void players.refetch()} />}
      {players.isSuccess && players.data.total === 0 && (
        <EmptyState title={sought === "" ? "No players yet" : `No player named ${sought}`}>
          {sought === ""
            ? "Players appear here when they register."
            : "Search for the whole user name, or clear the field to show everyone."}
        </EmptyState>
      )}
      {players.isSuccess && players.data.rows.length > 0 && (
        <>
          <WideTable
            label="Players"
            heads={["User name", "Company", "Cash", "Home", "Since", "Actions"]}
            minWidth={860}
          >
            {players.data.rows.map(playerOf).map((player) => (
              <PlayerLine key={player.id} player={player} />
            ))}
          </WideTable>
          <Pager listing={listing} total={players.data.total} onChange={(next) => setSearch(searchOf(next))} />
        </>
      )}
    </Page>
  );
}

function PlayerLine({ player }: { readonly player: PlayerRow }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" fw={600}>
            {player.username}
          </Text>
          {player.isSuspended && (
            <Badge color="red" variant="light" tt="none">
              suspended
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{player.companyName}</Table.Td>
      <Table.Td>{euros(player.money)}</Table.Td>
      <Table.Td>{player.home ?? "none"}</Table.Td>
      <Table.Td style={{ whiteSpace: "nowrap" }}>{instantText(player.createdAt)}</Table.Td>
      <Table.Td>
        <PlayerActions player={player} />
      </Table.Td>
    </Table.Tr>
  );
}
