/** Everything about one player: planes, ledger, sessions, API tokens, and changes by admins. */
import { Anchor, Group, SimpleGrid, Stack } from "@mantine/core";
import { rowsAddress } from "@outbound/kit/web/admin/rows/listing.ts";
import type { Row } from "@outbound/kit/web/admin/tables.ts";
import { hourText, instantText, minuteText } from "@outbound/kit/web/admin/values.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { euros, signedEuros } from "@outbound/kit/web/format.ts";
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { Link } from "wouter";
import { entryName } from "../company/reasons.ts";
import { AdminTable } from "./admin-table.tsx";
import { actionText } from "./audit-lines.ts";
import { PlayerActions } from "./player-actions.tsx";
import { playerOf } from "./player-row.ts";
import { useAdminRead } from "./session.ts";
import { tables } from "./tables.ts";

export function PlayerPage({ playerId }: { readonly playerId: number }) {
  const found = useAdminRead("player", newest("players", { id: String(playerId) }));
  if (found.data === undefined) return <QueryState query={found} what="the player" />;
  const [row] = found.data.rows;
  if (row === undefined) return <NotFoundPage />;
  const player = playerOf(row);
  const { username, companyName, money, home, createdAt, suspension, isSuspended } = player;
  const state = isSuspended ? `, suspended ${suspension}` : "";
  return (
    <Page
      title={username}
      lead={`${companyName}, cash ${euros(money)}, home ${home}, since ${instantText(createdAt)}${state}`}
      actions={<PlayerActions player={player} />}
    >
      <QueryState query={found} what="the player" />
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: "start" }}>
        <Stack>
          <Rows title="Planes" table="planes" column="owner_id" value={playerId} columns={PLANES} />
          <Rows title="Sessions" table="sessions" column="player_id" value={playerId} columns={SESSIONS} />
          <Rows title="API tokens" table="api_tokens" column="player_id" value={playerId} columns={TOKENS} />
        </Stack>
        <Stack>
          <Rows title="Ledger" table="ledger" column="player_id" value={playerId} columns={LEDGER} orderBy="at" />
          <Rows title="Audit" table="audit" column="target" value={`players ${playerId}`} columns={AUDIT} />
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

const SHOWN = 15;

const newest = (table: string, filters: Readonly<Record<string, string>>, orderBy = "id") =>
  tables.rows(table, {
    limit: SHOWN,
    orderBy,
    direction: "desc",
    where: Object.fromEntries(Object.entries(filters).map(([name, value]) => [`where.${name}`, value])),
  });

type IdRow = Row & { readonly id: number };

interface RowsProps {
  readonly title: string;
  readonly table: string;
  /** The column that identifies the player, and its value. */
  readonly column: string;
  readonly value: number | string;
  readonly columns: readonly Column<IdRow>[];
  readonly orderBy?: string;
}

/** Shows the newest rows of a table that belong to the player, with a link to all of them. */
function Rows({ title, table, column, value, columns, orderBy }: RowsProps) {
  const rows = useAdminRead(`player-${table}`, newest(table, { [column]: String(value) }, orderBy));
  return (
    <Section title={title}>
      <QueryState query={rows} what={inSentence(title)} />
      {rows.data?.rows.length === 0 && <Note>None.</Note>}
      {rows.isSuccess && rows.data.rows.length > 0 && (
        <>
          <AdminTable
            label={`${title}, newest`}
            columns={columns}
            rows={rows.data.rows as readonly IdRow[]}
            minWidth={440}
            isReadOnly
          />
          <Group justify="flex-end" mt="xs">
            <Anchor component={Link} href={rowsAddress(table, column, value)} size="sm" underline="always">
              All {inSentence(title)}
            </Anchor>
          </Group>
        </>
      )}
    </Section>
  );
}

/** Returns the title in lower case for the middle of a sentence, unless it begins with an acronym. */
const inSentence = (title: string): string => title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const at = (value: unknown) => instantText(Number(value));

const PLANES: readonly Column<IdRow>[] = [
  { label: "Plane", isHeader: true, cell: ({ name }) => String(name) },
  { label: "Type", cell: ({ model_id }) => String(model_id) },
  {
    label: "Where",
    cell: ({ airport_icao, dest_icao }) => (dest_icao === null ? `${airport_icao}` : `${airport_icao} → ${dest_icao}`),
  },
  { label: "Health", figures: true, cell: ({ health }) => (Number(health) / 100).toFixed(1) },
];
const LEDGER: readonly Column<IdRow>[] = [
  { label: "Entry", isHeader: true, cell: ({ reason }) => entryName(String(reason)) },
  { label: "Amount", figures: true, cell: ({ amount }) => signedEuros(Number(amount)) },
  { label: "Cash", figures: true, cell: ({ balance }) => euros(Number(balance)) },
  { label: "When", className: "nowrap", cell: (row) => minuteText(new Date(Number(row.at)).toISOString()) },
];
const TOKENS: readonly Column<IdRow>[] = [
  { label: "Name", isHeader: true, cell: ({ name }) => String(name) },
  { label: "Scope", cell: ({ scope }) => String(scope) },
  {
    label: "Last used",
    className: "nowrap",
    cell: ({ last_used_at }) => (last_used_at === null ? "never" : hourText(Number(last_used_at))),
  },
  { label: "Expires", className: "nowrap", cell: ({ expires_at }) => at(expires_at) },
];
const SESSIONS: readonly Column<IdRow>[] = [
  { label: "From", isHeader: true, className: "nowrap", cell: ({ address }) => String(address) },
  { label: "Since", className: "nowrap", cell: ({ created_at }) => at(created_at) },
  { label: "Last used", className: "nowrap", cell: ({ last_used_at }) => hourText(Number(last_used_at)) },
];
const AUDIT: readonly Column<IdRow>[] = [
  { label: "When", className: "nowrap", cell: (row) => at(row.at) },
  { label: "What", isHeader: true, cell: ({ action }) => actionText(String(action)) },
  { label: "Admin", cell: ({ admin_name }) => String(admin_name) },
];
